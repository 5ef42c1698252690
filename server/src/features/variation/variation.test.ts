import { variationMost, variationRoutes as api } from '@puquio/contract/laboratory/variation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine, buildStation, insert } from '../../../test/build.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { startVariation } from '../../../test/variation/start-variation.ts'
import { sql } from '../../platform/db/sql.ts'

let built: Awaited<ReturnType<typeof startVariation>>
beforeAll(async () => {
  built = await startVariation()
})
afterAll(() => built.puquio.close())

const show = (query: object) => built.reader.call(api.show, { params: built.params, query })

test('each station’s results of a parameter come in the order of time with mark, limit and statistics', async () => {
  const {
    series,
    stations: shown,
    limits,
    total,
    nonDetectRule,
    latestEnteredAt,
  } = await show({
    parameters: [built.copper],
  })
  expect(shown.map(({ code }) => code)).toEqual(['EF-1', 'EF-2'])
  expect(total).toBe(5)
  expect(nonDetectRule).toBe('half')
  expect(Date.parse(latestEnteredAt ?? '')).toBe(Date.parse(built.enteredAt))
  const [one, other] = series
  expect(one).toMatchObject({
    parameterId: built.copper,
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

test('names the devices in use at its stations that measure its parameters', async () => {
  const { database } = built.puquio
  const [first, second] = built.stations
  const at = async (
    station: { id: number } | undefined,
    parameterId: number,
    more: object = {},
  ) => {
    const columns = { stationId: station?.id, ...more }
    const { device, variable } = await buildDevice(database, built.mine, columns)
    await database.owner.one(
      {},
      sql`update variable set parameter_id = ${parameterId} where id = ${variable.id}`,
    )
    return { deviceId: device.id, variableId: variable.id }
  }
  const probe = await at(first, built.copper, { name: 'Sonda' })
  await at(first, built.zinc)
  await at(undefined, built.copper)
  await at(second, built.copper, { retiredAt: '2026-02-01T00:00:00Z' })
  const { sensors } = await show({ parameters: [built.copper] })
  expect(sensors).toEqual([
    { ...probe, name: 'Sonda', stationId: first?.id, parameterId: built.copper },
  ])
})

test('limits come by their validity with source and stations', async () => {
  const { spans } = await show({ parameters: [built.copper] })
  expect(spans).toMatchObject([
    {
      bound: 'max',
      value: 0.5,
      standard: 'D.S. 010-2010-MINAM',
      source: 'D.S. 010-2010-MINAM, Anexo 1',
      to: null,
      stations: built.stations.slice(0, 2).map(({ id }) => id),
    },
  ])
})

test('a limit of another substance is shown as one of the results: of NH₃ for NH₃-N, and back', async () => {
  const { database } = built.puquio
  const mine = await buildMine(database)
  const of = { projectId: mine.project.id }
  const params = of
  const reader = await built.puquio.signIn(mine.admin)
  const ids = await database.owner.one<{ id: number; key: string }>(
    {},
    sql`select id, key from parameter where project_id = ${of.projectId} and key in ('nh3-total', 'nh3-n')`,
  )
  const idOf = (key: string) => ids.find((one) => one.key === key)?.id ?? 0
  const by = { createdAt: built.enteredAt, createdBy: mine.admin.id }
  const approval = { approvedAt: built.enteredAt, approvedBy: mine.admin.id }
  const campaign = await insert(database, 'campaign', { ...of, name: 'Enero', ...by, ...approval })
  const limitOf = async (standard: string, limited: string, max: number, measured: string) => {
    await insert(database, 'limit_value', {
      ...of,
      standard,
      parameterId: idOf(limited),
      statistic: 'any-time',
      kind: 'bounds',
      max,
      validFrom: '2014-05-06',
      source: 'R.D. 100-2014',
      confidence: 'high',
      origin: 'own',
    })
    const { id: stationId } = await buildStation(database, mine.project, { standard })
    const sampledOn = '2026-01-10'
    const sample = await insert(database, 'sample', {
      ...of,
      stationId,
      sampledAt: `${sampledOn}T19:30:00Z`,
      sampledOn,
      hasTime: true,
      matrix: 'water',
      campaignId: campaign.id,
      ...by,
    })
    const parameterId = idOf(measured)
    await insert(database, 'result', {
      ...of,
      stationId,
      sampleId: sample.id,
      parameterId,
      sampledOn,
      value: 2.1,
      text: '2.1',
      unit: 'mg/L',
      enteredAt: built.enteredAt,
      enteredBy: mine.admin.id,
    })
    const query = { parameters: [parameterId], stations: [stationId] }
    const { spans, series } = await reader.call(api.show, { params, query })
    return {
      limits: spans.filter((one) => one.parameterId === parameterId).map(({ value }) => value),
      marks: series[0]?.marks,
    }
  }
  // The decree multiplies NH3-N by 1.22.
  expect(await limitOf('EIA A', 'nh3-total', 2.44, 'nh3-n')).toEqual({
    limits: [2],
    marks: ['exceeds'],
  })
  expect(await limitOf('EIA B', 'nh3-n', 2, 'nh3-total')).toEqual({
    limits: [2.44],
    marks: ['near'],
  })
  expect(await limitOf('EIA C', 'nh3-n', 2, 'nh3-n')).toEqual({ limits: [2], marks: ['exceeds'] })
})

test('days, stations, component and approval are filters', async () => {
  const values = async (query: object) =>
    (await show({ parameters: [built.copper], ...query })).series.map((one) => one.values)
  expect(await values({ from: '2026-02-01', to: '2026-03-31' })).toEqual([[0.45, 0.6]])
  expect(await values({ stations: [built.stations[1]?.id] })).toEqual([[0.2]])
  expect(await values({ components: [built.component.id] })).toEqual([[0.45]])
  expect((await values({ unapproved: true }))[0]).toEqual([0.02, 0.45, 0.6, 9, 0.1])
})

test('without a choice it shows what mines look at first, and offers what occurs', async () => {
  const { parameters, offered, series } = await show({})
  expect(new Set(parameters.map(({ id }) => id))).toEqual(new Set([built.copper, built.zinc]))
  expect(offered.stations).toBe(3)
  expect(offered.parameters.map(({ id }) => id)).not.toContain(built.ammonia)
  expect(series).toHaveLength(4)
})

test('nothing found is an empty answer; more than one look compares is refused', async () => {
  expect(await show({ parameters: [built.ammonia] })).toMatchObject({
    total: 0,
    series: [],
    latestEnteredAt: null,
  })
  const query = { stations: Array.from({ length: variationMost.stations + 1 }, (_, at) => at + 1) }
  expect((await built.reader.refusal(api.show, { params: built.params, query })).status).toBe(422)
})

test('nobody without a session or of another project, and nothing that another project has', async () => {
  const other = await buildMine(built.puquio.database)
  const stranger = await built.puquio.signIn(other.admin)
  expect((await stranger.refusal(api.show, { params: built.params, query: {} })).status).toBe(404)
  expect(
    (await built.puquio.nobody.send(api.show, { params: built.params, query: {} })).statusCode,
  ).toBe(401)
  const foreign = await stranger.call(api.show, {
    params: { projectId: other.project.id },
    query: { parameters: [built.copper], stations: built.stations.map(({ id }) => id) },
  })
  expect(foreign).toMatchObject({ total: 0, parameters: [], stations: [], series: [] })
})
