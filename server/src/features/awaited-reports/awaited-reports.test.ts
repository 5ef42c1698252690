import { awaitedReportRoutes as api } from '@puquio/contract/laboratory/awaited-reports'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { todayRoutes } from '@puquio/contract/start/today'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildProfile,
  buildStation,
  insert,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let on: { projectId: number }
let profileId: number
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-20T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-20T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const water = { parameters: ['pH', 'Cu'] }
  profileId = (await buildProfile(puquio.database, mine.project, water)).id
  await enter({ sampledOn: '2024-06-01', results: { 'cu-total': '0.1' } })
})

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
const idOf = async (key: string) => {
  const [row] = await owner<{ id: number }>(
    sql`select id from parameter where project_id = ${mine.project.id} and key = ${key}`,
  )
  return row?.id ?? 0
}
type Entered = { sampledOn: string; results?: Record<string, string>; [field: string]: unknown }
const enter = async ({ results = {}, ...rest }: Entered) =>
  writer.call(sampleRoutes.create, {
    params: on,
    body: {
      stationId: mine.station.id,
      sampledTime: '09:30',
      matrix: 'water' as const,
      type: 'normal' as const,
      campaign: 'Febrero 2026',
      results: await Promise.all(
        Object.entries(results).map(async ([key, text]) => ({
          parameterId: await idOf(key),
          text,
          unit: key === 'ph' ? '' : 'mg/L',
        })),
      ),
      ...rest,
    },
  })
const done = (actionOn: string, columns: object = {}) =>
  buildMonitoring(puquio.database, mine, {
    estimatedOn: actionOn,
    actionOn,
    actionCompleted: true,
    sampleTaken: true,
    profileId,
    ...columns,
  })
const list = async (query: object = {}) => {
  const { items, total } = await writer.call(api.list, { params: on, query })
  expect(total).toBe(items.length)
  return items
}
const days = async (query: object = {}) =>
  (await list(query)).map(({ sampledOn, daysLate }) => [sampledOn, daysLate])

test('a monitoring that was done with a sample awaits its results, and is late after fifteen days', async () => {
  const { id } = await done('2026-02-04')
  await done('2026-02-05')
  expect(await list()).toEqual([
    {
      id: `monitoring-${id}`,
      station: { id: mine.station.id, code: mine.station.code, name: mine.station.name },
      sampledOn: '2026-02-04',
      sample: null,
      monitoring: { id, planId: mine.plan.id, plan: mine.plan.name },
      dueOn: '2026-02-19',
      daysLate: 1,
    },
    expect.objectContaining({ sampledOn: '2026-02-05', dueOn: '2026-02-20', daysLate: 0 }),
  ])
  expect(await days({ late: true })).toEqual([['2026-02-04', 1]])
})

test('the day is the project’s', async () => {
  await done('2026-02-05')
  const daysAt = async (now: string) => {
    puquio.clock.set(now)
    writer = await puquio.signIn(mine.admin)
    return days()
  }
  expect(await daysAt('2026-02-20T23:59:00-05:00')).toEqual([['2026-02-05', 0]])
  expect(await daysAt('2026-02-21T00:01:00-05:00')).toEqual([['2026-02-05', 1]])
})

test('results that come take it away: of the day at the station, or of the sample that answers', async () => {
  await done('2026-02-02')
  const answered = await done('2026-02-03')
  expect(await days()).toHaveLength(2)
  await enter({ sampledOn: '2026-02-02', results: { 'cu-total': '0.1' } })
  expect(await days()).toEqual([['2026-02-03', 2]])
  const other = await enter({ sampledOn: '2026-02-01', results: { 'cu-total': '0.1' } })
  await writer.call(sampleRoutes.answer, {
    params: { ...on, sampleId: other.id },
    body: { monitoringId: answered.id },
  })
  expect(await days()).toEqual([])
})

