import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { applyFactor, checkFactors, type Factor, factorAt } from './factors.ts'

const first: Factor = { validFromMs: 1000, correction: 2, adjustment: 5 }
const second: Factor = { validFromMs: 2000, correction: -1.5, adjustment: 0.25 }

describe('factorAt', () => {
  it.each([
    [999, null],
    [1000, first],
    [1999, first],
    [2000, second],
    [1e15, second],
  ])('at %d', (atMs, factor) => {
    expect(factorAt([first, second], atMs)).toBe(factor)
    expect(factorAt([second, first], atMs)).toBe(factor)
  })

  it('is the last that had begun, in any list', () => {
    const random = seededRandom(7)
    for (let round = 0; round < 500; round++) {
      const starts = new Set(Array.from({ length: 8 }, () => seededInteger(random, 0, 100)))
      const factors = [...starts].map((validFromMs) => ({
        validFromMs,
        correction: 1,
        adjustment: 0,
      }))
      const atMs = seededInteger(random, -5, 105)
      const expected = [...starts].sort((a, b) => a - b).findLast((start) => start <= atMs)
      expect(factorAt(factors, atMs)?.validFromMs).toBe(expected)
    }
  })
})

describe('applyFactor', () => {
  it('multiplies by the correction, then adds the adjustment', () => {
    expect(applyFactor(10, first)).toBe(25)
    expect(applyFactor(10, second)).toBe(-14.75)
  })
  it('leaves a value without a factor as it is', () => expect(applyFactor(10.1, null)).toBe(10.1))
})

describe('checkFactors', () => {
  it('takes a list in any order', () => expect(checkFactors([second, first])).toEqual([]))
  it.each([
    [{ ...second, validFromMs: 1000 }, 'same-start'],
    [{ ...second, correction: 0 }, 'zero-correction'],
    [{ ...second, correction: Number.NaN }, 'number'],
    [{ ...second, adjustment: Number.POSITIVE_INFINITY }, 'number'],
    [{ ...second, validFromMs: Number.NaN }, 'start'],
  ])('finds %#: %s', (factor, issue) =>
    expect(checkFactors([first, factor])).toEqual([{ index: 1, issue }]),
  )
  it('names everything that is wrong', () =>
    expect(
      checkFactors([first, { validFromMs: 1000, correction: 0, adjustment: 0 }, first]),
    ).toEqual([
      { index: 1, issue: 'same-start' },
      { index: 1, issue: 'zero-correction' },
      { index: 2, issue: 'same-start' },
    ]))
})
