import { seriesRoutes as api } from '@puquio/contract/laboratory/series'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let campaign: { id: number }
const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-06-01T12:00:00-05:00' })
  mine = await buildMine(puquio.database)
  const by = { createdAt: at, createdBy: mine.admin.id }
  const inProject = { projectId: mine.project.id, name: 'Una', ...by }
  campaign = await insert(puquio.database, 'campaign', inProject)
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const parameterOf = async (key: string) => {
  const [found] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${mine.project.id} and key = ${key}`,
  )
  return found?.id as number
}

type Result = { on: string; value: number; qualifier?: string; applied?: string }

/** A station under a standard, with results of one parameter; returns what the page of both shows. */
async function measuredAt(standard: string, key: string, results: readonly Result[]) {
  const code = `P-${Math.random().toString(36).slice(2, 8)}`
  const station = await buildStation(puquio.database, mine.project, { code, standard })
  const parameterId = await parameterOf(key)
  for (const { on, value, qualifier = null, applied = null } of results) {
    const sample = await insert(puquio.database, 'sample', {
      projectId: mine.project.id,
      stationId: station.id,
      sampledAt: `${on}T15:00:00Z`,
      sampledOn: on,
      hasTime: true,
      matrix: key.startsWith('air-') ? 'air' : 'water',
      campaignId: campaign.id,
      createdAt: at,
      createdBy: mine.admin.id,
    })
    await insert(puquio.database, 'result', {
      projectId: mine.project.id,
      stationId: station.id,
      sampleId: sample.id,
      parameterId,
      sampledOn: on,
      value,
      qualifier,
      text: String(value),
      unit: 'mg/L',
      appliedQualifier: applied,
      appliedReason: applied && 'Frasco roto',
      appliedBy: applied && mine.admin.id,
      enteredAt: at,
      enteredBy: mine.admin.id,
    })
  }
  const params = { projectId: mine.project.id, stationId: station.id, parameterId }
  return { params, show: () => admin.call(api.series, { params }) }
}

it('says of each year whether its mean exceeds, also where no result does', async () => {
  const { show } = await measuredAt('D.S. 010-2010-MINAM', 'cu-total', [
    { on: '2024-03-01', value: 0.3 },
    { on: '2024-09-01', value: 0.1, qualifier: '<' },
    { on: '2025-03-01', value: 0.45 },
    { on: '2025-06-01', value: 9, applied: 'R' },
    { on: '2025-09-01', value: 0.42 },
    { on: '2026-03-01', value: 0.35 },
  ])
  const { means, allowances, results } = await show()
  const limit = {
    standard: 'D.S. 010-2010-MINAM',
    category: null,
    min: null,
    max: 0.4,
    unit: 'mg/L',
    toBeVerified: false,
  }
  const mean = { count: 2, nonDetects: 0, nonDetectRule: null, left: 0 }
  const year = { statistic: 'annual-mean', isRunning: false, reason: null, isWarning: false, limit }
  expect(means).toEqual([
    {
      ...year,
      period: '2024',
      outcome: 'complies',
      mean: { ...mean, value: 0.175, nonDetects: 1, nonDetectRule: 'half' },
    },
    { ...year, period: '2025', outcome: 'exceeds', mean: { ...mean, value: 0.435 } },
    {
      ...year,
      period: '2026',
      isRunning: true,
      outcome: 'complies',
      isWarning: true,
      mean: { ...mean, value: 0.35, count: 1 },
    },
  ])
  expect(allowances).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'exceeds')).toEqual([])
})

it('counts the exceedances of a year that a standard allows some of', async () => {
  const days = Array.from({ length: 8 }, (_, index) => `2025-0${index + 1}-10`)
  const { show } = await measuredAt(
    'D.S. 003-2017-MINAM',
    'air-pm10',
    days.map((on) => ({ on, value: 120 })),
  )
  const { means, allowances } = await show()
  expect(allowances).toMatchObject([
    { year: '2025', exceedances: 8, allowed: 7, isBroken: true, limit: { max: 100 } },
  ])
  expect(means).toMatchObject([{ period: '2025', outcome: 'exceeds', mean: { value: 120 } }])
})

it('has no means where the standard speaks of none', async () => {
  const { show } = await measuredAt('D.S. 004-2017-MINAM', 'cu-total', [
    { on: '2025-03-01', value: 0.45 },
  ])
  expect(await show()).toMatchObject({ means: [], allowances: [] })
})

it('leaves what a person rejected out of the trend', async () => {
  const rising = [0.1, 0.2, 0.3, 0.4].map((value, index) => ({
    on: `2025-0${index + 1}-01`,
    value,
  }))
  const rejected = { on: '2025-05-01', value: 0, applied: 'R' }
  const { show } = await measuredAt('D.S. 010-2010-MINAM', 'cu-total', [...rising, rejected])
  expect((await show()).trend).toMatchObject({ count: 4 })
})

it('takes the project’s own limit of an annual mean before the decree’s', async () => {
  const { params, show } = await measuredAt('D.S. 010-2010-MINAM', 'zn-total', [
    { on: '2025-03-01', value: 1 },
  ])
  expect((await show()).means).toMatchObject([{ outcome: 'complies', limit: { max: 1.2 } }])
  await insert(puquio.database, 'limit_value', {
    projectId: mine.project.id,
    standard: 'D.S. 010-2010-MINAM',
    parameterId: params.parameterId,
    statistic: 'annual-mean',
    kind: 'bounds',
    max: 0.9,
    validFrom: '2020-01-01',
    source: 'EIA',
    confidence: 'high',
    origin: 'own',
  })
  expect((await show()).means).toMatchObject([{ outcome: 'exceeds', limit: { max: 0.9 } }])
})