test('a sample that was taken while the monitoring lasted is its own, whatever day it has', async () => {
  await done('2026-02-04', {
    startedAt: '2026-02-03T10:00:00-05:00',
    endedAt: '2026-02-04T10:00:00-05:00',
  })
  await enter({ sampledOn: '2026-02-02', results: { 'cu-total': '0.1' } })
  expect(await days()).toHaveLength(1)
  await enter({ sampledOn: '2026-02-03', sampledTime: '10:30', results: { 'cu-total': '0.1' } })
  expect(await days()).toEqual([])
})

test('a sample without results waits in place of its monitoring; what was measured in the field is not the report', async () => {
  await done('2026-02-02')
  const laboratory = 'Laboratorio Andino'
  const { id } = await enter({
    sampledOn: '2026-02-02',
    code: 'M-1',
    laboratory,
    results: { ph: '7.1' },
  })
  expect(await list()).toEqual([
    expect.objectContaining({
      id: `sample-${id}`,
      sample: { id, code: 'M-1', laboratory },
      monitoring: null,
      daysLate: 3,
    }),
  ])
  await owner(sql`update sample set report = 'IE-1' where id = ${id}`)
  expect(await days()).toEqual([])
  await owner(sql`update sample set report = null, laboratory_id = null where id = ${id}`)
  expect(await days()).toEqual([])
})

test('nothing is awaited without a sample, of field measurements, of an annulled plan or a withdrawn monitoring', async () => {
  const field = await buildProfile(puquio.database, mine.project, {
    parameters: ['pH', 'nivel freático', 'algo desconocido'],
  })
  await done('2026-02-01', { sampleTaken: false })
  await done('2026-02-01', { profileId: field.id })
  await done('2026-02-01', {
    type: 'additional',
    withdrawnAt: '2026-02-02T12:00:00Z',
    withdrawnReason: 'x',
  })
  await done('2025-02-01')
  const plan = await insert(puquio.database, 'plan', {
    projectId: mine.project.id,
    title: 'Anulado',
    name: 'Anulado',
    createdAt: '2026-01-01T12:00:00Z',
    createdBy: mine.admin.id,
    annulledAt: '2026-02-01T12:00:00Z',
    annulledBy: mine.admin.id,
    annulledReason: 'x',
  })
  await done('2026-02-01', { planId: plan.id })
  expect(await days()).toEqual([])
  await done('2026-02-01', { profileId: null })
  expect(await days()).toHaveLength(1)
})

test('a station that never had results awaits none', async () => {
  const station = await buildStation(puquio.database, mine.project)
  await done('2026-02-01', { stationId: station.id })
  expect(await days()).toEqual([])
})

test('a project sets the days; 0 calls none late', async () => {
  const admin = await puquio.signIn(mine.admin)
  const set = async (reportDays: number) => {
    const settings = await admin.call(laboratorySettingRoutes.get, { params: on })
    await admin.call(laboratorySettingRoutes.set, {
      params: on,
      body: { ...settings, reportDays },
    })
  }
  await done('2026-02-01')
  expect(await days()).toEqual([['2026-02-01', 4]])
  await set(20)
  expect(await days()).toEqual([['2026-02-01', 0]])
  await set(0)
  expect((await list()).map(({ dueOn, daysLate }) => [dueOn, daysLate])).toEqual([[null, 0]])
  expect(await days({ late: true })).toEqual([])
})

