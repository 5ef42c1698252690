import { readingRoutes as api } from '@puquio/contract/modi/readings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import type { Calls } from '../../../test/send.ts'
import { deviceScope } from '../../platform/db/scopes/system-scopes.ts'
import type { NewReading } from '../../platform/telemetry/reading.ts'
import { readGraph } from './graph/graph-readings.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  built = await buildDevice(puquio.database, mine, { serial: `PZ-${mine.project.id}` })
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})

const startMs = Date.parse('2026-02-15T05:00:00Z')
const store = async (readings: Partial<NewReading>[]) => {
  const { telemetry } = puquio.platform
  const reading = {
    variableId: built.variable.id,
    atMs: startMs,
    raw: 1,
    value: 1,
    quality: 'good' as const,
  }
  await telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: readings.map((one) => ({ ...reading, ...one, raw: one.value ?? 1 })),
  })
  await telemetry.rollUp()
}
const day = { from: '2026-02-15T05:00:00Z', to: '2026-02-16T05:00:00Z' }
const query = (more: object = {}) => ({ variables: [built.variable.id], ...day, ...more })

it('gives the readings of a day one by one, the newest with its variable', async () => {
  await store([
    { value: 4.25 },
    { atMs: startMs + 600_000, value: 99, quality: 'suspect' },
    { atMs: startMs + 1_200_000, value: 4.5 },
  ])
  const { variables, columns } = await reader.call(api.points, { params, query: query() })
  expect(columns).toEqual([
    {
      variableId: built.variable.id,
      level: 'raw',
      at: [startMs, startMs + 600_000, startMs + 1_200_000],
      mean: [4.25, 99, 4.5],
      min: [],
      max: [],
      count: [1, 0, 1],
    },
  ])
  expect(variables).toMatchObject([
    {
      name: 'Nivel',
      unit: 'm',
      station: null,
      parameter: null,
      device: { id: built.device.id },
      latest: { measuredAt: '2026-02-15T05:20:00.000Z', value: 4.5, quality: 'good' },
    },
  ])
})

it('gives buckets where asked, and for long spans', async () => {
  await store([{ value: 1 }, { atMs: startMs + 60_000, value: 3 }])
  const bucket = { at: [startMs], min: [1], max: [3], mean: [2], count: [2] }
  const levelOf = async (more: object) =>
    (await reader.call(api.points, { params, query: query(more) })).columns[0]
  expect(await levelOf({ level: '1h' })).toMatchObject({ level: '1h', ...bucket })
  expect(await levelOf({ to: '2026-02-20T05:00:00Z' })).toMatchObject({ level: '10m', ...bucket })
  expect(await levelOf({ to: '2026-02-20T05:00:00Z', level: 'raw' })).toMatchObject({
    level: '10m',
  })
})

const insertVariable = (deviceId: number, columns: object) =>
  insert(puquio.database, 'variable', {
    ...params,
    deviceId,
    name: 'Presión',
    unit: 'kPa',
    decimals: 1,
    ...columns,
  })

it('refuses a span that ends before it begins, too many variables and another project’s', async () => {
  const refused = async (more: object) =>
    (await reader.refusal(api.points, { params, query: query(more) })).fields?.[0]?.code
  expect(await refused({ to: '2026-02-14T05:00:00Z' })).toBe('ends-before-start')
  const thirteen = Array.from({ length: 13 }, (_, index) => index + 1)
  expect(await refused({ variables: thirteen })).toBe('too-big')
  const other = await buildMine(puquio.database)
  const foreign = await buildDevice(puquio.database, other)
  const asked = { params, query: query({ variables: [foreign.variable.id] }) }
  expect((await reader.refusal(api.points, asked)).status).toBe(404)
  expect((await reader.refusal(api.file, asked)).status).toBe(404)
})

it('writes what is shown as CSV, in local time, and as a workbook', async () => {
  await store([{ value: 4.25 }, { atMs: startMs + 1500, value: 99, quality: 'suspect' }])
  const file = async (more: object) =>
    reader.send(api.file, { params, query: query({ language: 'es', ...more }) })
  const csv = await file({ format: 'csv' })
  expect(csv.headers['content-disposition']).toContain(`Lecturas PZ-${mine.project.id}.csv`)
  expect(csv.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Fecha y hora (America/Lima),Dispositivo,Serie,Variable,Unidad,Valor,Calidad',
    `2026-02-15T00:00:00,Piezómetro 1,PZ-${mine.project.id},Nivel,m,4.25,Buena`,
    `2026-02-15T00:00:01,Piezómetro 1,PZ-${mine.project.id},Nivel,m,99,Dudosa`,
  ])
  const hours = await file({ format: 'csv', level: '1h' })
  expect(hours.body.trim().split('\r\n')[1]).toContain('Nivel,m,4.25,4.25,4.25,1')
  expect((await file({})).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('lists the variables in service, those of a device first', async () => {
  const { database } = puquio
  const station = await buildStation(database, mine.project, { code: 'PZ-9', name: 'Dique norte' })
  const other = await buildDevice(database, mine, { name: 'A antes', stationId: station.id })
  await insertVariable(built.device.id, { position: 1, key: 'p' })
  await insertVariable(built.device.id, { position: 2, key: 'old', retiredAt: day.from })
  await buildDevice(database, mine, { name: 'Retirado', retiredAt: day.from })
  await buildDevice(database, await buildMine(database))
  const list = async (more: object = {}) => {
    const { items, total } = await reader.call(api.variables, { params, query: more })
    return { total, names: items.map(({ name, device }) => [name, device.name]) }
  }
  const own = [
    ['Nivel', 'Piezómetro 1'],
    ['Presión', 'Piezómetro 1'],
  ]
  expect(await list({ device: built.device.id })).toEqual({
    total: 3,
    names: [...own, ['Nivel', 'A antes']],
  })
  expect((await list()).names[0]).toEqual(['Nivel', 'A antes'])
  expect((await list({ search: 'dique' })).names).toEqual([['Nivel', 'A antes']])
  expect(await list({ page: 2, size: 2 })).toMatchObject({ total: 3, names: [own[1]] })
  const [first] = (await reader.call(api.variables, { params, query: {} })).items
  expect(first).toMatchObject({ device: { id: other.device.id }, station: { code: 'PZ-9' } })
})

it('is for those who read the project', async () => {
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  for (const route of [api.points, api.file, api.variables])
    expect((await stranger.send(route, { params, query: query() })).statusCode).toBe(404)
})

it('shows summaries of more readings than are shown one by one, however often the device says it sends', async () => {
  await store(Array.from({ length: 20 }, (_, at) => ({ atMs: startMs + at * 1000, value: at })))
  const of = { projectId: params.projectId, deviceId: built.device.id }
  const shown = (most: number) =>
    readGraph(puquio.platform, deviceScope(puquio.platform, of), query(), most)
  expect(await shown(20)).toMatchObject({ level: 'raw', isThinned: false })
  const { level, isThinned, points } = await shown(19)
  expect([level, isThinned, points[0]?.n]).toEqual(['10m', true, [20]])
  const answer = await reader.call(api.points, { params, query: query() })
  expect(answer.isThinned).toBe(false)
})
