import { soundingRoutes } from '@puquio/contract/levels/soundings'
import { wellRoutes as api } from '@puquio/contract/levels/levels'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { soundingBody, wellBody } from '../../../test/proofs/build-well.ts'
import type { Calls } from '../../../test/send.ts'

const now = '2026-02-15T12:00:00-05:00'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let writer: Calls
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  const of = (role: 'admin' | 'write' | 'read') => buildMember(puquio.database, mine.project, role)
  admin = await puquio.signIn(await of('admin'))
  writer = await puquio.signIn(await of('write'))
  reader = await puquio.signIn(await of('read'))
})

const make = async (more: object = {}) => {
  const body = { ...wellBody(mine.station.id), ...more }
  const { id } = await admin.call(api.create, { params, body })
  return { ...params, wellId: id }
}
const sound = (of: { projectId: number; wellId: number }, more: object = {}) =>
  writer.call(soundingRoutes.create, { params: of, body: { ...soundingBody, ...more } })
const one = async () => (await reader.call(api.list, { params, query: {} }))[0]

it('shows sensor and soundings over time, their differences and the drift', async () => {
  const { variable } = await buildDevice(puquio.database, mine)
  const of = await make({ variableId: variable.id })
  const endMs = Date.parse(now)
  const { telemetry } = puquio.platform
  // The sensor stands at 4097 m, and each month 2 cm lower below the soundings.
  const months = [3, 2, 1, 0].map((back) => endMs - back * 30 * dayMs - 6 * hourMs)
  for (const [month, at] of months.entries()) {
    await telemetry.write({
      receivedAt: puquio.clock.now(),
      channel: 'mobile',
      message: null,
      readings: [-2, -1, 0, 1, 2].map((hour) => ({
        variableId: variable.id,
        atMs: at + hour * hourMs,
        raw: 4097,
        value: 4097,
        quality: 'good' as const,
      })),
    })
    const local = new Date(at - 5 * hourMs).toISOString()
    await sound(of, {
      measuredOn: local.slice(0, 10),
      measuredTime: local.slice(11, 16),
      depthToWaterM: 24.3 - 0.02 * month,
    })
  }
  await telemetry.rollUp()
  const query = {
    wells: [of.wellId],
    from: '2025-11-01T05:00:00Z',
    to: '2026-02-16T05:00:00Z',
  }
  const { wells } = await reader.call(api.levels, { params, query })
  expect(wells[0]?.soundings.map(({ levelM }) => levelM)).toEqual([
    4097.05, 4097.07, 4097.09, 4097.11,
  ])
  expect(wells[0]?.sensor?.value.every((value) => value === 4097)).toBe(true)
  const [found] = await reader.call(api.differences, { params, query })
  expect(found?.count).toBe(4)
  expect(found?.meanM).toBeCloseTo(0.08, 6)
  expect(found?.perYearM).toBeCloseTo((0.02 / 30) * 365.25, 6)
  expect(await one()).toMatchObject({ newest: { source: 'sensor', levelM: 4097 }, change30M: 0 })
  const at = new Date(months[1] ?? 0).toISOString()
  const levels = await reader.call(api.at, { params, query: { wells: [of.wellId], at } })
  expect(levels).toMatchObject([{ levelM: 4097, isDry: false }])
})

it('shows beside levels what rained on each day of the project, of a variable in mm alone', async () => {
  const of = await make()
  const { device, variable: level } = await buildDevice(puquio.database, mine)
  const rain = await insert(puquio.database, 'variable', {
    projectId: mine.project.id,
    deviceId: device.id,
    position: 1,
    key: 'rain',
    name: 'Lluvia',
    unit: 'mm',
    decimals: 1,
  })
  // Two readings in an hour before midnight and one after it, on another day of UTC only later.
  const fallen = { '2026-02-10T03:10Z': 0.2, '2026-02-10T03:20Z': 0.6, '2026-02-10T05:30Z': 1.5 }
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: Object.entries(fallen).map(([at, value]) => ({
      variableId: rain.id,
      atMs: Date.parse(at),
      raw: value,
      value,
      quality: 'good' as const,
    })),
  })
  await puquio.platform.telemetry.rollUp()
  const period = { from: '2026-02-01T05:00:00Z', to: '2026-02-16T05:00:00Z' }
  const query = { ...period, wells: [of.wellId], rain: rain.id }
  const shown = await reader.call(api.levels, { params, query })
  expect(shown.rain?.at).toEqual(
    ['2026-02-09T05:00Z', '2026-02-10T05:00Z'].map((at) => Date.parse(at)),
  )
  expect(shown.rain?.value.map((mm) => Number(mm.toFixed(6)))).toEqual([0.8, 1.5])
  const no = await reader.refusal(api.levels, { params, query: { ...query, rain: level.id } })
  expect(no.problem).toBe('NOT_FOUND')
})