test('a laboratory has days of its own, beside those of the project', async () => {
  const admin = await puquio.signIn(mine.admin)
  const sampled = (laboratory: string, code: string) =>
    enter({ sampledOn: '2026-02-01', code, laboratory })
  await sampled('Laboratorio Andino', 'A')
  await sampled('Laboratorio Lejano', 'L')
  await sampled('', 'N')
  await done('2026-02-03')
  const late = async () =>
    (await list({ late: true })).map(({ sample, dueOn }) => [sample?.code ?? '', dueOn])
  const ofProject = [
    ['A', '2026-02-16'],
    ['L', '2026-02-16'],
    ['N', '2026-02-16'],
    ['', '2026-02-18'],
  ]
  expect(await late()).toEqual(ofProject)
  const read = await admin.call(laboratorySettingRoutes.get, { params: on })
  const [near, far] = read.laboratories
  expect(read.laboratories).toMatchObject([
    { name: 'Laboratorio Andino', reportDays: null },
    { name: 'Laboratorio Lejano', reportDays: null },
  ])
  const set = async (body: object) =>
    admin.call(laboratorySettingRoutes.set, {
      params: on,
      body: { ...(await admin.call(laboratorySettingRoutes.get, { params: on })), ...body },
    })
  await set({
    laboratories: [
      { id: near?.id ?? 0, reportDays: 7 },
      { id: far?.id ?? 0, reportDays: 35 },
    ],
  })
  expect(await late()).toEqual([['A', '2026-02-08'], ...ofProject.slice(2)])
  // Of those that are left out nothing changes.
  await set({ laboratories: [{ id: near?.id ?? 0, reportDays: 0 }], reportDays: 18 })
  expect(await late()).toEqual([['N', '2026-02-19']])
  await set({ laboratories: undefined })
  expect(await late()).toEqual([['N', '2026-02-19']])
  const { laboratories } = await set({ laboratories: [{ id: far?.id ?? 0, reportDays: null }] })
  expect(laboratories.map(({ name, reportDays }) => [name, reportDays])).toEqual([
    ['Laboratorio Andino', 0],
    ['Laboratorio Lejano', null],
  ])
  expect((await late()).map(([code]) => code)).toEqual(['L', 'N'])
})

test('days of a laboratory of another project are refused, and nothing is set', async () => {
  const admin = await puquio.signIn(mine.admin)
  const other = await buildMine(puquio.database)
  const { id } = await insert(puquio.database, 'laboratory', {
    projectId: other.project.id,
    name: 'Ajeno',
  })
  const read = await admin.call(laboratorySettingRoutes.get, { params: on })
  const body = { ...read, reportDays: 3, laboratories: [{ id: Number(id), reportDays: 1 }] }
  expect(await admin.refusal(laboratorySettingRoutes.set, { params: on, body })).toMatchObject({
    problem: 'INPUT_NOT_VALID',
    fields: [{ path: 'laboratories.0.id', code: 'not-in-list' }],
  })
  expect(await admin.call(laboratorySettingRoutes.get, { params: on })).toEqual(read)
})

test('the start page counts as many as the list that it opens', async () => {
  await insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 1,
    kind: 'screen',
    label: 'menu.LaboratoryData',
    alias: 'LaboratoryData',
  })
  await done('2026-02-01')
  await done('2026-02-02')
  await done('2026-02-19')
  const entries = await writer.call(todayRoutes.list, { params: on })
  const opens = '/data/awaited-reports?late=true'
  expect(entries.filter(({ kind }) => kind === 'reports-late')).toEqual([
    { kind: 'reports-late', count: 2, of: null, dueOn: '2026-02-17', opens },
  ])
  const query = Object.fromEntries(new URL(opens, 'http://puquio.test').searchParams)
  expect(await days(query)).toHaveLength(2)
})

test('is searched and sorted, and says nothing of another project', async () => {
  const other = await buildStation(puquio.database, mine.project, { code: 'AA-1' })
  await enter({ stationId: other.id, sampledOn: '2024-06-01', results: { 'cu-total': '0.1' } })
  await done('2026-02-01')
  await done('2026-02-03', { stationId: other.id })
  expect((await list({ sort: 'station' }))[0]?.station.code).toBe('AA-1')
  expect(await days({ sort: '-sampledOn' })).toEqual([
    ['2026-02-03', 2],
    ['2026-02-01', 4],
  ])
  expect(await days({ search: 'aa-1' })).toEqual([['2026-02-03', 2]])
  const stranger = await buildMine(puquio.database)
  const calls = await puquio.signIn(stranger.admin)
  expect((await calls.refusal(api.list, { params: on, query: {} })).status).toBe(404)
  expect((await puquio.nobody.refusal(api.list, { params: on, query: {} })).status).toBe(401)
  const theirs = await calls.call(api.list, {
    params: { projectId: stranger.project.id },
    query: {},
  })
  expect(theirs).toEqual({ items: [], total: 0 })
})
