import { describe, expect, it } from 'vitest'
import { evaluateMean, meanOf, meanOfMonthOverYears, meanOfMonths, periodOf } from './means.ts'
import { parameterOf } from '../parameters/parameters.ts'
import { noisePeriod, statisticOf } from './noise-hours.ts'
import type { Amount } from './amount.ts'
import { exceedancesByYear, repeatedExceedances } from './repeated.ts'

const amounts: Amount[] = [
  { value: 0.4, qualifier: null },
  { value: 0.2, qualifier: '<' },
  { value: 0.3, qualifier: null },
  { value: null, qualifier: '<' },
]

describe('meanOf', () => {
  it('takes a non-detect by the rule, and names it', () => {
    expect(meanOf(amounts, 'limit')).toEqual({
      value: 0.3,
      count: 3,
      nonDetects: 1,
      nonDetectRule: 'limit',
      left: 1,
    })
    expect(meanOf(amounts, 'half')?.value).toBeCloseTo(0.8 / 3, 12)
    expect(meanOf(amounts, 'zero')?.value).toBeCloseTo(0.7 / 3, 12)
    expect(meanOf([{ value: 1, qualifier: null }], 'half')?.nonDetectRule).toBeNull()
    expect(meanOf([{ value: null, qualifier: '<' }], 'half')).toBeNull()
  })
  it('leaves out what a person rejected', () => {
    const rejected: Amount[] = [
      { value: 900, qualifier: null, isRejected: true },
      { value: 9, qualifier: '<', isRejected: true },
    ]
    expect(meanOf([...amounts, ...rejected], 'limit')).toEqual({
      ...meanOf(amounts, 'limit'),
      left: 3,
    })
    expect(meanOf(rejected, 'limit')).toBeNull()
  })
  it('weighs months alike where the standard asks for it', () => {
    const of = (on: string, value: number) => ({ on, value, qualifier: null })
    const year = [
      of('2025-01-03', 1),
      of('2025-01-17', 1),
      of('2025-01-30', 1),
      of('2025-02-10', 3),
    ]
    expect(meanOfMonths(year, 'half')?.value).toBe(2)
    expect(meanOf(year, 'half')?.value).toBe(1.5)
    expect(meanOfMonths([], 'half')).toBeNull()
  })
  it('is of a month over several years, each alike', () => {
    const of = (on: string, value: number) => ({ on, value, qualifier: null })
    const march = [of('2023-03-03', 10), of('2023-03-20', 12), of('2024-03-01', 15)]
    const amounts = [...march, of('2024-04-01', 99)]
    expect(meanOfMonthOverYears(amounts, 3)).toBe(13)
    expect(meanOfMonthOverYears(amounts.slice(0, 2), 3)).toBeNull()
    expect(meanOfMonthOverYears(amounts, 4)).toBeNull()
    expect(meanOfMonthOverYears(amounts, 12)).toBeNull()
  })
  it('knows the period', () => {
    expect(periodOf('annual-mean', '2025-03-04')).toBe('2025')
    expect(periodOf('monthly-mean', '2025-03-04')).toBe('2025-03')
  })
})

describe('evaluateMean', () => {
  const maximum = (max: number) => ({ kind: 'maximum', max }) as const
  it('exceeds by one rule and complies by another, and says which', () => {
    expect(evaluateMean(amounts, maximum(0.28), 'limit')).toMatchObject({
      outcome: 'exceeds',
      mean: { nonDetectRule: 'limit' },
    })
    expect(evaluateMean(amounts, maximum(0.28), 'half')).toMatchObject({
      outcome: 'complies',
      mean: { nonDetectRule: 'half' },
    })
  })
  it('does not let the rule decide over non-detects alone', () => {
    const none: Amount[] = [
      { value: 0.2, qualifier: '<' },
      { value: 0.4, qualifier: '<' },
    ]
    for (const rule of ['limit', 'half', 'zero'] as const) {
      expect(evaluateMean(none, maximum(0.3), rule).outcome).toBe('non-detect-complies')
      expect(evaluateMean(none, maximum(0.29), rule).outcome).toBe('cannot-be-determined')
    }
    expect(evaluateMean([], maximum(1), 'half')).toMatchObject({
      outcome: 'cannot-be-determined',
      mean: null,
    })
    expect(evaluateMean([], null, 'half').outcome).toBe('no-standard')
  })
  it('knows no more than "at least" where one is above a number', () => {
    const above: Amount[] = [
      { value: 10, qualifier: null },
      { value: 30, qualifier: '>' },
    ]
    expect(evaluateMean(above, maximum(19), 'half').outcome).toBe('exceeds')
    expect(evaluateMean(above, maximum(21), 'half').outcome).toBe('cannot-be-determined')
  })
})

describe('exceedance repeated', () => {
  const results = [
    { on: '2025-01-10', outcome: 'exceeds' },
    { on: '2025-02-10', outcome: 'cannot-be-determined' },
    { on: '2025-03-10', outcome: 'exceeds' },
    { on: '2025-04-10', outcome: 'complies' },
    { on: '2025-05-10', outcome: 'exceeds' },
  ] as const
  it('counts in a row', () => {
    expect(repeatedExceedances(results, { times: 2, withinDays: null })).toEqual(['2025-03-10'])
    expect(repeatedExceedances(results, { times: 3, withinDays: null })).toEqual([])
    expect(repeatedExceedances(results.toReversed(), { times: 1, withinDays: null })).toHaveLength(
      3,
    )
  })
  it('counts within days', () => {
    expect(repeatedExceedances(results, { times: 2, withinDays: 60 })).toEqual(['2025-03-10'])
    expect(repeatedExceedances(results, { times: 2, withinDays: 59 })).toEqual([])
    expect(repeatedExceedances(results, { times: 2, withinDays: 62 })).toEqual([
      '2025-03-10',
      '2025-05-10',
    ])
  })
  it('counts a year beside what it may have', () => {
    const eight = Array.from({ length: 8 }, (_, index) => ({
      on: `2025-0${index + 1}-01`,
      outcome: 'exceeds' as const,
    }))
    expect(exceedancesByYear(eight, 7)).toEqual([
      { year: '2025', exceedances: 8, allowed: 7, isBroken: true },
    ])
    expect(exceedancesByYear(eight.slice(1), 7)).toEqual([
      { year: '2025', exceedances: 7, allowed: 7, isBroken: false },
    ])
  })
})

describe('noisePeriod', () => {
  it.each([
    ['07:00', 'night', '2025-03-03'],
    ['07:01', 'day', '2025-03-04'],
    ['22:00', 'day', '2025-03-04'],
    ['22:01', 'night', '2025-03-04'],
    ['00:00', 'night', '2025-03-03'],
    ['23:59', 'night', '2025-03-04'],
  ])('%s is %s of %s', (time, statistic, on) =>
    expect(noisePeriod('2025-03-04', time)).toEqual({ statistic, on }),
  )
})

describe('statisticOf', () => {
  const of = (key: 'laeq' | 'air-pm10' | 'cu-total', time: string | null) =>
    statisticOf(parameterOf(key), '2025-03-04', time)
  it('follows from the hour of noise, and from the parameter of all else', () => {
    expect([of('laeq', '23:00'), of('laeq', '12:00'), of('laeq', null)]).toEqual([
      'night',
      'day',
      null,
    ])
    expect([of('air-pm10', null), of('cu-total', '23:00')]).toEqual(['mean-24h', 'any-time'])
  })
})
