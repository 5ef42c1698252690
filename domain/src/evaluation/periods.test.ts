import { describe, expect, it } from 'vitest'
import { shippedLimits } from '../standards/limits.ts'
import {
  evaluateAllowances,
  evaluatePeriods,
  type PeriodLimit,
  type PeriodResult,
} from './periods.ts'

const limitOf = (key: string, held: Partial<PeriodLimit> = {}): PeriodLimit => {
  const found = shippedLimits().find((one) => one.key === key)
  if (!found) throw new Error(`No limit ${key}`)
  return { ...found, startsOn: found.validFrom, endsBefore: null, ...held }
}
const of = { nonDetectRule: 'half', warningShare: 0.8, today: '2026-06-01' } as const
const result = (on: string, value: number, more: Partial<PeriodResult> = {}): PeriodResult => ({
  on,
  value,
  qualifier: null,
  outcome: 'complies',
  ...more,
})

describe('the mean of a year', () => {
  const copper = { ...of, parameter: 'cu-total' }
  const yearly = limitOf('D.S. 010-2010-MINAM//cu-total/annual-mean')
  const years = (results: PeriodResult[], limits = [yearly]) =>
    evaluatePeriods(results, limits, copper).map(({ period, outcome, mean, isRunning }) => [
      period,
      outcome,
      mean?.value,
      isRunning,
    ])

  it('is compared with its own limit, above which no single result need be', () => {
    // 0.4 mg/L of a year, 0.5 at any time.
    expect(
      years([
        result('2024-03-01', 0.45),
        result('2024-12-31', 0.36),
        result('2025-01-01', 0.45),
        result('2025-09-01', 0.35),
        result('2026-05-01', 0.1),
      ]),
    ).toEqual([
      ['2024', 'exceeds', 0.405, false],
      ['2025', 'complies', 0.4, false],
      ['2026', 'complies', 0.1, true],
    ])
  })

  it('leaves rejected results out, and takes non-detects by the rule', () => {
    expect(
      years([
        result('2025-03-01', 9, { isRejected: true }),
        result('2025-04-01', 0.5),
        result('2025-05-01', 0.2, { qualifier: '<' }),
      ]),
    ).toEqual([['2025', 'complies', 0.3, false]])
    expect(years([result('2025-03-01', 9, { isRejected: true })])).toEqual([])
  })

  it('is compared with what holds on its last day, of the running year today', () => {
    const results = [result('2024-03-01', 0.45), result('2025-03-01', 0.45)]
    expect(years(results, [{ ...yearly, endsBefore: '2025-12-31' }])).toEqual([
      ['2024', 'exceeds', 0.45, false],
    ])
    expect(years(results, [{ ...yearly, startsOn: '2025-12-31' }])).toEqual([
      ['2025', 'exceeds', 0.45, false],
    ])
    const running = [result('2026-01-05', 0.45)]
    expect(years(running, [{ ...yearly, endsBefore: '2026-06-02' }])).toHaveLength(1)
    expect(years(running, [{ ...yearly, endsBefore: '2026-06-01' }])).toEqual([])
  })

  it('runs until its last day is over', () => {
    const runs = (today: string) =>
      evaluatePeriods([result('2025-03-01', 0.1)], [yearly], { ...copper, today })[0]?.isRunning
    expect([runs('2025-12-31'), runs('2026-01-01')]).toEqual([true, false])
  })

  it('is expressed as the substance of the limit', () => {
    const nitrate = { ...yearly, parameter: 'no3', max: 44 }
    const [said] = evaluatePeriods([result('2025-01-01', 10)], [nitrate], {
      ...of,
      parameter: 'no3-n',
    })
    expect(said).toMatchObject({ outcome: 'exceeds', mean: { value: 44.3 } })
  })

  it('of a limit that speaks of single results there is none', () => {
    expect(
      years([result('2025-01-01', 9)], [limitOf('D.S. 010-2010-MINAM//cu-total/any-time')]),
    ).toEqual([])
  })
})

describe('lead in PM10', () => {
  const lead = { ...of, parameter: 'air-pb-pm10' }
  const yearly = limitOf('D.S. 003-2017-MINAM//air-pb-pm10/annual-mean')
  const monthly = limitOf('D.S. 003-2017-MINAM//air-pb-pm10/monthly-mean')

  it('has the mean of its months as that of a year', () => {
    const results = [
      result('2025-01-03', 0.3),
      result('2025-01-17', 0.3),
      result('2025-01-30', 0.3),
      result('2025-02-10', 0.8),
    ]
    const [said] = evaluatePeriods(results, [yearly], lead)
    expect(said).toMatchObject({ outcome: 'exceeds', mean: { value: 0.55, count: 4 } })
  })

  it('may exceed four months of a year', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, index) => [
        result(`2025-0${index + 1}-05`, 2),
        result(`2025-0${index + 1}-20`, 1.2),
      ]).flat()
    const allowances = (results: PeriodResult[]) =>
      evaluateAllowances(results, evaluatePeriods(results, [monthly], lead), [monthly], of.today)
    expect(allowances(months(4))).toMatchObject([
      { year: '2025', exceedances: 4, allowed: 4, isBroken: false, isRunning: false },
    ])
    expect(allowances(months(5))).toMatchObject([{ exceedances: 5, isBroken: true }])
  })
})

it('a year exceeds by its results where the limit speaks of them', () => {
  const dust = limitOf('D.S. 003-2017-MINAM//air-pm10/mean-24h')
  const results = Array.from({ length: 8 }, (_, index) =>
    result(`2026-0${(index % 5) + 1}-1${index}`, 120, { outcome: 'exceeds' }),
  )
  const years = (some: PeriodResult[]) => evaluateAllowances(some, [], [dust], of.today)
  expect(years(results)).toMatchObject([
    { year: '2026', exceedances: 8, allowed: 7, isBroken: true, isRunning: true },
  ])
  expect(years(results.slice(1))).toMatchObject([{ exceedances: 7, isBroken: false }])
  expect(years([result('2026-01-01', 1, { outcome: null })])).toEqual([])
})
