import { planRoutes } from '@puquio/contract/plans'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import {
  addDays,
  frequencies,
  marginDays,
  monitoringStatus,
  planStatus,
  progress,
  unitsOf,
  wasOnTime,
  window,
} from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { buildFrequency, buildMine } from '../../../test/build.ts'
import { sql, raw } from '../../platform/db/sql.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

const count = 3000
const projectTimeZone = 'America/Lima'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let frequencyIds: { id: number; rule: (typeof frequencies)[number] }[]
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  frequencyIds = []
  for (const rule of frequencies)
    frequencyIds.push({
      id: (await buildFrequency(puquio.database, mine.project, rule, { name: rule })).id,
      rule,
    })
  await insertMonitorings(randomMonitorings())
  await insertMonitorings(withdrawnMonitorings())
})
afterAll(() => puquio.close())

const dates = ['2025-01-01', '2026-02-15', '2026-02-16', '2026-07-31', '2027-12-31']

describe.each(dates)('on %s', (today) => {
  it('SQL says of every monitoring and of the plan what the domain says', async () => {
    // A minute before midnight in Lima: in UTC it is the next day.
    puquio.clock.set(`${today}T23:59:00-05:00`)
    const { call } = await puquio.signIn(mine.admin)
    const params = { projectId: mine.project.id, planId: mine.plan.id }
    const monitorings = []
    for (let page = 1; monitorings.length === (page - 1) * 100; page++) {
      const { items } = await call(monitoringRoutes.list, { params, query: { page, size: 100 } })
      monitorings.push(...items)
    }
    expect(monitorings).toHaveLength(count + 1)
    const compared = monitorings.map((one) => {
      const margin = (Date.parse(one.closesOn) - Date.parse(one.estimatedOn)) / 86_400_000
      const estimated = {
        estimatedOn: one.estimatedOn,
        frequency: one.frequencyRule,
        marginDays: margin,
      }
      const doneOn = one.actionCompleted ? one.actionOn : null
      return {
        ...one,
        margin,
        isDone: one.actionCompleted,
        isOmitted: one.omittedAt !== null,
        expectedOnTime: wasOnTime({ ...estimated, doneOn }),
        expected: monitoringStatus(
          {
            ...estimated,
            isDone: one.actionCompleted,
            isOmitted: one.omittedAt !== null,
            hasSuccessor: one.rescheduledToId !== null,
          },
          today,
        ),
      }
    })
    for (const one of compared) {
      const { opensOn, closesOn } = window({
        ...one,
        frequency: one.frequencyRule,
        marginDays: one.margin,
      })
      expect([one.opensOn, one.closesOn]).toEqual([opensOn, closesOn])
      expect([one.id, one.status]).toEqual([one.id, one.expected])
      expect([one.id, one.isOnTime]).toEqual([one.id, one.isDone ? one.expectedOnTime : null])
    }
    const plan = await call(planRoutes.get, { params })
    const units = unitsOf(compared).map((one) => ({ ...one, isOnTime: one.expectedOnTime }))
    const { general, untilNow } = progress(units, today, today.slice(0, 7))
    expect(plan.general).toEqual(general)
    expect(plan.untilNow).toEqual(untilNow)
    expect(plan.near).toBe(compared.filter((one) => one.expected === 'near').length)
    expect(plan.unfulfilled).toBe(compared.filter((one) => one.expected === 'unfulfilled').length)
    expect(plan.status).toBe(planStatus(plan, today))
    expect(plan.monitorings).toBe(count + 1)
  })
})

/** Chains of reschedules, omissions, plans' own windows, late and early ones, with a fixed seed. */
function randomMonitorings() {
  const random = seededRandom(20260215)
  const chance = (share: number) => random() < share
  const { project, plan, station, component } = mine
  const rows: Record<string, unknown>[] = []
  const firstId = 1_000_000
  for (let i = 0; i < count; i++) {
    const frequency = frequencyIds[seededInteger(random, 0, frequencyIds.length - 1)]
    const isFree = chance(0.1)
    const estimatedOn = addDays('2025-06-01', seededInteger(random, 0, 600))
    const before = rows[i - 1]
    const continues =
      before !== undefined && chance(0.15) && !before.actionCompleted && !before.omittedAt
    if (continues) before.isRescheduled = true
    const actionCompleted = chance(0.4)
    rows.push({
      id: firstId + i,
      projectId: project.id,
      planId: plan.id,
      stationId: station.id,
      componentId: component.id,
      frequencyId: isFree ? null : (frequency?.id ?? null),
      type: continues ? 'rescheduled' : 'scheduled',
      estimatedOn,
      marginDays: chance(0.7)
        ? marginDays(isFree ? 'once' : (frequency?.rule ?? 'once'))
        : seededInteger(random, 0, 40),
      actionCompleted,
      actionOn: actionCompleted ? addDays(estimatedOn, seededInteger(random, -20, 20)) : null,
      sampleTaken: actionCompleted ? chance(0.8) : null,
      omittedAt: chance(0.1) ? '2026-01-05T10:00:00Z' : null,
      rescheduledFromId: continues ? firstId + i - 1 : null,
      isRescheduled: false,
      commitment: chance(0.3) ? `Compromiso ${seededInteger(random, 1, 5)}` : null,
    })
  }
  return rows
}

/** Withdrawn reschedules of each tenth monitoring without another one; nothing may count them. */
const withdrawnMonitorings = () =>
  randomMonitorings()
    .filter(({ isRescheduled }, index) => index % 10 === 0 && isRescheduled === false)
    .map((one, index) => ({
      ...one,
      id: 2_000_000 + index,
      type: 'rescheduled',
      rescheduledFromId: one.id,
      estimatedOn: '2031-01-01',
      withdrawnAt: '2026-01-05T10:00:00Z',
    }))

const columns = Object.entries({
  id: 'int',
  projectId: 'int',
  planId: 'int',
  stationId: 'int',
  componentId: 'int',
  frequencyId: 'int',
  type: 'text',
  estimatedOn: 'date',
  marginDays: 'int',
  actionCompleted: 'boolean',
  actionOn: 'date',
  sampleTaken: 'boolean',
  omittedAt: 'timestamptz',
  rescheduledFromId: 'int',
  isRescheduled: 'boolean',
  commitment: 'text',
  withdrawnAt: 'timestamptz',
})

const insertMonitorings = (rows: readonly object[]) => {
  const names = columns.map(([name]) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  return puquio.database.owner.one(
    {},
    sql`insert into monitoring (${raw(names.join(', '))}) overriding system value
      select ${raw(columns.map(([name]) => `r."${name}"`).join(', '))}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${raw(columns.map(([name, type]) => `"${name}" ${type}`).join(', '))})`,
  )
}

it('the project stands in the zone that these dates mean', async () => {
  expect(mine.project.timeZone).toBe(projectTimeZone)
})
