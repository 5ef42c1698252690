import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { type InstrumentInput, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { line, rawPdf } from '../../../test/outside/pdfs/raw-pdf.ts'
import { buildCommitment, buildPlace } from '../../../test/proofs/build-commitment.ts'
import { buildContainerFile } from '../../../test/proofs/build-container.ts'
import {
  buildDocument,
  buildInstrument,
  buildMiningUnit,
} from '../../../test/proofs/build-instrument.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let unit: { id: number }
let params: { projectId: number }
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  unit = await buildMiningUnit(puquio.database, mine.project)
  admin = await puquio.signIn(mine.admin)
})

const fields = (given: Partial<InstrumentInput> = {}): InstrumentInput => ({
  miningUnitId: unit.id,
  name: 'EIA-d del tajo',
  kind: 'eia-d',
  year: 2014,
  authority: 'MINEM',
  resolution: 'R.D. 907-2014-MEM/DGAAM',
  resolutionOn: '2014-06-18',
  inForceFrom: '2014-06-19',
  changes: [],
  ...given,
})
const create = (given: Partial<InstrumentInput> = {}) =>
  admin.call(instrumentRoutes.create, { params, body: fields(given) })
const of = (instrumentId: number) => ({ params: { ...params, instrumentId } })
const list = async (query: object = {}) =>
  (await admin.call(instrumentRoutes.list, { params, query })).items

