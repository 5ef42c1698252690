import { fileRoutes } from '@puquio/contract/files'
import { evidenceMax } from '@puquio/contract/follow-up/evidence'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let reader: Calls
let on: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})

const enter = async (code: string, of: { report?: string; laboratory?: string } = {}) => {
  const body = {
    stationId: mine.station.id,
    sampledOn: '2026-02-11',
    sampledTime: null,
    matrix: 'water' as const,
    type: 'normal' as const,
    campaign: 'Febrero 2026',
    code,
    ...of,
    results: [],
  }
  const { id: sampleId } = await writer.call(api.create, { params: on, body })
  return { ...on, sampleId }
}
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj <<>> endobj\n%%EOF\n`)
const report = { name: 'informe-2026-118.pdf', bytes: pdf('118') }
type Sample = Awaited<ReturnType<typeof enter>>
const add = (params: Sample, target: 'sample' | 'report' = 'sample', file = report) =>
  writer.call(api.addFile, { params, body: { target } }, { file })
const filesOf = async (params: Sample) => (await reader.call(api.files, { params })).files

it('keeps a report with its sample, which READ downloads and WRITE takes away', async () => {
  const sample = await enter('M-1')
  const made = await add(sample)
  expect(made).toMatchObject({ name: report.name, mediaType: 'application/pdf' })
  expect(await filesOf(sample)).toEqual([made])
  const params = { ...on, fileId: made.id }
  const sent = await reader.send(fileRoutes.download, { params })
  expect(sent.rawPayload.equals(report.bytes)).toBe(true)

  const body = { target: 'sample' } as const
  const refused = await reader.send(api.addFile, { params: sample, body }, { file: report })
  expect(refused.statusCode).toBe(403)
  const removal = { params: { ...sample, fileId: made.id } }
  expect((await reader.refusal(api.removeFile, removal)).status).toBe(403)
  await writer.call(api.removeFile, removal)
  expect(await filesOf(sample)).toEqual([])
  expect((await writer.refusal(api.removeFile, removal)).status).toBe(404)
})

it('goes to all samples of the same report of the same laboratory, as one file', async () => {
  const of = { report: '2026-118', laboratory: 'Laboratorio Andino' }
  const [one, two] = [await enter('M-1', of), await enter('M-2', of)]
  const others = [
    await enter('M-3', { ...of, report: '2026-119' }),
    await enter('M-4', { ...of, laboratory: 'Otro' }),
    await enter('M-5', { report: of.report }),
    await enter('M-6'),
  ]
  expect((await reader.call(api.files, { params: one })).othersOfReport).toBe(1)
  for (const other of others)
    expect((await reader.call(api.files, { params: other })).othersOfReport).toBe(0)

  const first = await add(one)
  expect(await filesOf(two)).toEqual([])
  // Again with the other one: the first sample keeps what it has.
  expect((await add(one, 'report')).id).toBe(first.id)
  expect(await filesOf(one)).toEqual([first])
  expect(await filesOf(two)).toEqual([first])
  for (const other of others) expect(await filesOf(other)).toEqual([])

  await writer.call(api.removeFile, { params: { ...two, fileId: first.id } })
  expect([await filesOf(one), await filesOf(two)]).toEqual([[first], []])
  await add(two, 'report')
  expect(await filesOf(two)).toEqual([first])

  const page = { name: 'anexo.pdf', bytes: pdf('anexo') }
  const annex = await add(two, 'report', page)
  expect(await filesOf(one)).toEqual([first, annex])
})

it('attaches a file of the report to all or to none where one of them is full', async () => {
  const of = { report: '2026-118', laboratory: 'Laboratorio Andino' }
  const [one, full] = [await enter('M-1', of), await enter('M-2', of)]
  for (let at = 0; at < evidenceMax; at++)
    await add(full, 'sample', { name: `${at}.pdf`, bytes: pdf(`${at}`) })
  const input = { params: one, body: { target: 'report' } } as const
  expect(await writer.refusal(api.addFile, input, { file: report })).toMatchObject({
    status: 409,
    problem: 'SAMPLE_FILES_FULL',
    params: { max: evidenceMax, sample: `${mine.station.code} 2026-02-11 M-2` },
  })
  expect(await filesOf(one)).toEqual([])
  // What it has already needs no room.
  await add(full, 'report', { name: '1.pdf', bytes: pdf('1') })
  expect(await filesOf(one)).toHaveLength(1)
})

it('takes no programs, pages or empty files', async () => {
  const sample = await enter('M-1')
  for (const [bytes, problem] of [
    ['<script>alert(1)</script>', 'FILE_TYPE_NOT_ACCEPTED'],
    ['', 'FILE_EMPTY'],
  ] as const) {
    const input = { params: sample, body: { target: 'sample' } } as const
    const file = { name: 'informe.pdf', bytes: Buffer.from(bytes) }
    expect(await writer.refusal(api.addFile, input, { file })).toMatchObject({ problem })
  }
  expect(await filesOf(sample)).toEqual([])
})

it('is deleted with its sample, and the trail says of which it was', async () => {
  const sample = await enter('M-1')
  const { id } = await add(sample)
  await writer.call(api.remove, { params: sample })
  expect((await reader.refusal(api.files, { params: sample })).status).toBe(404)
  const trail = await puquio.database.owner.one<{ action: string; operation: string }>(
    {},
    sql`select e.action, c.operation from audit_entry e join audit_change c on c.entry_id = e.id
      where e.project_id = ${on.projectId} and c.table_name = 'sample_file' order by e.id`,
  )
  expect(trail).toEqual([
    { action: 'samples.addFile', operation: 'insert' },
    { action: 'samples.remove', operation: 'delete' },
  ])
  const kept = await puquio.database.owner.one({}, sql`select id from stored_file where id = ${id}`)
  expect(kept).toHaveLength(1)
})
