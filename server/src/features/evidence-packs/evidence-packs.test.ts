import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { pdfReportRoutes, pdfWaitingMax } from '@puquio/contract/pdf-reports'
import { languages } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import type { TestApp } from '../../../test/harness.ts'
import { startPacks } from '../../../test/packs/start-packs.ts'
import { buildCommitment, buildPlace } from '../../../test/proofs/build-commitment.ts'
import { buildDocument, buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { buildTask } from '../../../test/proofs/build-task.ts'
import { unpacked } from '../../../test/reports/unpacked.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { readVerified } from '../commitments/service.ts'

type Packs = Awaited<ReturnType<typeof startPacks>>
let packs: Packs
let puquio: TestApp
let mine: Packs['mine']
let built: Packs['built']
let reader: Calls
let params: { projectId: number }
let make: Packs['make']
let order: Packs['order']
let verify: Packs['verify']
beforeAll(async () => {
  packs = await startPacks()
  ;({ puquio, mine, built, reader, params, make, order, verify } = packs)
})
afterAll(() => packs.close())

describe('a pack of a commitment', () => {
  test('holds the report, the workbooks, the files and a manifest that anybody verifies', async () => {
    const { pack, zip } = await make()
    expect(pack).toMatchObject({
      stage: 'done',
      isMine: true,
      problem: null,
      counts: {
        commitments: 1,
        monitorings: 3,
        occurrences: 1,
        actions: 1,
        results: 1,
        files: 5,
        withoutPicture: 0,
      },
      commitment: { id: built.commitment.id },
    })
    const parts = await unpacked(zip)
    expect(parts.map(({ name }) => name)).toEqual([
      'informe.pdf',
      'matriz.xlsx',
      'monitoreos.xlsx',
      'tareas.xlsx',
      'acciones-correctivas.xlsx',
      'resultados.xlsx',
      'evidencia/E-0001 foto del punto.png',
      'evidencia/E-0002 informe de ensayo.pdf',
      'evidencia/E-0003 cargo.pdf',
      'evidencia/E-0004 orden de trabajo.pdf',
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
    const unknown = await verify(zip)
    expect(unknown.code).toBe(0)
    expect(unknown.said).toContain('INTACT, SIGNER NOT COMPARED')

    const text = await packs.textOf(parts[0]?.content ?? Buffer.alloc(0))
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
      'AC-12',
      'Reparar la geomembrana',
      'Reprogramado al 01/02/2026.',
      'E-0001, E-0002',
      'E-0003',
      'E-0004',
      key?.fingerprint ?? '-',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Nadie lo verificó')
  })

  test('has every monitoring, task and corrective action in workbooks, with the numbers of its files', async () => {
    const { zip } = await make()
    const parts = new Map((await unpacked(zip)).map(({ name, content }) => [name, content]))
    const rowsOf = (name: string) => packs.rowsOf(parts.get(name) ?? Buffer.alloc(0))
    const of = { 'Compromisos verificados': 'Monitoreo trimestral de agua' }
    expect(await rowsOf('monitoreos.xlsx')).toMatchObject([
      {
        ...of,
        'Reprogramado para': '2026-02-01',
        'Se tomó muestra': 'No',
        Razón: 'Camino cortado',
        Evidencias: null,
      },
      { ...of, 'Reprogramado para': null, 'Se tomó muestra': 'Sí', Evidencias: 'E-0001, E-0002' },
      { ...of, Justificación: 'Punto seco por estiaje' },
    ])
    expect(await rowsOf('tareas.xlsx')).toMatchObject([
      { ...of, Vence: '2026-03-31', Tarea: 'Informe trimestral a OEFA', Evidencias: 'E-0003' },
    ])
    expect(await rowsOf('acciones-correctivas.xlsx')).toMatchObject([
      {
        ...of,
        'N.º': 'AC-12',
        Causa: 'Frasco sin funda',
        Origen: 'Percance',
        Estado: 'Realizada',
        Realizada: '2026-02-05',
        'Qué se hizo': 'Se compraron fundas',
        Evidencias: 'E-0004',
      },
    ])
  })

  test('tells in its workbooks what its report tells, whatever was decided between', async () => {
    const { database } = puquio
    const decide = (id: number, state: string) =>
      database.owner.one(
        {},
        sql`update commitment set state = ${state} where id = ${id} returning id`,
      )
    const { pack, zip } = await make({ parts: [] }, async () => {
      await decide(built.commitment.id, 'rejected')
      await database.owner.one(
        {},
        sql`update task_occurrence set comment = 'Después del informe'
          where project_id = ${mine.project.id} returning id`,
      )
    })
    await decide(built.commitment.id, 'verified')
    expect(pack).toMatchObject({ stage: 'done', counts: { commitments: 1, occurrences: 1 } })
    const parts = new Map((await unpacked(zip)).map(({ name, content }) => [name, content]))
    const [matrix, tasks] = [parts.get('matriz.xlsx'), parts.get('tareas.xlsx')]
    expect(await packs.rowsOf(matrix ?? Buffer.alloc(0))).toHaveLength(1)
    expect(await packs.rowsOf(tasks ?? Buffer.alloc(0))).toMatchObject([{ Comentario: null }])
    // What it was made of leaves with it.
    const [kept] = await database.owner.one<{ bytes: number; digest: string; sha256: string }>(
      {},
      sql`select bytes, digest, encode(sha256, 'hex') as sha256 from evidence_pack where id = ${pack.id}`,
    )
    expect(kept).toMatchObject({ bytes: zip.length, sha256: kept?.digest })
  })

  test.each(languages)('is made in %s', async (language) => {
    const { pack, zip } = await make({ language, parts: [] })
    expect(pack.stage).toBe('done')
    expect((await unpacked(zip)).map(({ name }) => name.split('.').pop())).toEqual([
      'pdf',
      'xlsx',
      'xlsx',
      'xlsx',
      'xlsx',
      'json',
      'sig',
      'pem',
    ])
  })
})

test('of very many due dates shows in the report what was not done on time, and all in its workbook', async () => {
  const { database } = puquio
  const of = { ...mine, ...built }
  const task = await buildTask(database, { ...of, role: built.role })
  await database.owner.one(
    {},
    sql`with made as (
      insert into task_occurrence (project_id, task_id, due_on, state, done_on, reviewed_at, reviewed_by, review_comment)
      select ${mine.project.id}, ${task.id}, date '2001-01-01' + n, 'compliant',
        date '2001-01-01' + n + case when n = 1 then 9 else 0 end, '2026-02-01T12:00:00Z', ${mine.admin.id},
        case when n = 1 then 'Tarde' else 'Puntual' end
      from generate_series(1, 2500) n returning id)
    select count(*) from made`,
  )
  const { pack, zip } = await make({ parts: [] })
  expect(pack.counts).toMatchObject({ occurrences: 2501 })
  const parts = new Map((await unpacked(zip)).map(({ name, content }) => [name, content]))
  const text = await packs.textOf(parts.get('informe.pdf') ?? Buffer.alloc(0))
  expect(text).toContain('El expediente es extenso')
  expect(text).toContain(': Tarde')
  expect(text).not.toContain('Puntual')
  const rows = await packs.rowsOf(parts.get('tareas.xlsx') ?? Buffer.alloc(0))
  expect(rows.filter((row) => row['Comentario de la revisión'] === 'Puntual')).toHaveLength(2499)
  await database.owner.one(
    {},
    sql`with gone as (delete from task_occurrence where task_id = ${task.id} returning id)
    select count(*) from gone`,
  )
})

test('of an instrument and of a period has verified commitments alone, within its dates', async () => {
  const ofInstrument = { kind: 'instrument', instrumentId: built.instrument.id, parts: [] }
  expect((await make(ofInstrument)).pack.counts).toMatchObject({ commitments: 1, monitorings: 3 })
  const march = { kind: 'period', from: '2026-03-01', to: '2026-03-31', parts: [] }
  expect((await make(march)).pack.counts).toMatchObject({ monitorings: 0, occurrences: 1 })
  const empty = order({ kind: 'period', from: '2030-01-01', to: '2030-12-31' })
  expect((await reader.refusal(api.start, { params, body: empty })).problem).toBe('PACK_EMPTY')
  const proposed = order({ commitmentId: built.proposed.id })
  expect((await reader.refusal(api.start, { params, body: proposed })).problem).toBe(
    'COMMITMENT_NOT_VERIFIED',
  )
})

test('of an instrument says at a glance what was done, and what nothing proves', async () => {
  const { database } = puquio
  const instrument = await buildInstrument(database, mine, { name: 'ITS sin deberes' })
  const verified = {
    state: 'verified',
    decidedAt: '2026-02-01T12:00:00Z',
    decidedBy: mine.admin.id,
  }
  for (const shortName of ['Cerco perimétrico', 'Riego de vías'])
    await buildCommitment(database, { ...mine, instrument }, { ...verified, shortName })
  const { zip } = await make({ kind: 'instrument', instrumentId: instrument.id, parts: [] })
  const report = (await unpacked(zip)).find(({ name }) => name.endsWith('.pdf'))
  const text = await packs.textOf(report?.content ?? Buffer.alloc(0))
  expect(text).toContain('Resumen de cumplimiento')
  expect(text).toContain('Compromisos sin monitoreos ni tareas: 2 de 2.')
  expect(text).toContain('No tiene monitoreos ni tareas: no hay evidencia de su cumplimiento.')
  expect(text.indexOf('Riego de vías')).toBeLessThan(text.indexOf('Contenido'))
})

test('of an instrument has its commitments as they stand in its documents, page 9 before page 10', async () => {
  const { database } = puquio
  const of = await buildMine(database)
  const instrument = await buildInstrument(database, of)
  const file = await packs.keep(of.project, 'eia.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
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

describe('who may', () => {
  test('who reads the project sees and downloads every pack, and cancels the own ones', async () => {
    const { id } = await reader.call(api.start, { params, body: order({ parts: [] }) })
    const on = { params: { ...params, evidencePackId: id } }
    const colleague = await puquio.signIn(mine.admin)
    expect(await colleague.call(api.get, on)).toMatchObject({ stage: 'gathering', place: null })
    await runJobs(puquio, 'gather-pack')
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

  test('packs whose reports were cancelled by themselves hold up no others, and can be ended', async () => {
    const ids: number[] = []
    for (let n = 0; n < pdfWaitingMax.project; n += 1) {
      const { id } = await reader.call(api.start, { params, body: order({ parts: [] }) })
      await runJobs(puquio, 'gather-pack')
      const [report] = await reader.call(pdfReportRoutes.list, { params, query: {} })
      if (!report) throw new Error('the pack has no report')
      await reader.call(pdfReportRoutes.cancel, { params: { ...params, pdfReportId: report.id } })
      ids.push(id)
    }
    const { id } = await reader.call(api.start, { params, body: order({ parts: [] }) })
    for (const evidencePackId of [...ids, id]) {
      const on = { params: { ...params, evidencePackId } }
      expect((await reader.send(api.cancel, on)).statusCode).toBe(204)
      expect(await reader.call(api.get, on)).toMatchObject({ stage: 'cancelled' })
    }
  })

  test('what was gathered for a pack goes with it', async () => {
    const { id } = await reader.call(api.start, { params, body: order() })
    await runJobs(puquio, 'gather-pack')
    const [row] = await puquio.database.owner.one<{ sha256: Buffer }>(
      {},
      sql`select sha256 from evidence_pack where id = ${id}`,
    )
    const gathered = row?.sha256 ?? Buffer.alloc(0)
    const { files } = puquio.platform
    expect((await files.readAll(gathered)).length).toBeGreaterThan(0)
    await reader.call(api.cancel, { params: { ...params, evidencePackId: id } })
    await expect(files.readAll(gathered)).rejects.toMatchObject({ code: 'ENOENT' })
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
