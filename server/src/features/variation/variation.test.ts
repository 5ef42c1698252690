import { variationMost, variationRoutes as api } from '@puquio/contract/laboratory/variation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildComponent,
  buildMember,
  buildMine,
  buildStation,
  insert,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let reader: Calls
let params: { projectId: number }
let stations: { id: number }[]
let component: { id: number }
let copper: number
let zinc: number
let ammonia: number
const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-06-01T12:00:00-05:00' })
  const { database } = puquio
  mine = await buildMine(database)
  const { project, admin } = mine
  params = { projectId: project.id }
  reader = await puquio.signIn(await buildMember(database, project, 'read'))
  component = await buildComponent(database, project, { name: 'Efluente' })
  stations = [
    await buildStation(database, project, { code: 'EF-1', standard: 'D.S. 010-2010-MINAM' }),
    await buildStation(database, project, { code: 'EF-2', standard: 'D.S. 010-2010-MINAM' }),
    await buildStation(database, project, { code: 'PM-9' }),
  ]
  const keys = await database.owner.one<{ ids: number[] }>(
    {},
    sql`select array_agg(id order by array_position(array['cu-total', 'zn-total', 'nh3-total'], key)) as ids
      from parameter where project_id = ${project.id} and key in ('cu-total', 'zn-total', 'nh3-total')`,
  )
  ;[copper, zinc, ammonia] = keys[0]?.ids as [number, number, number]
  const by = { createdAt: at, createdBy: admin.id }
  const campaign = (name: string, more: object = {}) =>
    insert(database, 'campaign', { projectId: project.id, name, ...by, ...more })
  const approved = await campaign('Aprobada', { approvedAt: at, approvedBy: admin.id })
  const waiting = await campaign('En espera')
  const add = async (
    station: number,
    on: string,
    results: [parameterId: number, value: number | null, more?: object][],
    more: { type?: string; campaign?: { id: number }; componentId?: number } = {},
  ) => {
    const { campaign: of = approved, ...rest } = more
    const stationId = stations[station]?.id
    const sample = await insert(database, 'sample', {
      projectId: project.id,
      stationId,
      sampledAt: `${on}T19:30:00Z`,
      sampledOn: on,
      hasTime: station === 0,
      matrix: 'water',
      campaignId: of.id,
      ...rest,
      ...by,
    })
    for (const [parameterId, value, columns] of results)
      await insert(database, 'result', {
        projectId: project.id,
        stationId,
        sampleId: sample.id,
        parameterId,
        sampledOn: on,
        value,
        text: String(value ?? 'ND'),
        unit: 'mg/L',
        enteredAt: at,
        enteredBy: admin.id,
        ...columns,
      })
  }
  await add(0, '2026-01-10', [
    [copper, null, { qualifier: '<', detectionLimit: 0.02 }],
    [zinc, 1],
  ])
  await add(
    0,
    '2026-02-10',
    [
      [copper, 0.45],
      [zinc, 0.2],
    ],
    { componentId: component.id },
  )
  await add(0, '2026-03-10', [[copper, 0.6]])
  await add(0, '2026-04-10', [
    [copper, 9, { appliedQualifier: 'R', appliedReason: 'Frasco roto', appliedBy: admin.id }],
  ])
  await add(0, '2026-04-11', [[copper, 9]], { type: 'duplicate' })
  await add(0, '2026-05-10', [[copper, 0.1]], { campaign: waiting })
  await add(1, '2026-01-10', [[copper, 0.2]])
  await add(2, '2026-01-10', [[zinc, 3]])
})
afterAll(() => puquio.close())

const show = async (query: object) => await reader.call(api.show, { params, query })

test('each station’s results of a parameter come in the order of time with mark, limit and statistics', async () => {
  const {
    series,
    stations: shown,
    limits,
    total,
    nonDetectRule,
    latestEnteredAt,
  } = await show({
    parameters: [copper],
  })
  expect(shown.map(({ code }) => code)).toEqual(['EF-1', 'EF-2'])
  expect(total).toBe(5)
  expect(nonDetectRule).toBe('half')
  expect(Date.parse(latestEnteredAt ?? '')).toBe(Date.parse(at))
  const [one, other] = series
  expect(one).toMatchObject({
    parameterId: copper,
    at: ['2026-01-10T14:30', '2026-02-10T14:30', '2026-03-10T14:30', '2026-04-10T14:30'],
    values: [0.02, 0.45, 0.6, 9],
    qualifiers: ['<', null, null, null],
    marks: ['hollow', 'near', 'exceeds', 'rejected'],
    limits: [0, 0, 0, 0],
    statistics: { count: 3, nonDetects: 1, exceedances: 1, min: 0.01, median: 0.45, max: 0.6 },
  })
  expect(one?.statistics.p95).toBeCloseTo(0.585, 9)
  expect(limits).toMatchObject([{ standard: 'D.S. 010-2010-MINAM', max: 0.5 }])
  expect(other).toMatchObject({ at: ['2026-01-10'], marks: ['plain'] })
})

test('limits come by their validity with source and stations', async () => {
  const { spans } = await show({ parameters: [copper] })
  expect(spans).toMatchObject([
    {
      bound: 'max',
      value: 0.5,
      standard: 'D.S. 010-2010-MINAM',
      source: 'D.S. 010-2010-MINAM, Anexo 1',
      to: null,
      stations: stations.slice(0, 2).map(({ id }) => id),
    },
  ])
})

test('days, stations, component and approval are filters', async () => {
  const values = async (query: object) =>
    (await show({ parameters: [copper], ...query })).series.map((one) => one.values)
  expect(await values({ from: '2026-02-01', to: '2026-03-31' })).toEqual([[0.45, 0.6]])
  expect(await values({ stations: [stations[1]?.id] })).toEqual([[0.2]])
  expect(await values({ components: [component.id] })).toEqual([[0.45]])
  expect((await values({ unapproved: true }))[0]).toEqual([0.02, 0.45, 0.6, 9, 0.1])
})

test('without a choice it shows what mines look at first, and offers what occurs', async () => {
  const { parameters, offered, series } = await show({})
  expect(parameters.map(({ id }) => id).toSorted()).toEqual([copper, zinc].toSorted())
  expect(offered.stations).toBe(3)
  expect(offered.parameters.map(({ id }) => id)).not.toContain(ammonia)
  expect(series).toHaveLength(4)
})

test('nothing found is an empty answer; more than one look compares is refused', async () => {
  expect(await show({ parameters: [ammonia] })).toMatchObject({
    total: 0,
    series: [],
    latestEnteredAt: null,
  })
  const query = { stations: Array.from({ length: variationMost.stations + 1 }, (_, at) => at + 1) }
  expect((await reader.refusal(api.show, { params, query })).status).toBe(422)
})

test('nobody without a session or of another project, and nothing that another project has', async () => {
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  expect((await stranger.refusal(api.show, { params, query: {} })).status).toBe(404)
  expect((await puquio.nobody.send(api.show, { params, query: {} })).statusCode).toBe(401)
  const foreign = await stranger.call(api.show, {
    params: { projectId: other.project.id },
    query: { parameters: [copper], stations: stations.map(({ id }) => id) },
  })
  expect(foreign).toMatchObject({ total: 0, parameters: [], stations: [], series: [] })
})
