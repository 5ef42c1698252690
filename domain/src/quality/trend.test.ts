import { describe, expect, it } from 'vitest'
import type { Amount } from '../evaluation/amount.ts'
import { type Trend, type TrendPoint, trendOf, trendPointsMax } from './trend.ts'

const series = (values: readonly (number | `<${number}`)[]): TrendPoint[] =>
  values.map((value, index) => {
    const amount: Amount =
      typeof value === 'number'
        ? { value, qualifier: null }
        : { value: Number(value.slice(1)), qualifier: '<' }
    return { at: index + 1, amount }
  })
const found = (trend: Trend) => {
  if ('problem' in trend) throw new Error(trend.problem)
  return trend
}

describe('trendOf', () => {
  it('gives the example of US EPA QA/G-9S (2006), page 109, with its ties', () => {
    const trend = found(trendOf(series([10, 10, 10, 5, 10, 20, 18, 17, 15, 24, 15]), 'half'))
    expect(trend).toMatchObject({ count: 11, s: 22, nonDetects: 0, nonDetectRule: null })
    expect(trend.variance).toBeCloseTo(155.33, 2)
    expect(trend.z).toBeCloseTo(1.685, 3)
    expect(trend.direction).toBe('none')
    expect(
      found(trendOf(series([10, 10, 10, 5, 10, 20, 18, 17, 15, 24, 15]), 'half', 0.1)).direction,
    ).toBe('rising')
  })
  it('gives the published score, probability and slope of a series without ties', () => {
    // Plant weights (Dobson 1983), as in the example of the package Ipaper: z 0.35777, p 0.72051, slope 0.04.
    const trend = found(
      trendOf(series([4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69]), 'half'),
    )
    expect(trend.z).toBeCloseTo(0.35777087639996635, 12)
    expect(trend.p).toBeCloseTo(0.7205147871362552, 6)
    expect(trend.slope).toBeCloseTo(0.04, 12)
  })
  it.each([
    // One-sided in US EPA QA/G-9S (2006), table A-12b, and Gilbert (1987), table A18: here twice as much.
    [[1, 2, 3, 4], 6, 0.042],
    [[1, 2, 4, 3], 4, 0.167],
    [[1, 2, 3, 4, 5], 10, 0.0083],
    [[1, 2, 3, 5, 4], 8, 0.042],
    [[1, 3, 2, 5, 4], 6, 0.117],
    [[1, 2, 3, 4, 5, 6], 15, 0.0014],
    [[1, 2, 3, 4, 6, 5], 13, 0.0083],
  ])('of %j has S %s and the published exact probability %s', (values, s, oneSided) => {
    const trend = found(trendOf(series(values), 'half'))
    expect(trend).toMatchObject({ s, isExact: true })
    expect(Math.abs(trend.p / 2 - oneSided)).toBeLessThan(oneSided < 0.01 ? 0.00005 : 0.0005)
  })
  it('is not exact with ties, nor from ten results on', () => {
    expect(found(trendOf(series([1, 2, 2, 4, 5]), 'half')).isExact).toBe(false)
    expect(found(trendOf(series([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'half')).isExact).toBe(false)
    expect(found(trendOf(series([1, 2, 3, 4, 5, 6, 7, 8, 9]), 'half')).isExact).toBe(true)
  })
  it('rises, falls and turns with time', () => {
    const rising = series([1, 2, 3, 4, 5, 6, 7, 8])
    expect(found(trendOf(rising, 'half'))).toMatchObject({ s: 28, direction: 'rising', slope: 1 })
    expect(found(trendOf(rising.toReversed(), 'half'))).toMatchObject({
      s: 28,
      direction: 'rising',
      slope: 1,
    })
    expect(found(trendOf(series([8, 7, 6, 5, 4, 3, 2, 1]), 'half'))).toMatchObject({
      s: -28,
      direction: 'falling',
    })
    expect(found(trendOf(series([3, 3, 3, 3, 3]), 'half'))).toMatchObject({
      s: 0,
      p: 1,
      direction: 'none',
      slope: 0,
    })
  })
  it('makes no falling trend of a detection limit that falls', () => {
    const trend = found(trendOf(series(['<8', '<7', '<6', '<5', '<4', '<3', '<2', '<1']), 'limit'))
    expect(trend).toMatchObject({
      s: 0,
      direction: 'none',
      nonDetects: 8,
      tiedByLimit: 8,
      nonDetectRule: 'limit',
    })
  })
  it('counts what is under the highest limit as tied, and what reaches it as above', () => {
    // Under 5: the first three. S of the rest with them: 3 × 3 + 3.
    const trend = found(trendOf(series(['<5', 2, '<1', 5, 6, 7]), 'zero'))
    expect(trend).toMatchObject({ s: 12, nonDetects: 2, tiedByLimit: 3, nonDetectRule: 'zero' })
    // (6·5·17 − 3·2·11) / 18
    expect(trend.variance).toBeCloseTo((510 - 66) / 18, 12)
    const slopes = (['limit', 'half', 'zero'] as const).map(
      (rule) => found(trendOf(series(['<5', 2, '<1', 5, 6, 7]), rule)).slope,
    )
    expect(new Set(slopes).size).toBe(3)
  })
  it('does not compare results of the same time', () => {
    const twice = [...series([1, 2, 3, 4]), ...series([1, 2, 3, 4])]
    expect(found(trendOf(twice, 'half')).s).toBe(24)
  })
  it('is bounded', () => {
    expect(trendOf(series([1, 2, 3]), 'half')).toEqual({ problem: 'too-few' })
    const many = Array.from({ length: trendPointsMax + 1 }, (_, index) => index)
    expect(trendOf(series(many), 'half')).toEqual({ problem: 'too-many' })
  })
})