it('the level at an instant lies between the soundings around it', async () => {
  const of = await make()
  await sound(of, { measuredOn: '2026-01-01', measuredTime: '00:00', depthToWaterM: 25 })
  await sound(of, { measuredOn: '2026-01-11', measuredTime: '00:00', depthToWaterM: 24 })
  const at = async (day: string) => {
    const query = { wells: [of.wellId], at: `${day}T05:00:00Z` }
    return (await reader.call(api.at, { params, query }))[0]?.levelM
  }
  expect(await at('2026-01-06')).toBeCloseTo(4121.35 - 24.5, 4)
  expect(await at('2026-01-11')).toBeCloseTo(4097.35, 4)
  expect(await at('2026-01-12')).toBeNull()
})

it('a dry sounding is no level of water: nothing is drawn between it and one of water', async () => {
  const of = await make()
  await sound(of, { measuredOn: '2026-01-01', depthToWaterM: 24 })
  await sound(of, { measuredOn: '2026-01-11', state: 'dry', depthToWaterM: null })
  await sound(of, { measuredOn: '2026-01-31', state: 'dry', depthToWaterM: null })
  await sound(of, { measuredOn: '2026-02-10', depthToWaterM: 25 })
  const on = async (day: string) => {
    const query = { wells: [of.wellId], at: `${day}T15:30:00Z` }
    return (await reader.call(api.at, { params, query }))[0]
  }
  expect(await on('2026-01-06')).toMatchObject({ levelM: null, isDry: false, before: null })
  expect(await on('2026-01-20')).toMatchObject({ levelM: 4062.5, isDry: true })
  expect(await on('2026-02-05')).toMatchObject({ levelM: null, isDry: false })
  // Thirty days before the newest one the pipe was dry.
  expect(await one()).toMatchObject({ newest: { levelM: 4096.35 }, change30M: null })
})

it('an annulled sounding counts nowhere: not over time, beside the sensor, in the file, nor between others', async () => {
  const { variable } = await buildDevice(puquio.database, mine)
  const of = await make({ name: 'PZ-20', variableId: variable.id })
  const days = ['2026-01-01', '2026-01-06', '2026-01-11', '2026-01-21']
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: days.flatMap((day) =>
      [-1, 0, 1].map((hour) => ({
        variableId: variable.id,
        atMs: Date.parse(`${day}T15:30:00Z`) + hour * hourMs,
        raw: 4097,
        value: 4097,
        quality: 'good' as const,
      })),
    ),
  })
  await puquio.platform.telemetry.rollUp()
  const [depths, ids] = [[25, 11.11, 24, 12.22], [] as number[]]
  for (const [index, measuredOn] of days.entries())
    ids.push((await sound(of, { measuredOn, depthToWaterM: depths[index] })).id)
  const query = { wells: [of.wellId], from: '2026-01-01T05:00:00Z', to: '2026-02-16T05:00:00Z' }
  const seen = async () => {
    const { wells } = await reader.call(api.levels, { params, query })
    const [differences] = await reader.call(api.differences, { params, query })
    const file = await reader.send(api.file, {
      params,
      query: { ...query, format: 'csv' as const },
    })
    const between = async (day: string) => {
      const at = `${day}T15:30:00Z`
      const found = await reader.call(api.at, { params, query: { wells: [of.wellId], at } })
      return found[0]?.levelM
    }
    return {
      levels: wells[0]?.soundings.map(({ levelM }) => levelM),
      differences: differences?.differences.map(({ soundingM }) => soundingM),
      file: [4096.35, 4110.24, 4097.35, 4109.13].filter((level) => file.body.includes(`${level}`)),
      between: [await between('2026-01-08'), await between('2026-01-16')],
    }
  }
  const all = [4096.35, 4110.24, 4097.35, 4109.13]
  const before = await seen()
  expect(before).toMatchObject({ levels: all, differences: all, file: all })
  expect(before.between[1]).toBeCloseTo((4097.35 + 4109.13) / 2, 4)
  for (const soundingId of [ids[1] ?? 0, ids[3] ?? 0])
    await writer.call(soundingRoutes.annul, {
      params: { ...of, soundingId },
      body: { reason: 'Se midió en otro pozo.' },
    })
  const kept = [4096.35, 4097.35]
  const after = await seen()
  expect(after).toMatchObject({ levels: kept, differences: kept, file: kept })
  // Seven of ten days from the first to the third; after that nothing counts.
  expect(after.between).toEqual([4097.05, null])
})

it('between soundings nothing is known over more than 100 days', async () => {
  const between = async (last: string, day = '2025-11-20') => {
    const of = await make({ name: `PZ ${last}` })
    await sound(of, { measuredOn: '2025-10-01', measuredTime: '10:30', depthToWaterM: 25 })
    await sound(of, { measuredOn: '2026-01-09', measuredTime: last, depthToWaterM: 24 })
    const query = { wells: [of.wellId], at: `${day}T15:30:00Z` }
    return (await reader.call(api.at, { params, query }))[0]
  }
  expect(await between('10:30')).toMatchObject({ levelM: 4096.85, isDry: false })
  expect(await between('10:31')).toMatchObject({ levelM: null, before: null, after: null })
})
