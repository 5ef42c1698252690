import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { addDays, daysBetween } from '../dates.ts'
import { frequencies } from '../monitoring/frequencies.ts'
import { holderOn } from './role-holders.ts'
import { taskStates } from './states.ts'
import { needsComment, taskMover } from './task-changes.ts'
import {
  hasTooManyDates,
  isTaskFrequency,
  rescheduledDates,
  taskDates,
  taskDatesMax,
  taskHorizonDays,
} from './task-dates.ts'
import {
  isDecided,
  isOverdue,
  taskStanding,
  taskStandings,
  worstStanding,
} from './task-standing.ts'

const today = '2026-03-10'
const recurring = frequencies.filter(isTaskFrequency)

describe('taskDates', () => {
  it('has the one date of a task that comes once, however far it is', () => {
    expect(taskDates({ frequency: null, firstOn: '2031-01-31', lastOn: null }, today)).toEqual([
      '2031-01-31',
    ])
  })

  it('goes on as series do, up to the last day', () => {
    const quarterly = {
      frequency: 'quarterly',
      firstOn: '2026-01-31',
      lastOn: '2026-10-31',
    } as const
    expect(taskDates(quarterly, today)).toEqual([
      '2026-01-31',
      '2026-04-30',
      '2026-07-31',
      '2026-10-31',
    ])
  })

  it('ends at the horizon where the task has no end, and each day brings no date twice and leaves none out', () => {
    const random = seededRandom(131)
    for (let n = 0; n < 200; n++) {
      const frequency = recurring[seededInteger(random, 0, recurring.length - 1)] ?? 'monthly'
      const firstOn = addDays(today, seededInteger(random, -360, 360))
      const schedule = { frequency, firstOn, lastOn: null }
      const now = taskDates(schedule, today)
      expect(now.every((on) => on >= firstOn && on <= addDays(today, taskHorizonDays))).toBe(true)
      expect(now).toEqual([...new Set(now)].toSorted())
      const later = taskDates(schedule, addDays(today, 40))
      expect(later.slice(0, now.length)).toEqual(now)
    }
  })

  it('says where a task would have more dates than are made', () => {
    const daily = (firstOn: string) => ({ frequency: 'daily', firstOn, lastOn: null }) as const
    const longest = addDays(today, taskHorizonDays - taskDatesMax + 1)
    expect(hasTooManyDates(daily(longest), today)).toBe(false)
    expect(hasTooManyDates(daily(addDays(longest, -1)), today)).toBe(true)
    expect(hasTooManyDates({ frequency: null, firstOn: '1990-01-01', lastOn: null }, today)).toBe(
      false,
    )
  })
})

describe('rescheduledDates', () => {
  const monthly = { frequency: 'monthly', firstOn: '2026-01-15', lastOn: '2026-06-15' } as const
  const made = taskDates(monthly, today)

  it('keeps what was due, and what something was recorded on', () => {
    const to = { ...monthly, frequency: 'quarterly' } as const
    const free = made.filter((on) => on !== '2026-05-15')
    expect(rescheduledDates(to, { made, free, today })).toEqual({
      add: [],
      remove: ['2026-03-15', '2026-06-15'],
    })
  })

  it('takes away what was due where the task begins later, and makes nothing that is overdue at once', () => {
    const later = { ...monthly, firstOn: '2026-02-20' }
    expect(rescheduledDates(later, { made, free: made, today })).toEqual({
      add: ['2026-03-20', '2026-04-20', '2026-05-20'],
      remove: made,
    })
    const earlier = { ...monthly, firstOn: '2025-11-15' }
    expect(rescheduledDates(earlier, { made, free: made, today })).toEqual({ add: [], remove: [] })
  })

  it('leaves the dates of the schedule from today on, and no free one beside them', () => {
    const random = seededRandom(7)
    for (let n = 0; n < 300; n++) {
      const some = () => ({
        frequency: recurring[seededInteger(random, 1, recurring.length - 1)] ?? null,
        firstOn: addDays(today, seededInteger(random, -200, 100)),
        lastOn: random() < 0.5 ? null : addDays(today, seededInteger(random, 100, 300)),
      })
      const before = taskDates(some(), today)
      const free = before.filter(() => random() < 0.8)
      const to = some()
      const { add, remove } = rescheduledDates(to, { made: before, free, today })
      const left = [...before.filter((on) => !remove.includes(on)), ...add]
      expect(left).toEqual([...new Set(left)])
      const wanted = taskDates(to, today).filter((on) => on >= today)
      expect(wanted.every((on) => left.includes(on))).toBe(true)
      const others = left.filter((on) => on >= today && !wanted.includes(on))
      expect(others.every((on) => !free.includes(on))).toBe(true)
      expect(add.every((on) => on >= today)).toBe(true)
    }
  })
})

