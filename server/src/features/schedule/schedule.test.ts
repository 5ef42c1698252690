import { scheduleRoutes } from '@puquio/contract/schedule'
import {
  monitoringStatus,
  monitoringStatuses,
  monthOf,
  progress,
  statusesByUrgency,
  unitsOf,
  wasOnTime,
  window,
} from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildPlan,
  buildUser,
} from '../../../test/build.ts'
import { buildRandomPlan, type RandomMonitoring } from '../../../test/build-random-plan.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'

const today = '2026-02-15'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let random: Awaited<ReturnType<typeof buildRandomPlan>>
let reader: Calls

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  const { project, admin: creator } = mine
  random = await buildRandomPlan(puquio.database, { project, creator, seed: 20260215, count: 500 })
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
})
afterAll(() => puquio.close())

const of = (plan: { id: number }) => ({ projectId: mine.project.id, planId: plan.id })
const monthOfPlan = (
  plan: { id: number },
  query: { month: string; stations?: number[]; components?: number[] },
) => reader.call(scheduleRoutes.month, { params: of(plan), query })

const statusOf = (one: RandomMonitoring) => monitoringStatus(one, today)
const expectedProgress = (monitorings: RandomMonitoring[], month: string) =>
  progress(
    unitsOf(monitorings).map((one) => ({
      ...one,
      isOmitted: one.isOmitted && !one.isDone,
      isOnTime: one.isDone && wasOnTime(one),
    })),
    today,
    month,
  )

describe('a month of the schedule', () => {
  it.each(['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'])(
    'says what the domain says, in %s',
    async (month) => {
      const answer = await monthOfPlan(random.plan, { month })
      const within = random.monitorings.filter((one) => monthOf(one.estimatedOn) === month)
      const expected = expectedProgress(random.monitorings, month)
      expect([answer.general, answer.untilNow, answer.monthly]).toEqual([
        expected.general,
        expected.untilNow,
        expected.monthly,
      ])
      const statuses = answer.cells.map(({ id, day, status }) => ({ id, day, status }))
      expect(statuses.toSorted((a, b) => a.id - b.id)).toEqual(
        within.map((one) => ({
          id: one.id,
          day: Number(one.estimatedOn.slice(8)),
          status: statusOf(one),
        })),
      )
      expect(answer.counts).toEqual({
        total: within.length,
        byStatus: Object.fromEntries(
          monitoringStatuses.map((status) => [
            status,
            within.filter((one) => statusOf(one) === status).length,
          ]),
        ),
        additional: within.filter(({ type }) => type === 'additional').length,
        mishaps: within.filter(({ isMishap }) => isMishap).length,
        withoutSample: within.filter(({ sampleTaken }) => sampleTaken === false).length,
        onTime: within.filter((one) => one.isDone && wasOnTime(one)).length,
      })
    },
  )

  it('counts after the filters', async () => {
    const [station, component] = [random.stations[2]?.id ?? 0, random.components[1]?.id ?? 0]
    const query = { month: '2026-02', stations: [station], components: [component] }
    const answer = await monthOfPlan(random.plan, query)
    const kept = random.monitorings.filter(
      (one) => one.stationId === station && one.componentId === component,
    )
    expect(answer.counts.total).toBe(
      kept.filter((one) => monthOf(one.estimatedOn) === '2026-02').length,
    )
    expect(answer.nearCount).toBe(kept.filter((one) => statusOf(one) === 'near').length)
    expect(answer.unfulfilledCount).toBe(
      kept.filter((one) => statusOf(one) === 'unfulfilled').length,
    )
    // A reschedule may have another component here, so units are told by the rows themselves.
    expect(answer.general.done).toBe(kept.filter(({ isDone }) => isDone).length)
  })

  it('notices near and missing ones, each kind by the day on which its window closes', async () => {
    const { notices, nearCount, unfulfilledCount } = await monthOfPlan(random.plan, {
      month: '2025-01',
    })
    for (const [status, count] of [
      ['near', nearCount],
      ['unfulfilled', unfulfilledCount],
    ] as const) {
      const expected = random.monitorings
        .filter((one) => statusOf(one) === status)
        .map((one) => ({
          id: one.id,
          stationId: one.stationId,
          estimatedOn: one.estimatedOn,
          closesOn: window(one).closesOn,
          status,
        }))
        .toSorted((a, b) => a.closesOn.localeCompare(b.closesOn) || a.id - b.id)
      expect(count).toBe(expected.length)
      expect(notices.filter((notice) => notice.status === status)).toEqual(expected.slice(0, 50))
    }
  })

  it('leads out of an empty month and says where the plan begins and ends', async () => {
    const dates = random.monitorings.map(({ estimatedOn }) => estimatedOn).toSorted()
    const before = await monthOfPlan(random.plan, { month: '2020-01' })
    expect(before).toMatchObject({
      today,
      firstOn: dates[0],
      lastOn: dates.at(-1),
      previousOn: null,
      nextOn: dates[0],
      cells: [],
      monthly: { done: 0, due: 0, ratio: null },
    })
    expect(await monthOfPlan(random.plan, { month: '2030-01' })).toMatchObject({
      previousOn: dates.at(-1),
      nextOn: null,
    })
  })

  it('shows the month of today where none is asked for, or the nearest one of the plan', async () => {
    const shown = async (plan: { id: number }) =>
      (await reader.call(scheduleRoutes.month, { params: of(plan) })).month
    expect(await shown(random.plan)).toBe('2026-02')
    const { project, admin, station, component } = mine
    const planOn = async (...dates: string[]) => {
      const plan = await buildPlan(puquio.database, project, admin)
      for (const estimatedOn of dates)
        await buildMonitoring(
          puquio.database,
          { project, plan, station, component },
          { estimatedOn },
        )
      return plan
    }
    expect(await shown(await planOn())).toBe('2026-02')
    expect(await shown(await planOn('2025-03-04', '2025-11-30'))).toBe('2025-11')
    expect(await shown(await planOn('2026-08-31', '2026-12-01'))).toBe('2026-08')
  })

  it('tells today in the time zone of the project', async () => {
    const todayAt = async (instant: string) => {
      puquio.clock.set(instant)
      const calls = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
      const query = { month: '2026-02' }
      return (await calls.call(scheduleRoutes.month, { params: of(random.plan), query })).today
    }
    expect(await todayAt('2026-02-16T04:59:00Z')).toBe('2026-02-15')
    expect(await todayAt('2026-02-16T05:00:00Z')).toBe('2026-02-16')
    puquio.clock.set('2026-02-15T12:00:00-05:00')
  })

  it('refuses a month that is none', async () => {
    const query = { month: '2026-13' }
    expect(
      (await reader.refusal(scheduleRoutes.month, { params: of(random.plan), query })).status,
    ).toBe(422)
  })
})

