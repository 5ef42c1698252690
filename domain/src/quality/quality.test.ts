import { describe, expect, it } from 'vitest'
import type { Amount } from '../evaluation/amount.ts'
import { parameterKeys } from '../parameters/parameters.ts'
import { checkBlank, isExplainedByBlank } from './blanks.ts'
import { checkDuplicate } from './duplicates.ts'
import { checkFractions } from './fractions.ts'
import { checkAgainstHistory } from './history.ts'
import { checkHoldingTime, holdingTimeOf } from './holding-times.ts'

const exact = (value: number): Amount => ({ value, qualifier: null })
const below = (value: number): Amount => ({ value, qualifier: '<' })
const nothing: Amount = { value: null, qualifier: null }

describe('checkDuplicate', () => {
  it('accepts 20 % and no more', () => {
    expect(checkDuplicate(exact(110), exact(90), 1)).toEqual({
      rpdPercent: 20,
      isAccepted: true,
      reason: null,
    })
    expect(checkDuplicate(exact(110.1), exact(90), 1)).toMatchObject({ isAccepted: false })
    expect(checkDuplicate(exact(110.1), exact(90), 1, 35)).toMatchObject({ isAccepted: true })
  })
  it('takes 0 for two non-detects, and the limit of one', () => {
    expect(checkDuplicate(below(0.1), below(5), 0.1).rpdPercent).toBe(0)
    expect(checkDuplicate(exact(11), below(9), 1)).toMatchObject({
      rpdPercent: 20,
      isAccepted: true,
    })
    expect(checkDuplicate(exact(12), below(9), 1)).toMatchObject({ isAccepted: false })
  })
  it('is not computed under five times the quantification limit', () => {
    expect(checkDuplicate(exact(4.9), exact(1), 1)).toEqual({
      rpdPercent: null,
      isAccepted: null,
      reason: 'under-five-quantification-limits',
    })
    expect(checkDuplicate(exact(5), exact(1), 1)).toMatchObject({ isAccepted: false })
    expect(checkDuplicate(exact(4.9), exact(1), null)).toMatchObject({ isAccepted: false })
  })
  it('says nothing without numbers', () => {
    expect(checkDuplicate(nothing, exact(1), null).reason).toBe('no-value')
    expect(checkDuplicate(exact(0), exact(0), null).reason).toBe('no-value')
  })
})

describe('blanks', () => {
  it('are contaminated from the quantification limit on', () => {
    expect(checkBlank(below(0.5), 0.1)).toBe('clean')
    expect(checkBlank(exact(0.09), 0.1)).toBe('under-quantification-limit')
    expect(checkBlank(exact(0.1), 0.1)).toBe('contaminated')
    expect(checkBlank(exact(0.09), null)).toBe('contaminated')
    expect(checkBlank(exact(0), null)).toBe('clean')
    expect(checkBlank(nothing, null)).toBe('no-value')
  })
  it('explain what is under five times them', () => {
    expect(isExplainedByBlank(exact(0.49), exact(0.1))).toBe(true)
    expect(isExplainedByBlank(exact(0.5), exact(0.1))).toBe(false)
    expect(isExplainedByBlank(exact(0.9), exact(0.1), 10)).toBe(true)
    expect(isExplainedByBlank(below(0.2), exact(0.1))).toBe(false)
    expect(isExplainedByBlank(exact(0.2), below(0.1))).toBe(false)
  })
})