describe('standing', () => {
  it('is overdue from the day after the due date, until it is sent to review', () => {
    expect(isOverdue({ dueOn: today, state: 'no-status' }, today)).toBe(false)
    expect(isOverdue({ dueOn: addDays(today, -1), state: 'in-progress' }, today)).toBe(true)
    expect(isOverdue({ dueOn: addDays(today, -1), state: 'under-review' }, today)).toBe(false)
  })

  it('goes by what was decided last, and what is to come says nothing', () => {
    const next = { dueOn: '2026-04-01', state: 'no-status' } as const
    const failed = { dueOn: '2026-01-01', state: 'not-compliant' } as const
    const held = { dueOn: '2026-02-01', state: 'compliant' } as const
    expect(taskStanding([next], today)).toBe('no-status')
    expect(taskStanding([failed, next], today)).toBe('not-compliant')
    expect(taskStanding([held, failed, next], today)).toBe('compliant')
    expect(taskStanding([held, { ...next, state: 'in-progress' }], today)).toBe('in-progress')
    expect(taskStanding([failed, { ...next, state: 'under-review' }], today)).toBe('not-compliant')
  })

  it('rolls up as the worst, and one overdue occurrence shows on all above it', () => {
    const random = seededRandom(19)
    const some = <T>(values: readonly T[]) =>
      values[seededInteger(random, 0, values.length - 1)] as T
    for (let n = 0; n < 500; n++) {
      const tasks = Array.from({ length: seededInteger(random, 1, 6) }, () =>
        Array.from({ length: seededInteger(random, 1, 8) }, () => ({
          dueOn: addDays(today, seededInteger(random, -60, 60)),
          state: some(taskStates),
        })),
      )
      const standings = tasks.map((occurrences) => taskStanding(occurrences, today))
      const whole = worstStanding(standings)
      expect(whole === 'overdue').toBe(tasks.flat().some((one) => isOverdue(one, today)))
      expect(standings).toContain(whole)
      expect(whole === 'compliant').toBe(standings.every((standing) => standing === 'compliant'))
      expect(worstStanding([null, whole, null])).toBe(whole)
    }
    expect(worstStanding([null])).toBeNull()
    expect(worstStanding([...taskStandings])).toBe('overdue')
  })
})

describe('taskMover', () => {
  it('lets who enters data move what is undecided, and the reviewer alone decide and take back', () => {
    for (const from of taskStates)
      for (const to of taskStates) {
        const mover = taskMover(from, to)
        if (isDecided(from)) expect(mover).toBe(to === 'under-review' ? 'reviewer' : null)
        else expect(mover).toBe(isDecided(to) ? 'reviewer' : 'writer')
      }
    expect(needsComment('under-review', 'not-compliant')).toBe(true)
    expect(needsComment('compliant', 'under-review')).toBe(true)
    expect(needsComment('under-review', 'compliant')).toBe(false)
  })
})

describe('holderOn', () => {
  it('is the last who began by that day, in whatever order they stand', () => {
    const random = seededRandom(3)
    for (let n = 0; n < 200; n++) {
      const days = [...new Set(Array.from({ length: 5 }, () => seededInteger(random, 0, 30)))]
      const holdings = days.map((day, at) => ({
        fromOn: addDays(today, day),
        userId: random() < 0.2 ? null : at + 1,
      }))
      const on = addDays(today, seededInteger(random, -5, 40))
      const holder = holderOn(holdings, on)
      const begun = holdings.filter(({ fromOn }) => daysBetween(fromOn, on) >= 0)
      const last = begun.toSorted((a, b) => b.fromOn.localeCompare(a.fromOn))[0]
      expect(holder).toBe(last?.userId ?? null)
    }
  })
})
