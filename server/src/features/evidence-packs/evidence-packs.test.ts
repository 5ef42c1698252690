import { execFile } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { languages } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildMine, buildMonitoring, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { rawPdf } from '../../../test/outside/pdfs/raw-pdf.ts'
import { buildCommitment, buildPlace } from '../../../test/proofs/build-commitment.ts'
import { buildDocument, buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { buildLaboratory } from '../../../test/proofs/build-laboratory.ts'
import { buildOccurrence, buildRole, buildTask } from '../../../test/proofs/build-task.ts'
import { smallPng } from '../../../test/reports/sample-report.ts'
import { unpacked } from '../../../test/reports/unpacked.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { readPages } from '../../platform/pdf/read/read-pdf.ts'
import { projectRoot } from '../../platform/project-root.ts'
import { zipStream } from '../../platform/xlsx/package/zip-stream.ts'
import { readVerified } from '../commitments/service.ts'

let puquio: TestApp
let folder: string
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDuties>>
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  folder = mkdtempSync(join(tmpdir(), 'puquio-packs-'))
  mine = await buildMine(puquio.database)
  built = await buildDuties(mine)
  params = { projectId: mine.project.id }
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})
afterAll(async () => {
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

async function keep(project: { id: number }, name: string, mediaType: string, content: Buffer) {
  const path = join(folder, 'kept')
  writeFileSync(path, content)
  const sha256 = await puquio.platform.files.put(path)
  return insert(puquio.database, 'stored_file', {
    projectId: project.id,
    sha256,
    name,
    mediaType,
    bytes: content.length,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: mine.admin.id,
  })
}

/** A verified commitment with two monitorings, one of them omitted, a task, a result, files; and one that nobody verified. */
async function buildDuties(of: typeof mine) {
  const { database } = puquio
  const { project, admin } = of
  const instrument = await buildInstrument(database, of, { name: 'EIA-d de prueba' })
  const pdf = rawPdf([{ content: 'BT /F1 12 Tf 72 700 Td (Se realizara el monitoreo) Tj ET' }])
  const file = await keep(project, 'eia.pdf', 'application/pdf', pdf)
  const document = await buildDocument(database, { ...of, instrument, file })
  const verified = { state: 'verified', decidedAt: '2026-02-01T12:00:00Z', decidedBy: admin.id }
  const commitment = await buildCommitment(database, { ...of, instrument }, verified)
  await buildPlace(database, { project, commitment, document })
  const proposed = await buildCommitment(
    database,
    { ...of, instrument },
    { shortName: 'Nadie lo verificó' },
  )
  const at = { commitmentId: commitment.id }
  const done = await buildMonitoring(database, of, {
    ...at,
    profileId: of.profile.id,
    estimatedOn: '2026-02-01',
    actionOn: '2026-02-02',
    actionCompleted: true,
    sampleTaken: true,
    isMishap: true,
    mishapDetail: 'Se rompió un frasco',
    observation: 'Toma sin novedad',
  })
  await buildMonitoring(database, of, {
    ...at,
    estimatedOn: '2026-02-10',
    omittedAt: '2026-02-09T12:00:00Z',
    omittedReason: 'Punto seco por estiaje',
  })
  const photo = await keep(project, 'foto del punto.png', 'image/png', smallPng)
  await insert(database, 'monitoring_evidence', {
    projectId: project.id,
    monitoringId: done.id,
    fileId: photo.id,
    kind: 'photo',
  })
  await buildLaboratory(database, { ...of, monitoring: done })
  const role = await buildRole(database, of)
  const task = await buildTask(database, { ...of, commitment, role })
  const sheet = await keep(project, 'cargo.pdf', 'application/pdf', Buffer.from('%PDF-1.4 cargo'))
  await buildOccurrence(database, { ...of, task, file: sheet }, { dueOn: '2026-03-31' })
  return { instrument, commitment, proposed }
}

const all = ['pages', 'results', 'evidence', 'documents'] as const
const order = (given: object = {}) => ({
  kind: 'commitment' as const,
  commitmentId: built.commitment.id,
  language: 'es' as const,
  parts: [...all],
  ...given,
})
const make = async (given: object = {}) => {
  const { id } = await reader.call(api.start, { params, body: order(given) })
  await runJobs(puquio, 'make-pdf', 'make-pack')
  const on = { params: { ...params, evidencePackId: id } }
  const pack = await reader.call(api.get, on)
  const { rawPayload } = await reader.send(api.file, on)
  return { on, pack, zip: rawPayload }
}
const textOf = async (pdf: Buffer) => {
  const pages: string[] = []
  const file = { source: pdf, project: mine.project.id }
  await readPages(file, { from: 1 }, ({ text }) => void pages.push(text))
  return pages.join('\n').replace(/\s+/g, ' ')
}
/** Runs the script as anybody would, with Node alone. */
const verify = (zip: Buffer, ...options: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const path = join(folder, 'pack.zip')
    writeFileSync(path, zip)
    const script = join(projectRoot, 'scripts/verify-pack.mjs')
    execFile(process.execPath, [script, path, ...options], (error, out, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + wrong }),
    )
  })
