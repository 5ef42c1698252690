import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { frequencies, marginDays } from './frequencies.ts'
import { monitoringStatus, nearFromOn, wasOnTime, window } from './status.ts'

const monthly = {
  estimatedOn: '2026-02-15',
  frequency: 'monthly',
  isDone: false,
  isOmitted: false,
  hasSuccessor: false,
} as const

describe('monitoringStatus', () => {
  it.each([
    ['2026-02-11', 'far'],
    ['2026-02-12', 'near'],
    ['2026-02-15', 'near'],
    ['2026-02-18', 'near'],
    ['2026-02-19', 'unfulfilled'],
    ['2027-02-15', 'unfulfilled'],
  ])('a monthly one of 15 February is on %s %s', (today, status) => {
    expect(monitoringStatus(monthly, today)).toBe(status)
  })

  it.each([
    ['2025-12-24', 'far'],
    ['2025-12-25', 'near'],
    ['2026-01-12', 'near'],
    ['2026-01-13', 'unfulfilled'],
  ])("a quarterly one of 3 January is on %s %s, over the year's end", (today, status) => {
    const quarterly = { ...monthly, estimatedOn: '2026-01-03', frequency: 'quarterly' } as const
    expect(monitoringStatus(quarterly, today)).toBe(status)
  })

  it('lets the window of the plan decide when it closes, not when near begins', () => {
    const strict = { ...monthly, marginDays: 0 }
    expect(monitoringStatus(strict, '2026-02-12')).toBe('near')
    expect(monitoringStatus(strict, '2026-02-15')).toBe('near')
    expect(monitoringStatus(strict, '2026-02-16')).toBe('unfulfilled')
    const wide = { ...monthly, marginDays: 10 }
    expect(monitoringStatus(wide, '2026-02-11')).toBe('far')
    expect(monitoringStatus(wide, '2026-02-25')).toBe('near')
    expect(monitoringStatus(wide, '2026-02-26')).toBe('unfulfilled')
  })

  it('puts what happened before what the calendar says', () => {
    const today = '2026-12-31'
    const [isDone, isOmitted, hasSuccessor] = [true, true, true]
    expect(monitoringStatus({ ...monthly, hasSuccessor }, today)).toBe('rescheduled')
    expect(monitoringStatus({ ...monthly, hasSuccessor, isOmitted }, today)).toBe('omitted')
    expect(monitoringStatus({ ...monthly, hasSuccessor, isOmitted, isDone }, today)).toBe('done')
  })

  it.each(frequencies)('goes far, near, unfulfilled as days pass: %s', (frequency) => {
    const days = marginDays(frequency)
    const seen = Array.from({ length: 61 }, (_, index) =>
      monitoringStatus({ ...monthly, frequency }, addDays('2026-02-15', index - 30)),
    )
    expect(seen.filter((status) => status === 'far')).toHaveLength(30 - days)
    expect(seen.filter((status) => status === 'near')).toHaveLength(2 * days + 1)
    expect([...new Set(seen)]).toEqual(['far', 'near', 'unfulfilled'])
  })
})

describe('window', () => {
  it('is N days either side, or what the plan gives', () => {
    expect(window(monthly)).toEqual({ opensOn: '2026-02-12', closesOn: '2026-02-18' })
    expect(window({ ...monthly, marginDays: null })).toEqual(window(monthly))
    expect(window({ ...monthly, marginDays: 20 })).toEqual({
      opensOn: '2026-01-26',
      closesOn: '2026-03-07',
    })
    expect(nearFromOn({ ...monthly, marginDays: 20 })).toBe('2026-02-12')
  })
})

describe('wasOnTime', () => {
  it.each([
    [null, false],
    ['2026-02-11', false],
    ['2026-02-12', true],
    ['2026-02-18', true],
    ['2026-02-19', false],
  ])('done on %j: %s', (doneOn, isOnTime) => {
    expect(wasOnTime({ ...monthly, doneOn })).toBe(isOnTime)
  })
})
