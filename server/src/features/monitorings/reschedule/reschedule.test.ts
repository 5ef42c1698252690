import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filledForm as form, monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'
import { planRoutes } from '@puquio/contract/plans'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { buildPlan } from '../../../../test/build.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { sql } from '../../../platform/db/sql.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let writer: Calls
let reader: Calls
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, writer, reader } = setting)
})
afterAll(() => setting.puquio.close())
/** A new monitoring for each test. */
let one: Awaited<ReturnType<typeof setting.buildOne>>
beforeEach(async () => {
  one = await setting.buildOne()
})

describe('a date that a reschedule superseded', () => {
  it('counts neither for the range, the years and the status of its plan nor for its months', async () => {
    const { database } = setting.puquio
    const plan = await buildPlan(database, mine.project, mine.admin, { title: 'Ida y vuelta' })
    const first = await setting.buildOne({ planId: plan.id, estimatedOn: '2026-01-10' })
    const moved = await setting.buildOne({ planId: plan.id, estimatedOn: '2026-01-20' })
    const reason = 'Año mal escrito'
    const far = await writer.call(api.reschedule, {
      params: moved,
      body: { estimatedOn: '2099-02-01', reason, version: 1, unusualDateAccepted: true },
    })
    await writer.call(api.reschedule, {
      params: { projectId, monitoringId: far.id },
      body: { estimatedOn: '2026-02-01', reason, version: 1, unusualDateAccepted: true },
    })
    const onPlan = { projectId, planId: plan.id }
    const dates = { firstOn: '2026-01-10', lastOn: '2026-02-01' }
    const found = await reader.call(planRoutes.get, { params: onPlan })
    expect(found).toMatchObject({ ...dates, status: 'closed' })
    const listed = await reader.call(planRoutes.list, {
      params: { projectId },
      query: { year: 2099 },
    })
    expect(listed.items).toEqual([])
    const month = await reader.call(scheduleRoutes.month, {
      params: onPlan,
      query: { month: '2026-02' },
    })
    expect(month).toMatchObject({ ...dates, previousOn: '2026-01-10', nextOn: null })
    expect(await reader.call(api.get, { params: first })).toMatchObject({
      estimatedOn: '2026-01-10',
    })
  })
})

describe('an unusual date', () => {
  it.each([
    ['2026-02-14', { isPast: true, isOutsideYears: false }],
    ['2027-01-01', { isPast: false, isOutsideYears: true }],
  ])('is asked about first: %s', async (estimatedOn, params) => {
    const plan = await buildPlan(setting.puquio.database, mine.project, mine.admin)
    await setting.buildOne({ planId: plan.id, estimatedOn: '2026-02-01' })
    const moved = await setting.buildOne({ planId: plan.id, estimatedOn: '2026-02-20' })
    const body = { estimatedOn, reason: 'Huaico', version: 1 }
    expect(await writer.refusal(api.reschedule, { params: moved, body })).toMatchObject({
      status: 409,
      problem: 'RESCHEDULE_TO_CONFIRM',
      params: { ...params, firstYear: '2026', lastYear: '2026' },
    })
    expect(await reader.call(api.get, { params: moved })).toMatchObject({
      status: 'far',
      version: 1,
    })
    const accepted = { ...body, unusualDateAccepted: true }
    expect(await writer.call(api.reschedule, { params: moved, body: accepted })).toMatchObject({
      estimatedOn,
    })
  })
})

it('to the year before that of the plan is asked about, too, where its first date moved on', async () => {
  const plan = await buildPlan(setting.puquio.database, mine.project, mine.admin)
  const first = await setting.buildOne({ planId: plan.id, estimatedOn: '2026-12-10' })
  const moved = await setting.buildOne({ planId: plan.id, estimatedOn: '2027-02-20' })
  const reason = 'Huaico'
  const later = { estimatedOn: '2027-01-10', reason, version: 1, unusualDateAccepted: true }
  await writer.call(api.reschedule, { params: first, body: later })
  const body = { estimatedOn: '2026-12-20', reason, version: 1 }
  expect(await writer.refusal(api.reschedule, { params: moved, body })).toMatchObject({
    problem: 'RESCHEDULE_TO_CONFIRM',
    params: { isPast: false, isOutsideYears: true, firstYear: '2027', lastYear: '2027' },
  })
})

describe('reschedule', () => {
  it('makes a monitoring on the new date and keeps the old date for ever', async () => {
    const body = { estimatedOn: '2026-02-25', reason: 'Huaico en el acceso', version: 1 }
    const made = await writer.call(api.reschedule, { params: one, body })
    expect(made).toMatchObject({
      type: 'rescheduled',
      estimatedOn: '2026-02-25',
      rescheduledFromId: one.monitoringId,
      status: 'far',
      stationId: mine.station.id,
      frequencyId: mine.frequency.id,
      version: 1,
    })
    const old = await reader.call(api.get, { params: one })
    expect(old).toMatchObject({
      status: 'rescheduled',
      estimatedOn: '2026-02-14',
      rescheduledToId: made.id,
      rescheduledToOn: '2026-02-25',
      reason: 'Huaico en el acceso',
    })
    const [entry] = await reader.call(api.history, { params: one })
    expect(entry?.changes[0]).toEqual({ field: 'rescheduledToOn', from: null, to: '2026-02-25' })
    // The same request again returns the same one; another date is refused.
    expect((await writer.call(api.reschedule, { params: one, body })).id).toBe(made.id)
    expect(
      (
        await writer.refusal(api.reschedule, {
          params: one,
          body: { ...body, estimatedOn: '2026-02-26', version: 2 },
        })
      ).problem,
    ).toBe('MONITORING_RESCHEDULED')
    const chained = await writer.call(api.reschedule, {
      params: { projectId, monitoringId: made.id },
      body: { ...body, estimatedOn: '2026-03-03' },
    })
    expect(chained.rescheduledFromId).toBe(made.id)
  })

  it('sent twice at once is made once', async () => {
    const body = { estimatedOn: '2026-02-25', reason: 'Huaico', version: 1 }
    const send = () => writer.call(api.reschedule, { params: one, body })
    const lock = sql`select id from monitoring where id = ${one.monitoringId} for update`
    const [first, second] = await whileLocked(setting.puquio.database, lock, {
      waiting: 2,
      work: () => Promise.all([send(), send()]),
    })
    expect(second).toEqual(first)
  })

  it('refuses the same date, one before the plan, and what is done', async () => {
    const refused = async (estimatedOn: string) =>
      (
        await writer.refusal(api.reschedule, {
          params: one,
          body: { estimatedOn, reason: 'X', version: 1 },
        })
      ).fields
    expect(await refused('2026-02-14')).toEqual([
      { path: 'estimatedOn', code: 'same-date', params: {} },
    ])
    expect(await refused('2026-02-13')).toEqual([
      { path: 'estimatedOn', code: 'before-plan', params: { date: '2026-02-14' } },
    ])
    await writer.call(api.followUp, { params: one, body: { ...form, version: 1 } })
    const done = await writer.refusal(api.reschedule, {
      params: one,
      body: { estimatedOn: '2026-03-01', reason: 'X', version: 2 },
    })
    expect(done.problem).toBe('MONITORING_DONE')
  })
})