describe('the map', () => {
  it('gives each station of the plan its most urgent status of the month', async () => {
    const query = { month: '2026-02' }
    const stations = await reader.call(scheduleRoutes.map, { params: of(random.plan), query })
    expect(stations).toHaveLength(6)
    for (const station of stations) {
      const within = random.monitorings.filter(
        (one) => one.stationId === station.stationId && monthOf(one.estimatedOn) === '2026-02',
      )
      const present = new Set(within.map(statusOf))
      expect(station).toMatchObject({
        status: statusesByUrgency.find((status) => present.has(status)) ?? null,
        due: within.filter((one) => !['rescheduled', 'omitted'].includes(statusOf(one))).length,
        done: within.filter((one) => statusOf(one) === 'done').length,
        latitudeDeg: -10.858,
      })
    }
  })

  it('knows the mining components, and stations without anything in the month', async () => {
    const [station] = await reader.call(scheduleRoutes.map, {
      params: of(mine.plan),
      query: { month: '2026-02' },
    })
    expect(station).toMatchObject({
      code: mine.station.code,
      miningComponentIds: [mine.miningComponent.id],
      status: null,
      due: 0,
    })
  })
})

describe('the combinations', () => {
  it('lists what occurs together, once', async () => {
    const { project, plan, station, component, subcomponent, miningComponent, sourceType } = mine
    await buildMonitoring(puquio.database, { project, plan, station, component })
    await buildMonitoring(
      puquio.database,
      { project, plan, station, component },
      { estimatedOn: '2026-04-01' },
    )
    const alone = { subcomponentId: null, miningComponentId: null, sourceTypeId: null }
    const full = {
      subcomponentId: subcomponent.id,
      miningComponentId: miningComponent.id,
      sourceTypeId: sourceType.id,
    }
    const both = { stationId: station.id, componentId: component.id }
    expect(await reader.call(scheduleRoutes.combinations, { params: of(plan) })).toEqual([
      { ...both, ...full },
      { ...both, ...alone },
    ])
  })
})

describe('who may read the schedule', () => {
  const query = { month: '2026-02' }
  const reads = Object.entries(scheduleRoutes)

  it.each(reads)('%s: signed in, with permission, in this project', async (_, route) => {
    const status = async (calls: Calls, params: object) =>
      (await calls.send(route, { params, query })).statusCode
    const other = await buildMine(puquio.database)
    const here = of(random.plan)
    expect(await status(puquio.nobody, here)).toBe(401)
    expect(await status(reader, { ...here, planId: other.plan.id })).toBe(404)
    expect(await status(reader, { ...here, projectId: other.project.id })).toBe(404)
    const stranger = await puquio.signIn(await buildUser(puquio.database))
    expect(await status(stranger, here)).toBe(404)
    const powerless = await buildMember(puquio.database, mine.project, 'read', { permissions: [] })
    expect(await status(await puquio.signIn(powerless), here)).toBe(404)
  })
})
