import { seriesRoutes as api } from '@puquio/contract/laboratory/series'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let station: { id: number }
let other: { id: number }
let copper: number
const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-06-01T12:00:00-05:00' })
  const { database } = puquio
  mine = await buildMine(database)
  const { project } = mine
  station = await buildStation(database, project, { code: 'EF-1', standard: 'D.S. 010-2010-MINAM' })
  other = await buildStation(database, project, { code: 'PM-9' })
  const [found] = await database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${project.id} and key = 'cu-total'`,
  )
  copper = found?.id as number
  const by = { createdAt: at, createdBy: mine.admin.id }
  const campaign = await insert(database, 'campaign', { projectId: project.id, name: 'Una', ...by })
  const add = async (
    stationId: number,
    sampledOn: string,
    value: number | null,
    rest: { type?: string; qualifier?: string; detectionLimit?: number } = {},
  ) => {
    const sample = await insert(database, 'sample', {
      projectId: project.id,
      stationId,
      sampledAt: `${sampledOn}T15:00:00Z`,
      sampledOn,
      hasTime: true,
      matrix: 'water',
      type: rest.type ?? 'normal',
      campaignId: campaign.id,
      ...by,
    })
    await database.owner.one(
      {},
      sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, detection_limit,
          text, unit, entered_at, entered_by)
        values (${project.id}, ${stationId}, ${sample.id}, ${copper}, ${sampledOn}, ${value}, ${rest.qualifier ?? null},
          ${rest.detectionLimit ?? null}, ${value === null ? 'ND' : String(value)}, 'mg/L', ${at}, ${mine.admin.id})`,
    )
  }
  await add(station.id, '2026-01-10', null, { qualifier: '<', detectionLimit: 0.01 })
  for (const [index, value] of [0.1, 0.2, 0.35, 0.45, 0.6].entries())
    await add(station.id, `2026-0${index + 1}-15`, value)
  await add(station.id, '2026-05-15', 9, { type: 'duplicate' })
  await add(station.id, '2026-05-15', 9, { type: 'field-blank' })
  await add(other.id, '2026-03-01', 0.9)
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const on = () => ({ projectId: mine.project.id, stationId: station.id })

describe('a station', () => {
  it('says of a parameter its latest result, how many exceed, and its limit with source and doubt', async () => {
    const data = await admin.call(api.station, { params: on() })
    expect(data).toMatchObject({
      station: { code: 'EF-1' },
      standards: [{ standard: 'D.S. 010-2010-MINAM', category: null }],
      isStrictest: false,
    })
    expect(data.parameters).toHaveLength(1)
    expect(data.parameters[0]).toMatchObject({
      parameter: { symbol: 'Cu total', unit: 'mg/L', group: 'metals' },
      results: 6,
      nonDetects: 1,
      exceedances: 1,
      latest: { sampledOn: '2026-05-15', value: 0.6, outcome: 'exceeds' },
      limits: [{ statistic: 'any-time', max: 0.5, origin: 'decree', validFrom: '2010-08-22' }],
    })
    expect(data.parameters[0]?.limits[0]?.source).toBe('D.S. 010-2010-MINAM, Anexo 1')
  })

  it('has of a parameter every result with its limit, without duplicates and blanks, and the trend', async () => {
    const params = { ...on(), parameterId: copper }
    const { results, trend } = await admin.call(api.series, { params })
    expect(
      results.map(({ value, text, outcome, limit }) => [value, text, outcome, limit?.max]),
    ).toEqual([
      [null, 'ND', 'non-detect-complies', 0.5],
      [0.1, '0.1', 'complies', 0.5],
      [0.2, '0.2', 'complies', 0.5],
      [0.35, '0.35', 'complies', 0.5],
      [0.45, '0.45', 'complies', 0.5],
      [0.6, '0.6', 'exceeds', 0.5],
    ])
    expect(trend).toMatchObject({
      direction: 'rising',
      count: 6,
      nonDetects: 1,
      tiedByLimit: 1,
      nonDetectRule: 'half',
    })
    // 0.6 − 0.1 within four months.
    expect('slopePerYear' in trend && trend.slopePerYear).toBeCloseTo(1.5, 0)
  })

  it('has no trend of fewer than four results', async () => {
    const params = { ...on(), stationId: other.id, parameterId: copper }
    expect((await admin.call(api.series, { params })).trend).toEqual({ problem: 'too-few' })
  })
})

it('shows a parameter over all stations, within days', async () => {
  const params = { projectId: mine.project.id, parameterId: copper }
  const { stations } = await admin.call(api.parameter, { params })
  expect(stations.map((one) => [one.station.code, one.results, one.exceedances, one.max])).toEqual([
    ['EF-1', 6, 1, 0.6],
    ['PM-9', 1, 0, 0.9],
  ])
  expect(stations[1]?.latest.outcome).toBe('no-standard')
  const query = { from: '2026-04-01', to: '2026-04-30' }
  const april = await admin.call(api.parameter, { params, query })
  expect(april.stations).toMatchObject([{ results: 1, median: 0.45, latest: { value: 0.45 } }])
})

it('is refused without a session, to strangers, and for what another project has', async () => {
  expect((await puquio.nobody.refusal(api.station, { params: on() })).status).toBe(401)
  const elsewhere = await buildMine(puquio.database)
  const stranger = await puquio.signIn(
    await buildMember(puquio.database, elsewhere.project, 'read'),
  )
  expect((await stranger.refusal(api.station, { params: on() })).status).toBe(404)
  const misplaced = { ...on(), projectId: elsewhere.project.id }
  expect((await stranger.refusal(api.station, { params: misplaced })).status).toBe(404)
})
