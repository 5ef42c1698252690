import { describe, expect, it } from 'vitest'
import type { ResultQualifier } from '../results/values/read-value.ts'
import { amountOf, isNonDetect, numberOf } from './amount.ts'

describe('amountOf', () => {
  const limits = { detectionLimit: 0.1, quantificationLimit: 0.3 }
  it.each<[ResultQualifier, number | null, number | null, string | null]>([
    ['=', 5, 5, null],
    ['<', 0.2, 0.2, '<'],
    ['<', null, 0.1, '<'],
    ['<=', 0.2, 0.2, '<='],
    ['>', 9, 9, '>'],
    ['>=', 9, 9, '>='],
    ['not-detected', null, 0.1, '<'],
    ['not-detected', 0.2, 0.2, '<'],
    ['trace', null, 0.3, 'trace'],
    ['absent', null, 0.1, '<='],
    ['present', null, null, null],
  ])('of %s %s is %s %s', (qualifier, number, value, sign) =>
    expect(amountOf({ number, qualifier, ...limits })).toEqual({ value, qualifier: sign }),
  )
  it('has no number where the report gives none', () => {
    const none = { number: null, detectionLimit: null, quantificationLimit: null }
    expect(amountOf({ ...none, qualifier: 'not-detected' })).toEqual({
      value: null,
      qualifier: '<',
    })
    expect(amountOf({ ...none, qualifier: 'trace' })).toEqual({ value: null, qualifier: 'trace' })
    expect(amountOf({ ...none, qualifier: 'absent' })).toEqual({ value: 0, qualifier: '<=' })
  })
})

describe('numberOf', () => {
  it('takes a non-detect by the rule, and nothing else', () => {
    const numbers = (['limit', 'half', 'zero'] as const).map((rule) => [
      numberOf({ value: 4, qualifier: '<' }, rule),
      numberOf({ value: 4, qualifier: 'trace' }, rule),
      numberOf({ value: 4, qualifier: null }, rule),
      numberOf({ value: null, qualifier: '<' }, rule),
    ])
    expect(numbers).toEqual([
      [4, 4, 4, null],
      [2, 2, 4, null],
      [0, 0, 4, null],
    ])
    expect(isNonDetect({ value: 4, qualifier: '>' })).toBe(false)
  })
})