describe('instruments', () => {
  it('are created, edited, retired with a reason and restored', async () => {
    const made = await create()
    const { miningUnitId: _unit, ...kept } = fields()
    expect(made).toMatchObject({ ...kept, miningUnit: { id: unit.id } })
    const edit = { ...fields({ name: 'EIA-d 2014', resolution: '' }), version: made.version }
    const edited = await admin.call(instrumentRoutes.edit, { ...of(made.id), body: edit })
    expect(edited).toMatchObject({ name: 'EIA-d 2014', resolution: '', version: 2 })
    const stale = await admin.refusal(instrumentRoutes.edit, { ...of(made.id), body: edit })
    expect(stale).toMatchObject({ problem: 'CHANGED_MEANWHILE' })

    const body = { reason: 'Reemplazado por la MEIA', version: 2 }
    const retired = await admin.call(instrumentRoutes.retire, { ...of(made.id), body })
    expect(retired).toMatchObject({ retiredReason: body.reason, version: 3 })
    expect(await list()).toEqual([])
    expect(await list({ view: 'retired' })).toMatchObject([{ id: made.id }])
    const again = { ...edit, version: 3 }
    expect(
      await admin.refusal(instrumentRoutes.edit, { ...of(made.id), body: again }),
    ).toMatchObject({ problem: 'INSTRUMENT_RETIRED' })
    const restored = await admin.call(instrumentRoutes.restore, {
      ...of(made.id),
      body: { version: 3 },
    })
    expect(restored).toMatchObject({ retiredAt: null, retiredReason: null })
  })

  it('have a name of their own among those in use, of at most 50 characters', async () => {
    await create()
    const same = { params, body: fields({ name: 'EIA-D DEL TAJO' }) }
    expect(await admin.refusal(instrumentRoutes.create, same)).toMatchObject({
      problem: 'ALREADY_EXISTS',
      fields: [{ path: 'name', code: 'taken' }],
    })
    const long = { params, body: fields({ name: 'x'.repeat(51) }) }
    expect(await admin.refusal(instrumentRoutes.create, long)).toMatchObject({
      fields: [{ path: 'name' }],
    })
  })

  it('are of a mining unit in use, which a later retirement leaves to them', async () => {
    const retired = await buildMiningUnit(puquio.database, mine.project, {
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const wrong = { params, body: fields({ miningUnitId: retired.id }) }
    expect(await admin.refusal(instrumentRoutes.create, wrong)).toMatchObject({
      fields: [{ path: 'miningUnitId', code: 'not-in-list' }],
    })
    const { database } = puquio
    const held = await buildInstrument(database, mine, { miningUnitId: retired.id })
    const body = { ...fields({ miningUnitId: retired.id }), version: 1 }
    await admin.call(instrumentRoutes.edit, { ...of(held.id), body })
  })

  it('form a chain that is seen from both ends and never becomes a circle', async () => {
    const eia = await create()
    const changes = [{ kind: 'modifies' as const, instrumentId: eia.id }]
    const meia = await create({ name: 'MEIA', kind: 'meia', year: 2019, changes })
    const its = await create({
      name: 'ITS',
      kind: 'its',
      year: 2022,
      changes: [{ kind: 'modifies', instrumentId: meia.id }],
    })
    expect(await admin.call(instrumentRoutes.get, of(meia.id))).toMatchObject({
      changes: [{ kind: 'modifies', instrument: { id: eia.id, name: 'EIA-d del tajo' } }],
      changedBy: [{ kind: 'modifies', instrument: { id: its.id } }],
    })
    await create({ name: 'PAMA de otra cadena', kind: 'pama', year: 1997 })
    for (const { id } of [eia, meia, its])
      expect((await admin.call(instrumentRoutes.get, of(id))).chain).toMatchObject({
        instruments: [{ id: eia.id }, { id: meia.id }, { id: its.id }],
        changes: [
          { kind: 'modifies', instrumentId: meia.id, earlierId: eia.id },
          { kind: 'modifies', instrumentId: its.id, earlierId: meia.id },
        ],
      })
    for (const instrumentId of [eia.id, its.id]) {
      const body = { ...fields({ changes: [{ kind: 'replaces', instrumentId }] }), version: 1 }
      expect(await admin.refusal(instrumentRoutes.edit, { ...of(eia.id), body })).toMatchObject({
        problem: 'INSTRUMENT_CHAIN',
      })
    }
    expect(await admin.call(instrumentRoutes.get, of(eia.id))).toMatchObject({ changes: [] })
  })

  it('are filtered, searched and sorted, with what is counted of them', async () => {
    const other = await buildMiningUnit(puquio.database, mine.project)
    const eia = await create()
    const its = await create({ name: 'ITS-3', kind: 'its', year: 2022, miningUnitId: other.id })
    const { database } = puquio
    for (const state of ['proposed', 'verified', 'rejected', 'rejected'])
      await buildCommitment(database, { ...mine, instrument: eia }, { state })
    expect(await list()).toMatchObject([{ id: its.id }, { id: eia.id }])
    expect(await list({ sort: 'year' })).toMatchObject([{ id: eia.id }, { id: its.id }])
    expect(await list({ miningUnits: String(other.id) })).toMatchObject([{ id: its.id }])
    expect(await list({ kinds: 'eia-d' })).toMatchObject([
      {
        id: eia.id,
        commitments: { proposed: 1, verified: 0, 'in-force': 1, rejected: 2, superseded: 0 },
        decidedShare: 0.75,
        standing: null,
      },
    ])
    expect(await list({ year: '2022' })).toMatchObject([{ id: its.id, decidedShare: null }])
    await buildCommitment(database, { ...mine, instrument: its })
    expect(await list({ sort: '-decided' })).toMatchObject([
      { id: eia.id, decidedShare: 0.75 },
      { id: its.id, decidedShare: 0 },
    ])
    expect(await list({ sort: 'decided' })).toMatchObject([{ id: its.id }, { id: eia.id }])
    expect(await list({ search: '907-2014 tajo' })).toMatchObject([{ id: eia.id }])
    const choices = await admin.call(instrumentRoutes.choices, { params })
    expect(choices.years).toEqual([2022, 2014])
  })

  it('leave as a workbook and as CSV', async () => {
    await create({ name: '=1+1' })
    const csv = await admin.send(instrumentRoutes.file, { params, query: { format: 'csv' } })
    expect(csv.payload).toContain("'=1+1")
    const xlsx = await admin.send(instrumentRoutes.file, { params, query: {} })
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('documents', () => {
  const keep = async (content: Buffer, name = 'EIA-d.pdf', mediaType = 'application/pdf') => {
    const path = join(tmpdir(), `puquio-test-${randomUUID()}`)
    await writeFile(path, content)
    const sha256 = await puquio.platform.files.put(path)
    const file = await insert(puquio.database, 'stored_file', {
      ...params,
      sha256,
      name,
      mediaType,
      bytes: content.length,
      uploadedAt: '2026-02-01T12:00:00Z',
      uploadedBy: mine.admin.id,
    })
    return buildContainerFile(puquio.database, { ...mine, file }, false, 'instrument')
  }
  const attach = (instrumentId: number, containerFileId: number) =>
    admin.call(documentRoutes.attach, { ...of(instrumentId), body: { containerFileId } })
  const study = rawPdf([
    { content: line('Se realizara el monitoreo trimestral del agua.', 60, 700) },
  ])

  it('are looked into by a job, and sent in parts to a viewer', async () => {
    const { id } = await create()
    const { id: documentId, state } = await attach(id, (await keep(study)).id)
    expect(state).toBe('waiting')
    await runJobs(puquio, 'look-into-document')
    expect(await admin.call(documentRoutes.list, of(id))).toMatchObject([
      { id: documentId, state: 'ready', pages: 1, hasScript: false, problem: null },
    ])
    const at = { params: { ...params, documentId } }
    const part = await admin.send(documentRoutes.view, at, { headers: { range: 'bytes=0-4' } })
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF-'])
    const whole = await admin.send(documentRoutes.original, at)
    expect(whole.rawPayload).toEqual(study)
    expect(whole.headers['content-disposition']).toContain('attachment')
  })

  it('of the same content in two instruments name each other', async () => {
    const [first, second] = [await create({ name: 'Uno' }), await create({ name: 'Dos' })]
    const twin = rawPdf([{ content: line('Se regara la via de acceso.', 60, 700) }])
    const one = await attach(first.id, (await keep(twin)).id)
    expect(one).toMatchObject({ instrument: 'Uno', alsoIn: [] })
    const other = await attach(second.id, (await keep(twin)).id)
    expect(other.alsoIn).toEqual([
      { documentId: one.id, instrumentId: first.id, instrument: 'Uno' },
    ])
    expect((await admin.call(documentRoutes.list, of(first.id)))[0]?.alsoIn).toEqual([
      { documentId: other.id, instrumentId: second.id, instrument: 'Dos' },
    ])
    await runJobs(puquio, 'look-into-document')
  })

  it('that cannot be read say why', async () => {
    const { id } = await create()
    await attach(id, (await keep(Buffer.from('%PDF-1.7\nbroken'))).id)
    await runJobs(puquio, 'look-into-document')
    expect(await admin.call(documentRoutes.list, of(id))).toMatchObject([
      { state: 'refused', pages: null, problem: { code: 'PDF_DAMAGED' } },
    ])
  })

  it('are PDFs, and the same content is one', async () => {
    const { id } = await create()
    const word = await keep(Buffer.from('PK'), 'a.docx', 'application/vnd.ms-word')
    const refusal = (containerFileId: number) =>
      admin.refusal(documentRoutes.attach, { ...of(id), body: { containerFileId } })
    expect(await refusal(word.id)).toMatchObject({ problem: 'FILE_TYPE_NOT_ACCEPTED' })
    await attach(id, (await keep(study)).id)
    expect(await refusal((await keep(study, 'copia.pdf')).id)).toMatchObject({
      problem: 'DOCUMENT_KNOWN',
      params: { name: expect.stringMatching(/\.pdf$/) },
    })
    expect(await refusal(999_999)).toMatchObject({ status: 404 })
  })

  it('are taken off unless a commitment is quoted from them', async () => {
    const { database } = puquio
    const instrument = await buildInstrument(database, mine)
    const held = await keep(study)
    const file = await insert(database, 'stored_file', {
      ...params,
      sha256: Buffer.alloc(32, 1),
      name: 'b.pdf',
      mediaType: 'application/pdf',
      bytes: 1,
      uploadedAt: '2026-02-01T12:00:00Z',
      uploadedBy: mine.admin.id,
    })
    expect(held.id).toBeGreaterThan(0)
    const document = await buildDocument(database, { ...mine, instrument, file })
    const commitment = await buildCommitment(database, { ...mine, instrument })
    await buildPlace(database, { ...mine, commitment, document })
    const at = { params: { ...params, documentId: document.id } }
    expect(await admin.refusal(documentRoutes.remove, at)).toMatchObject({
      problem: 'DOCUMENT_QUOTED',
      params: { commitments: 1 },
    })
    const free = await buildDocument(database, { ...mine, instrument, file })
    await admin.call(documentRoutes.remove, { params: { ...params, documentId: free.id } })
    expect(await admin.call(documentRoutes.list, of(instrument.id))).toHaveLength(1)
  })

  it('say where a quote stands', async () => {
    const { database } = puquio
    const instrument = await buildInstrument(database, mine)
    const containerFile = await keep(study)
    const { id: documentId } = await attach(instrument.id, containerFile.id)
    const page = (number: number, text: string) =>
      insert(database, 'document_page', {
        ...params,
        documentId,
        page: number,
        text,
        source: 'text',
        runs: JSON.stringify([{ start: 12, length: 37, x: 60, y: 90, width: 370, height: 12 }]),
        widthPt: 600,
        heightPt: 800,
      })
    await page(1, 'Capítulo 7. Se realizará el monitoreo trimestral.')
    await page(40, 'Capítulo 9. Se regarán las vías dos veces al día.')
    const ask = (quote: string, at = 1) =>
      admin.call(documentRoutes.quote, {
        params: { ...params, documentId },
        query: { page: at, quote },
      })
    expect(await ask('Se realizará el  moni-\ntoreo trimestral')).toMatchObject({
      place: { page: 1, areas: [{ page: 1, x: 60, y: 90, height: 12 }] },
    })
    expect(await ask('se realizará el monitoreo mensual')).toEqual({ place: null })
    const near = { page: 40, areas: [{ page: 40, x: 60, y: 90, height: 12 }] }
    expect(await ask('Se regarán las vías dos veces al día', 38)).toMatchObject({ place: near })
    expect(await ask('Se regarán las vías dos veces al día', 20)).toEqual({ place: null })
  })

  it('let others work while a quote is looked for on full pages', async () => {
    const { database } = puquio
    const instrument = await buildInstrument(database, mine)
    const { id: documentId } = await attach(instrument.id, (await keep(study)).id)
    const from = { ...params, documentId, source: 'text', widthPt: 600, heightPt: 800, runs: '[]' }
    const page = (number: number, text: string) =>
      insert(database, 'document_page', { ...from, page: number, text })
    const full = Array.from({ length: 60_000 }, (_, at) =>
      String.fromCharCode(0x4e00 + (at % 20_000)),
    ).join('')
    for (const number of [4, 5, 6]) await page(number, full)
    await expect(page(10, `${full}x`)).rejects.toThrow('document_page_text_check')
    const startMs = performance.now()
    let [lastMs, longestMs] = [startMs, 0]
    const beat = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - lastMs)
      lastMs = performance.now()
    }, 5)
    const query = { page: 5, quote: 'Un compromiso que no está en ninguna página' }
    const found = await admin.call(documentRoutes.quote, {
      params: { ...params, documentId },
      query,
    })
    clearInterval(beat)
    expect(found).toEqual({ place: null })
    expect(longestMs).toBeLessThan((performance.now() - startMs) / 4)
  })

  it('of another project are not there, and only administrators add any', async () => {
    const { id } = await create()
    const { id: documentId } = await attach(id, (await keep(study)).id)
    const elsewhere = await buildMine(puquio.database)
    const stranger = await puquio.signIn(elsewhere.admin)
    const theirs = { params: { projectId: elsewhere.project.id, documentId } }
    expect(await stranger.refusal(documentRoutes.view, theirs)).toMatchObject({ status: 404 })
    const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    const body = { containerFileId: 1 }
    expect(await writer.refusal(documentRoutes.attach, { ...of(id), body })).toMatchObject({
      status: 403,
    })
  })
})