describe('holding times', () => {
  const at = (on: string, time: string | null = null) => ({ on, time })
  it('are kept to the minute', () => {
    const two = { hours: 48 }
    expect(checkHoldingTime(at('2025-03-01', '10:00'), at('2025-03-03', '10:00'), two).isKept).toBe(
      true,
    )
    expect(checkHoldingTime(at('2025-03-01', '10:00'), at('2025-03-03', '10:01'), two).isKept).toBe(
      false,
    )
  })
  it('leave open what dates alone do not decide', () => {
    const two = { hours: 48 }
    expect(checkHoldingTime(at('2025-03-01'), at('2025-03-02'), two).isKept).toBe(true)
    expect(checkHoldingTime(at('2025-03-01', '10:00'), at('2025-03-03'), two).isKept).toBeNull()
    expect(checkHoldingTime(at('2025-03-01'), at('2025-03-03'), two).isKept).toBeNull()
    // From 23:59 to 00:00 of the third day are 48 hours and a minute.
    expect(checkHoldingTime(at('2025-03-01'), at('2025-03-04'), two).isKept).toBe(false)
    expect(checkHoldingTime(at('2025-03-04'), at('2025-03-01'), two).isKept).toBeNull()
  })
  it.each([
    ['ph', 0.25],
    ['no3', 48],
    ['cn-wad', 14 * 24],
    ['as-total', 180 * 24],
    ['na-dissolved', 180 * 24],
    ['hg-total', 28 * 24],
    ['naphthalene', 7 * 24],
    ['e-coli', 8],
  ] as const)('of %s are %s hours', (key, hours) => expect(holdingTimeOf(key)?.hours).toBe(hours))
  it('are not invented for air, noise and soil', () => {
    for (const key of parameterKeys().filter((one) => /^(air|soil)-|^laeq|^flow/.test(one)))
      expect([key, holdingTimeOf(key)]).toEqual([key, null])
  })
})

describe('checkFractions', () => {
  it('lets dissolved be a fifth above total', () => {
    expect(checkFractions(exact(1), exact(1))).toEqual({ excessPercent: null, isAccepted: true })
    expect(checkFractions(exact(1), exact(1.2))).toEqual({ excessPercent: 20, isAccepted: true })
    expect(checkFractions(exact(1), exact(1.21)).isAccepted).toBe(false)
  })
  it('takes a total non-detect as its limit, and a dissolved one as nothing', () => {
    expect(checkFractions(below(1), exact(1.2)).isAccepted).toBe(true)
    expect(checkFractions(below(1), exact(1.3)).isAccepted).toBe(false)
    expect(checkFractions(exact(1), below(5)).isAccepted).toBe(true)
    expect(checkFractions(nothing, exact(1)).isAccepted).toBeNull()
    expect(checkFractions({ value: 1, qualifier: '>' }, exact(2)).isAccepted).toBeNull()
  })
})

describe('checkAgainstHistory', () => {
  // Mean 5, sample standard deviation exactly 2.
  const history = [3, 3, 3, 3, 5, 7, 7, 7, 7].map(exact)
  it('finds what is more than three standard deviations away', () => {
    const check = (value: number) => checkAgainstHistory(exact(value), history, 'half')
    expect(check(11)).toMatchObject({
      mean: 5,
      standardDeviation: 2,
      deviations: 3,
      isUnusual: false,
    })
    expect(check(11.01).isUnusual).toBe(true)
    expect([-1, -1.01].map((value) => check(value).isUnusual)).toEqual([false, true])
  })
  it('finds what is more than a percentage of the mean away', () => {
    const rule = { standardDeviations: null, percent: 50, least: 8 }
    const check = (value: number) =>
      checkAgainstHistory(exact(value), history, 'half', rule).isUnusual
    expect([7.5, 7.51, 2.5, 2.49].map(check)).toEqual([false, true, false, true])
  })
  it('needs a history, and leaves a high detection limit alone', () => {
    expect(checkAgainstHistory(exact(50), history.slice(0, 7), 'half').isUnusual).toBeNull()
    expect(checkAgainstHistory(nothing, history, 'half').isUnusual).toBeNull()
    expect(checkAgainstHistory(below(50), history, 'limit')).toMatchObject({
      isUnusual: false,
      nonDetectRule: 'limit',
    })
    const same = Array.from({ length: 8 }, () => exact(2))
    expect(checkAgainstHistory(exact(2), same, 'half').isUnusual).toBe(false)
    expect(checkAgainstHistory(exact(2.1), same, 'half').isUnusual).toBe(true)
  })
})
