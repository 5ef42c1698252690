import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { auditRoutes } from '@puquio/contract/audit'
import { dataExportRoutes as api } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildResults } from '../../../test/build-results.ts'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { addressOf, type Calls } from '../../../test/send.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'
import { sql } from '../../platform/db/sql.ts'

const range = { from: '2024-01-01', to: '2024-03-31' }

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildResults>>
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  built = await buildResults(puquio.database, mine, { stations: 4, parameters: 3, days: 60 })
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})
afterAll(() => puquio.close())

const idOf = (thing: { id: number } | undefined) => thing?.id ?? 0
const download = async (query: object) => {
  const answer = await reader.send(api.download, {
    params,
    query: { ...range, language: 'es', ...query },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer
}
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\n')
const sheetsOf = async (query: object) => {
  const { rawPayload } = await download({ format: 'xlsx', ...query })
  const read = await readWorkbook(rawPayload)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.sheets
}

describe('the filters', () => {
  test('count what occurs, each below the choices above it', async () => {
    const all = await reader.call(api.options, { params, query: range })
    expect(all.total).toBe(4 * 3 * 60)
    expect(all.components.map(({ name, results }) => [name, results])).toEqual([
      ['Agua', 360],
      ['Aire', 360],
    ])
    expect(all.stations).toHaveLength(4)
    expect(all.parameters.map(({ results }) => results)).toEqual([240, 240, 240])
    expect(all.span).toEqual({ from: '2024-01-01', to: '2024-02-29' })
    const below = await reader.call(api.options, {
      params,
      query: {
        ...range,
        components: [idOf(built.components[0])],
        parameters: [idOf(built.parameters[1])],
      },
    })
    expect(below.components).toHaveLength(2)
    expect(below.subcomponents.map(({ id }) => id)).toEqual([idOf(built.subcomponents[0])])
    expect(below.stations.map(({ code }) => code)).toEqual(['EX-001', 'EX-002'])
    expect(below.parameters).toHaveLength(3)
    expect(below.total).toBe(120)
  })

  test.each([
    ['2024-01-10', '2024-02-20'],
    ['2024-01-10', '2024-01-12'],
    ['2024-01-01', '2024-02-20'],
    ['2024-01-31', '2024-02-01'],
    ['2023-12-15', '2024-02-29'],
    ['2024-02-10', '2024-12-31'],
    ['2022-05-10', '2025-08-15'],
    ['2024-01-01', '2024-12-31'],
    [undefined, '2024-02-10'],
    ['2024-02-10', undefined],
  ])('count from %s to %s exactly', async (from, to) => {
    const stations = [idOf(built.stations[1]), idOf(built.stations[3])]
    const { total } = await reader.call(api.options, { params, query: { from, to, stations } })
    const [row] = await puquio.database.owner.one<{ count: number }>(
      {},
      sql`select count(*)::int from result where project_id = ${mine.project.id} and station_id = any(${stations}::int[])
        and sampled_on between coalesce(${from ?? null}::date, '0001-01-01') and coalesce(${to ?? null}::date, '9999-01-01')`,
    )
    expect(total).toBe(row?.count)
    expect(total).toBeGreaterThan(0)
  })

  test('want the days in their order, and an export wants both', async () => {
    const wrong = { from: '2024-02-01', to: '2024-01-01' }
    const problemOf = async (query: object) =>
      (await reader.refusal(api.download, { params, query })).problem
    expect(await problemOf(wrong)).toBe('EXPORT_RANGE_WRONG')
    expect(await problemOf({ from: '2024-01-01' })).toBe('EXPORT_RANGE_MISSING')
    expect(await problemOf({ from: '1990-01-01', to: '1990-12-31' })).toBe('EXPORT_EMPTY')
    expect((await reader.refusal(api.options, { params, query: wrong })).problem).toBe(
      'EXPORT_RANGE_WRONG',
    )
  })
})

describe('a CSV', () => {
  test('has every row by station and time, with the sign apart and a byte order mark', async () => {
    const answer = await download({ format: 'csv' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      `${mine.project.name} 2024-01-01 2024-03-31.csv`,
    )
    expect(answer.body.startsWith('\ufeffEstación,Fecha de muestreo,Hora de muestreo,')).toBe(true)
    const [head = '', ...rows] = linesOf(answer.body)
    expect(rows).toHaveLength(720)
    expect(rows[0]).toMatch(/^EX-001,2024-01-01,10:00,Agua,.*,Agua,Normal,M-0,,Parámetro 001,/)
    expect(rows).toEqual(rows.toSorted())
    const at = head.split(',').indexOf('Calificador')
    const signed = rows.map((row) => row.split(',')).filter((row) => row[at] === '<')
    expect(signed).toHaveLength(72)
    expect(new Set(signed.map((row) => row[at + 1]))).toEqual(new Set(['0.005']))
  })

  test('by choice has a semicolon, a decimal comma, no mark, the sign with the number', async () => {
    const { body } = await download({
      delimiter: 'semicolon',
      decimal: 'comma',
      bom: 'false',
      apart: 'false',
      stations: String(idOf(built.stations[0])),
      parameters: String(idOf(built.parameters[0])),
    })
    const [head = '', ...rows] = linesOf(body)
    expect(head.startsWith('Estación;Fecha')).toBe(true)
    expect(head.split(';')).not.toContain('Calificador')
    expect(rows).toHaveLength(60)
    expect(rows.some((row) => row.includes(';<0,005;'))).toBe(true)
    const limit = head.split(';').indexOf('Límite de detección')
    expect(new Set(rows.map((row) => row.split(';')[limit]))).toEqual(new Set(['0,005']))
  })

  test('has no cell that starts a formula, with whatever delimiter it is opened', async () => {
    const { database } = puquio
    const other = await buildMine(database)
    const { stations } = await buildResults(database, other, {
      stations: 1,
      parameters: 1,
      days: 4,
    })
    const bad = ['=cmd|x', ' \u200b+51 999', 'a;=1+1', '＝HYPERLINK("x")']
    for (const [index, code] of bad.entries())
      await database.owner.one(
        {},
        sql`update sample set code = ${code} where project_id = ${other.project.id} and sampled_on = date '2024-01-01' + ${index}::int`,
      )
    const admin = await puquio.signIn(other.admin)
    const { body, statusCode } = await admin.send(api.download, {
      params: { projectId: other.project.id },
      query: { ...range, delimiter: 'tab', stations: String(idOf(stations[0])) },
    })
    expect(statusCode).toBe(200)
    const codes = linesOf(body)
      .slice(1)
      .map((line) => line.split('\t')[7])
    expect(codes).toEqual([`'=cmd|x`, `' \u200b+51 999`, `a;'=1+1`, `"'＝HYPERLINK(""x"")"`])
    const [row] = await database.owner.one<{ kept: string[] }>(
      {},
      sql`select array[harmless_cell('-5'), harmless_cell('<0.005'), harmless_cell('ISO 5667-3'), harmless_cell('1,5E-3')] as kept`,
    )
    expect(row?.kept).toEqual(['-5', '<0.005', 'ISO 5667-3', '1,5E-3'])
  })

  test('reaches a slow reader whole, who holds no transaction meanwhile', async () => {
    const base = await puquio.listen()
    const url = `${base}${addressOf(api.download, { params, query: { ...range, format: 'csv' } })}`
    const request = get(url, { headers: reader.headers })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.pause()
    await pause(500)
    const open = await puquio.database.owner.one(
      {},
      sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(open).toEqual([])
    expect(linesOf(await text(answer))).toHaveLength(721)
  })
})

describe('a workbook', () => {
  test('has a row for each result, with numbers as numbers, and says what was chosen', async () => {
    const [results, about] = await sheetsOf({ layout: 'long' })
    expect(results).toMatchObject({ name: 'Resultados' })
    expect(results?.rows).toHaveLength(721)
    const head = results?.rows[0] as string[]
    const row = results?.rows[1] ?? []
    expect(row[head.indexOf('Fecha de muestreo')]).toMatchObject({
      kind: 'date',
      value: '2024-01-01',
    })
    expect(row[head.indexOf('Valor')]).toEqual(expect.any(Number))
    expect(row[head.indexOf('Calificador')]).toBeNull()
    expect(about?.name).toBe('Acerca de')
    expect(about?.rows).toContainEqual(['Resultados', mine.project.name, null, 720])
    expect(about?.rows).toContainEqual(['Parámetro', 'Parámetro 002', 'mg/L', 240])
    expect(about?.rows).toContainEqual(['Estación', 'EX-003', null, 180])
  })

  test('has a column for each parameter, the signs with the numbers or apart', async () => {
    const [wide] = await sheetsOf({ layout: 'wide', apart: 'false' })
    expect(wide?.rows).toHaveLength(4 * 60 + 1)
    expect(wide?.rows[0]?.slice(12)).toEqual([
      'Parámetro 001 (mg/L)',
      'Parámetro 002 (mg/L)',
      'Parámetro 003 (mg/L)',
    ])
    const cells = (wide?.rows ?? []).slice(1).flatMap((row) => row.slice(12))
    expect(cells.filter((cell) => typeof cell === 'number')).toHaveLength(648)
    expect(cells.filter((cell) => cell === '<0.005')).toHaveLength(72)
    const [apart] = await sheetsOf({ layout: 'wide' })
    const values = (apart?.rows ?? []).slice(1).map((row) => [row[12], row[13]])
    expect(values.filter(([sign]) => sign === '<').length).toBeGreaterThan(0)
    expect(values.every(([, value]) => typeof value === 'number')).toBe(true)
  })

  test('has a sheet for each station, and the filters after them', async () => {
    const sheets = await sheetsOf({
      layout: 'stations',
      components: String(idOf(built.components[1])),
    })
    expect(sheets.map(({ name, rows }) => [name, rows.length > 60])).toEqual([
      ['EX-003', true],
      ['EX-004', true],
      ['Acerca de', false],
    ])
    expect(sheets[2]?.rows).toContainEqual(['Filtro', 'Componente ambiental', 'Aire'])
  })
})

test('results are read as JSON, page after page by their key', async () => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { ...range, size: 100, stations: [idOf(built.stations[0])], after }
    const { items, next } = await reader.call(api.results, { params, query })
    seen.push(...items.map(({ sampleId, parameterId }) => `${sampleId}.${parameterId}`))
    after = next ?? undefined
  } while (after !== undefined)
  expect(seen).toHaveLength(180)
  expect(new Set(seen).size).toBe(180)
  for (const wrong of [
    '0000-00-00.1.1',
    '2026-02-30.1.1',
    '2026-02-10.9999999999.1',
    '2026-02-10.0.1',
  ])
    expect(
      (await reader.refusal(api.results, { params, query: { ...range, after: wrong } })).status,
    ).toBe(422)
})

describe('the record of exports', () => {
  test('has who exported what, and the audit trail has it, too', async () => {
    await download({ format: 'csv', stations: String(idOf(built.stations[2])) })
    const { items } = await reader.call(api.list, { params, query: { size: 1 } })
    expect(items[0]).toMatchObject({
      format: 'csv',
      rows: 180,
      isMine: true,
      job: null,
      file: null,
      order: { ...range, stations: [idOf(built.stations[2])] },
    })
    const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
    const trail = await auditor.call(auditRoutes.list, {
      params,
      query: { action: 'dataExports.download', size: 1 },
    })
    expect(trail.items[0]).toMatchObject({
      person: items[0]?.person,
      changes: [{ table: 'data_export' }],
    })
  })

  test('an export in the background ends as a file with a notification for who asked', async () => {
    const made = await reader.call(api.start, {
      params,
      body: { ...range, format: 'xlsx', layout: 'wide' },
    })
    expect(made).toMatchObject({ rows: 720, job: { state: 'queued' }, file: null })
    await runJobs(puquio, 'export-results')
    const { items } = await reader.call(api.list, { params, query: { size: 1 } })
    expect(items[0]).toMatchObject({ id: made.id, job: { state: 'done' } })
    const one = { params: { ...params, exportId: made.id } }
    const file = await reader.send(api.file, one)
    expect(file.rawPayload).toHaveLength(items[0]?.file?.bytes ?? 0)
    expect(await readWorkbook(file.rawPayload)).toMatchObject({ sheets: [{}, {}] })
    await runJobs(puquio, 'notify')
    const told = await puquio.database.owner.one<{ event: string; recipients: number }>(
      {},
      sql`select n.event, (select count(*)::int from notification_recipient r where r.notification_id = n.id) as recipients
        from notification n where n.project_id = ${mine.project.id}`,
    )
    expect(told).toEqual([{ event: 'export-ready', recipients: 1 }])
  })

  test('an own export is cancelled while it waits, another person’s is not', async () => {
    const { id: exportId } = await reader.call(api.start, { params, body: range })
    const one = { params: { ...params, exportId } }
    const admin = await puquio.signIn(mine.admin)
    expect((await admin.refusal(api.cancel, one)).status).toBe(404)
    await reader.call(api.cancel, one)
    const { items } = await reader.call(api.list, { params, query: { size: 1 } })
    expect(items[0]).toMatchObject({ id: exportId, job: { state: 'cancelled' }, file: null })
    expect((await reader.refusal(api.cancel, one)).status).toBe(404)
    expect((await reader.refusal(api.file, one)).status).toBe(404)
  })

  test('a person has four in the background at once, of all projects; another one has their own', async () => {
    const person = await buildMember(puquio.database, mine.project, 'read')
    const own = await puquio.signIn(person)
    const elsewhere = await buildMine(puquio.database)
    await buildResults(puquio.database, elsewhere, { stations: 1, parameters: 1, days: 2 })
    await buildMember(puquio.database, elsewhere.project, 'read', { user: person })
    const there = { params: { projectId: elsewhere.project.id }, body: range }
    const here = { params, body: range }
    await own.call(api.start, there)
    const asked = await Promise.all([1, 2, 3, 4].map(() => own.send(api.start, here)))
    expect(asked.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '200',
      '200',
      '409',
    ])
    const refused = { status: 409, problem: 'EXPORTS_UNFINISHED', params: { max: 4 } }
    expect(await own.refusal(api.start, here)).toMatchObject(refused)
    expect(await own.refusal(api.start, there)).toMatchObject(refused)
    const { id } = await reader.call(api.start, here)
    await reader.call(api.cancel, { params: { ...params, exportId: id } })

    const { items } = await own.call(api.list, { params, query: {} })
    const exportId = items.find((one) => one.isMine)?.id ?? 0
    await own.call(api.cancel, { params: { ...params, exportId } })
    await own.call(api.start, here)
    await runJobs(puquio, 'export-results')
    await own.call(api.start, there)
    await runJobs(puquio, 'export-results')
  })

  test('nobody of another project exports anything', async () => {
    const other = await buildMine(puquio.database)
    const calls = await puquio.signIn(other.admin)
    await insert(puquio.database, 'laboratory', { projectId: other.project.id, name: 'Otro' })
    expect((await calls.refusal(api.download, { params, query: range })).status).toBe(404)
    const query = { ...range, stations: [idOf(built.stations[0])] }
    const on = { projectId: other.project.id }
    expect((await calls.call(api.options, { params: on, query })).total).toBe(0)
    expect((await calls.refusal(api.download, { params: on, query })).problem).toBe('EXPORT_EMPTY')
  })
})