type Part = { name: string; content: Buffer }
const zipOf = (parts: readonly Part[]) =>
  buffer(
    Readable.from(
      zipStream(Readable.from(parts.map(({ name, content }) => ({ name, pieces: [content] }))), {
        modifiedAt: new Date('2026-02-01T00:00:00Z'),
        compressionLevel: 1,
      }),
    ),
  )

describe('a pack of a commitment', () => {
  test('holds the report, the workbooks, the files and a manifest that anybody verifies', async () => {
    const { pack, zip } = await make()
    expect(pack).toMatchObject({
      stage: 'done',
      isMine: true,
      problem: null,
      counts: { commitments: 1, monitorings: 2, occurrences: 1, results: 1, files: 3 },
      commitment: { id: built.commitment.id },
    })
    const parts = await unpacked(zip)
    expect(parts.map(({ name }) => name)).toEqual([
      'informe.pdf',
      'matriz.xlsx',
      'monitoreos.xlsx',
      'resultados.xlsx',
      'evidencia/E-0001 foto del punto.png',
      'evidencia/E-0002 cargo.pdf',
      'documentos/D-0001 EIA-d capítulo 7.pdf',
      'manifest.json',
      'manifest.sig',
      'signing-key.pem',
    ])
    expect(pack.files.map(({ path }) => path)).toEqual(parts.slice(0, -3).map(({ name }) => name))
    const { key } = await reader.call(api.key, {})
    const { code, said } = await verify(zip, '--key', key?.fingerprint ?? '')
    expect(said).toContain('VALID')
    expect(said).toContain(key?.fingerprint)
    expect(code).toBe(0)
    expect((await verify(zip)).code).toBe(0)

    const text = await textOf(parts[0]?.content ?? Buffer.alloc(0))
    for (const part of [
      'Monitoreo trimestral de agua',
      'Se realizará el monitoreo trimestral de la calidad del agua.',
      'EIA-d capítulo 7.pdf, página 1',
      '01/02/2026',
      '02/02/2026',
      'Punto seco por estiaje',
      'Se rompió un frasco',
      'Informe trimestral a OEFA',
      'Caudal de rebose',
      'EIA-d 2014',
      'E-0001',
      key?.fingerprint ?? '-',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Nadie lo verificó')
  })

  test.each(languages)('is made in %s', async (language) => {
    const { pack, zip } = await make({ language, parts: [] })
    expect(pack.stage).toBe('done')
    expect((await unpacked(zip)).map(({ name }) => name.split('.').pop())).toEqual([
      'pdf',
      'xlsx',
      'xlsx',
      'json',
      'sig',
      'pem',
    ])
  })
})

test('of an instrument and of a period has verified commitments alone, within its dates', async () => {
  const ofInstrument = { kind: 'instrument', instrumentId: built.instrument.id, parts: [] }
  expect((await make(ofInstrument)).pack.counts).toMatchObject({ commitments: 1, monitorings: 2 })
  const march = { kind: 'period', from: '2026-03-01', to: '2026-03-31', parts: [] }
  expect((await make(march)).pack.counts).toMatchObject({ monitorings: 0, occurrences: 1 })
  const empty = order({ kind: 'period', from: '2030-01-01', to: '2030-12-31' })
  expect((await reader.refusal(api.start, { params, body: empty })).problem).toBe('PACK_EMPTY')
  const proposed = order({ commitmentId: built.proposed.id })
  expect((await reader.refusal(api.start, { params, body: proposed })).problem).toBe(
    'COMMITMENT_NOT_VERIFIED',
  )
})

test('of an instrument has its commitments as they stand in its documents, page 9 before page 10', async () => {
  const { database } = puquio
  const of = await buildMine(database)
  const instrument = await buildInstrument(database, of)
  const file = await keep(of.project, 'eia.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
  const document = await buildDocument(database, { ...of, instrument, file })
  const verified = { state: 'verified', decidedAt: '2026-02-01T12:00:00Z', decidedBy: of.admin.id }
  for (const page of [10, 100, 9]) {
    const shortName = `De la página ${page}`
    const commitment = await buildCommitment(
      database,
      { ...of, instrument },
      { ...verified, shortName },
    )
    await buildPlace(database, { ...of, commitment, document }, { page })
  }
  const scope = projectScope(database, puquio.clock, {
    projectId: of.project.id,
    userId: of.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const found = await readVerified(scope, { id: null, instrumentId: instrument.id })
  expect(found.map(({ shortName }) => shortName)).toEqual([
    'De la página 9',
    'De la página 10',
    'De la página 100',
  ])
})

describe('the verifier refuses', () => {
  let zip: Buffer
  let parts: Part[]
  beforeAll(async () => {
    ;({ zip } = await make({ parts: ['evidence'] }))
    parts = await unpacked(zip)
  })
  const changed = (change: (parts: Part[]) => Part[]) =>
    zipOf(change(parts.map((one) => ({ ...one }))))
  const flipped = ({ name, content }: Part): Part => {
    const other = Buffer.from(content)
    other[other.length >> 1] = (other[other.length >> 1] ?? 0) ^ 1
    return { name, content: other }
  }
  const at = (name: string) => parts.findIndex((one) => one.name.startsWith(name))
  const signedByAnother = (list: Part[]) => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const manifest = list[at('manifest.json')]?.content ?? Buffer.alloc(0)
    return list.map((one) =>
      one.name === 'manifest.sig'
        ? { ...one, content: Buffer.from(sign(null, manifest, privateKey).toString('base64')) }
        : one.name === 'signing-key.pem'
          ? { ...one, content: Buffer.from(publicKey) }
          : one,
    )
  }

  test('nothing where the same files are packed anew', async () => {
    expect((await verify(await changed((list) => list))).code).toBe(0)
  })
  test.each<[string, (list: Part[]) => Part[], string]>([
    [
      'a changed byte',
      (list) => list.map((one, index) => (index === at('evidencia/E-0001') ? flipped(one) : one)),
      'content was changed',
    ],
    [
      'an added file',
      (list) => [...list, { name: 'otra.pdf', content: Buffer.from('x') }],
      'added or renamed',
    ],
    [
      'a removed file',
      (list) => list.filter((_, index) => index !== at('evidencia/E-0001')),
      'removed or renamed',
    ],
    [
      'a renamed file',
      (list) =>
        list.map((one) =>
          one.name.startsWith('evidencia/E-0001')
            ? { ...one, name: 'evidencia/E-0001 otra.png' }
            : one,
        ),
      'renamed',
    ],
    ['a file twice', (list) => [...list, list[0] as Part], 'twice'],
    [
      'a changed manifest',
      (list) => list.map((one) => (one.name === 'manifest.json' ? flipped(one) : one)),
      'signature does not fit',
    ],
    [
      'no signature',
      (list) => list.filter(({ name }) => name !== 'manifest.sig'),
      'manifest.sig is missing',
    ],
    ['another key', signedByAnother, 'another key'],
  ])('%s', async (_, change, reason) => {
    const { code, said } = await verify(await changed(change))
    expect(said).toContain('NOT VALID')
    expect(said).toContain(reason)
    expect(code).toBe(1)
  })
  test('one that was signed by another installation, by the fingerprint of this one', async () => {
    const { code, said } = await verify(zip, '--key', 'ab'.repeat(32))
    expect(said).toContain('signed by another key')
    expect(code).toBe(1)
  })
  test('bytes before, between and behind the files, and what is no ZIP', async () => {
    const broken = [
      Buffer.concat([Buffer.from('hidden'), zip]),
      Buffer.concat([zip, Buffer.from('hidden')]),
      zip.subarray(0, -30),
      Buffer.from('no zip'),
    ]
    for (const one of broken) expect((await verify(one)).code).toBe(1)
  })
})

describe('who may', () => {
  test('who reads the project sees and downloads every pack, and cancels the own ones', async () => {
    const { id } = await reader.call(api.start, { params, body: order({ parts: [] }) })
    const on = { params: { ...params, evidencePackId: id } }
    const colleague = await puquio.signIn(mine.admin)
    expect(await colleague.call(api.get, on)).toMatchObject({
      stage: 'waiting',
      place: 1,
      isMine: false,
    })
    expect((await colleague.send(api.cancel, on)).statusCode).toBe(404)
    expect((await reader.send(api.cancel, on)).statusCode).toBe(204)
    expect(await colleague.call(api.get, on)).toMatchObject({ stage: 'cancelled', file: null })
    await runJobs(puquio, 'make-pdf', 'make-pack')
    const { items } = await colleague.call(api.list, { params, query: {} })
    expect(items[0]).toMatchObject({ id, stage: 'cancelled' })
  })

  test('nobody of another project, and nothing of it is in a pack', async () => {
    const other = await buildMine(puquio.database)
    const stranger = await puquio.signIn(other.admin)
    const theirs = { projectId: other.project.id }
    expect((await stranger.refusal(api.start, { params: theirs, body: order() })).status).toBe(404)
    const { on } = await make({ parts: [] })
    expect((await stranger.send(api.file, on)).statusCode).toBe(404)
    const foreign = { params: { ...on.params, ...theirs } }
    expect((await stranger.send(api.file, foreign)).statusCode).toBe(404)
    expect((await puquio.nobody.send(api.file, on)).statusCode).toBe(401)
  })
})

test('the verifier can be had without its source', async () => {
  const { body, headers } = await reader.send(api.verifier)
  expect(body).toContain('export async function verifyPack')
  expect(headers['content-disposition']).toContain('verify-pack.mjs')
})
