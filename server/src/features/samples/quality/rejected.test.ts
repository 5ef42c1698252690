import { limitRoutes } from '@puquio/contract/laboratory/limits'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let river: { id: number }
let writer: Calls
let on: { projectId: number }
let parameters: Map<string, { id: number; unit: string }>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  river = await buildStation(puquio.database, mine.project, {
    code: 'RIO-1',
    standard: 'D.S. 004-2017-MINAM',
    category: '4-E1',
  })
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const rows = await puquio.database.owner.one<{ id: number; key: string; unit: string }>(
    {},
    sql`select id, key, unit from parameter where project_id = ${mine.project.id}`,
  )
  parameters = new Map(rows.map(({ key, ...one }) => [key, one]))
})

const known = (key: string) => parameters.get(key) ?? { id: 0, unit: '' }
const enter = async (
  sampledOn: string,
  results: Record<string, string>,
  type: 'normal' | 'duplicate' = 'normal',
) => {
  const { id } = await writer.call(api.create, {
    params: on,
    body: {
      stationId: river.id,
      sampledOn,
      sampledTime: '09:00',
      matrix: 'water',
      type,
      campaign: 'Una',
      decimalMark: '.',
      results: Object.entries(results).map(([key, text]) => ({
        parameterId: known(key).id,
        unit: known(key).unit,
        text,
      })),
    },
  })
  return id
}
const reject = (sampleId: number, key: string) =>
  writer.call(api.applyQualifier, {
    params: { ...on, sampleId, parameterId: known(key).id },
    body: { qualifier: 'R', reason: 'Frasco roto' },
  })
const read = async (sampleId: number) => writer.call(api.get, { params: { ...on, sampleId } })
const of = async (sampleId: number, key: string) =>
  (await read(sampleId)).results.find(({ parameter }) => parameter.id === known(key).id)

it('leaves a rejected result out of range, trend and baseline, and says that it is one', async () => {
  const ids = []
  for (const [month, value] of ['1', '2', '3', '4', '900'].entries())
    ids.push(await enter(`2026-0${month + 1}-10`, { 'cu-total': value }))
  await reject(ids[4] ?? 0, 'cu-total')
  const parameterId = known('cu-total').id
  const series = await writer.call(seriesRoutes.series, {
    params: { ...on, stationId: river.id, parameterId },
  })
  expect(series.results.map(({ isRejected }) => isRejected)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(series.trend).toMatchObject({ count: 4 })
  const { stations } = await writer.call(seriesRoutes.parameter, { params: { ...on, parameterId } })
  expect(stations).toMatchObject([{ results: 5, min: 1, median: 2.5, max: 4 }])
  expect(stations[0]?.latest).toMatchObject({ value: 900, isRejected: true })
  const { items } = await writer.call(api.list, { params: on, query: {} })
  expect(items[0]?.results).toMatchObject([{ value: 900, isRejected: true }])
  const baseline = await writer.call(limitRoutes.baseline, {
    params: { ...on, stationId: river.id },
    query: { parameterId, from: '2026-01-01', to: '2026-12-31' },
  })
  expect(baseline).toMatchObject({ mean: 2.5, results: 4, left: 1 })
})

it('compares no duplicate and no history with a rejected result', async () => {
  const duplicate = await enter('2026-10-10', { 'cu-total': '2' }, 'duplicate')
  for (const [month, value] of ['3', '3', '3', '3', '5', '7', '7', '7', '7'].entries())
    await enter(`2026-0${month + 1}-10`, { 'cu-total': value })
  const id = await enter('2026-10-10', { 'cu-total': '11.01' })
  const checks = async () => (await read(id)).quality.findings.map(({ check }) => check).toSorted()
  expect(await checks()).toEqual(['duplicate', 'history'])
  await reject(duplicate, 'cu-total')
  expect(await checks()).toEqual(['history'])
  const { items } = await writer.call(api.list, { params: on, query: { sort: 'sampledOn' } })
  // Of nine earlier ones eight are enough, seven are not.
  await reject(items[0]?.id ?? 0, 'cu-total')
  await reject(items[1]?.id ?? 0, 'cu-total')
  expect(await checks()).toEqual([])
})

it('finds no limit of ammonia and no mean of a month from rejected results', async () => {
  const before = await enter('2025-03-10', { temperature: '10' })
  const id = await enter('2026-03-10', { ph: '8', temperature: '20', 'nh3-total': '0.01' })
  expect(await of(id, 'nh3-total')).toMatchObject({ outcome: 'complies' })
  expect(await of(id, 'temperature')).toMatchObject({ outcome: 'exceeds' })
  await reject(id, 'ph')
  expect(await of(id, 'nh3-total')).toMatchObject({ reason: 'no-ph-or-temperature' })
  await reject(before, 'temperature')
  expect(await of(id, 'temperature')).toMatchObject({ reason: 'no-monthly-mean' })
})
