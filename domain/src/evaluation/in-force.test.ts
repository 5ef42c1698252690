import { describe, expect, it } from 'vitest'
import type { LimitRow } from '../standards/limit-row.ts'
import { shippedLimits } from '../standards/limits.ts'
import { type Assignment, evaluateUnder, type LimitChoice, limitsInForce } from './in-force.ts'

const shipped = shippedLimits()
const assigned = (
  standard: string,
  category: string | null,
  more: Partial<Assignment> = {},
): Assignment => ({
  standard,
  category,
  validFrom: '2000-01-01',
  validTo: null,
  frozenOn: null,
  ...more,
})
const water = 'D.S. 004-2017-MINAM'
const effluents = 'D.S. 010-2010-MINAM'
const found = (
  assignments: Assignment[],
  parameter: string,
  {
    on = '2025-03-01',
    choice = 'first',
    limits = shipped,
  }: { on?: string; choice?: LimitChoice; limits?: LimitRow[] } = {},
) => limitsInForce({ assignments, limits, parameter, statistic: 'any-time', on, choice })
const keys = (limits: LimitRow[]) => limits.map(({ key }) => key)

const own = (max: number, more: Partial<LimitRow> = {}): LimitRow => ({
  ...(shipped.find(({ key }) => key === `${water}/3-D1/cu-total/any-time`) as LimitRow),
  key: `own/${max}`,
  standard: 'EIA-d 2014',
  category: null,
  max,
  origin: 'instrument',
  approvedOn: '2014-05-06',
  validFrom: '2014-05-06',
  ...more,
})

describe('limitsInForce', () => {
  it('takes the station’s category, of the parameter’s own fraction', () => {
    expect(keys(found([assigned(water, '3-D1')], 'cu-total'))).toEqual([
      `${water}/3-D1/cu-total/any-time`,
    ])
    expect(found([assigned(water, '3-D1')], 'cu-dissolved')).toEqual([])
    expect(found([assigned(water, '4-E1')], 'cd-dissolved')[0]?.max).toBe(0.00025)
    expect(found([assigned(water, '4-E1')], 'cd-total')).toEqual([])
    expect(found([assigned(effluents, null)], 'fe-dissolved')[0]?.max).toBe(2)
  })
  it('gives a part of a category the limits of both', () => {
    const restricted = [assigned(water, '3-D1 restringido')]
    expect(found(restricted, 'coliforms-thermotolerant')[0]?.max).toBe(2000)
    expect(found(restricted, 'cu-total')[0]?.max).toBe(0.2)
    expect(found([assigned(water, '3-D1')], 'coliforms-thermotolerant')).toEqual([])
  })
  it('holds from the first to the last day, of the limit and of the assignment', () => {
    const on = (day: string, more: Partial<Assignment> = {}) =>
      found([assigned(water, '3-D1', more)], 'cu-total', { on: day }).length
    expect([on('2017-06-07'), on('2017-06-08')]).toEqual([0, 1])
    const dates = { validFrom: '2020-01-01', validTo: '2020-12-31' }
    expect(
      ['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map((day) => on(day, dates)),
    ).toEqual([0, 1, 1, 0])
  })
  it('freezes the limits of an approval', () => {
    const limits = [own(0.3, { validTo: '2018-12-31' }), own(0.1, { validFrom: '2019-01-01' })]
    const maximum = (frozenOn: string | null) =>
      found([assigned('EIA-d 2014', null, { frozenOn })], 'cu-total', { limits })[0]?.max
    expect([maximum(null), maximum('2014-05-06')]).toEqual([0.1, 0.3])
  })
  it('takes the first that has a limit, or all of them', () => {
    const limits = [...shipped, own(0.15)]
    const both = [assigned('EIA-d 2014', null), assigned(water, '3-D1')]
    expect(found(both, 'cu-total', { limits }).map(({ max }) => max)).toEqual([0.15])
    expect(found(both, 'zn-total', { limits }).map(({ max }) => max)).toEqual([2])
    expect(found(both, 'cu-total', { limits, choice: 'strictest' }).map(({ max }) => max)).toEqual([
      0.15, 0.2,
    ])
  })
  it('passes over what does not apply while another limit is there', () => {
    const soil = assigned('D.S. 011-2017-MINAM', 'Agrícola')
    expect(found([soil], 'soil-cr')[0]?.kind).toBe('not-applicable')
    const limits = [...shipped, own(300, { parameter: 'soil-cr' })]
    expect(found([soil, assigned('EIA-d 2014', null)], 'soil-cr', { limits })[0]?.max).toBe(300)
  })
})

describe('evaluateUnder', () => {
  it('gives the worst outcome and the limit behind it', () => {
    const limits = [own(0.15), own(0.2)]
    const under = (value: number) => evaluateUnder({ value, qualifier: null }, 'cu-total', limits)
    expect(under(0.16)).toMatchObject({ evaluation: { outcome: 'exceeds' }, limit: { max: 0.15 } })
    expect(under(0.14)).toMatchObject({
      evaluation: { outcome: 'complies', isWarning: true },
      limit: { max: 0.15 },
    })
    expect(evaluateUnder({ value: 1, qualifier: null }, 'cu-total', [])).toMatchObject({
      evaluation: { outcome: 'no-standard' },
      limit: null,
    })
  })
  it('keeps both sides of two ranges that cross', () => {
    const limits = [own(9, { parameter: 'ph', min: 6.5 }), own(8.5, { parameter: 'ph', min: 6 })]
    const outcome = (value: number) =>
      evaluateUnder({ value, qualifier: null }, 'ph', limits).evaluation.outcome
    expect([6.4, 6.5, 8.5, 8.6].map(outcome)).toEqual([
      'exceeds',
      'complies',
      'complies',
      'exceeds',
    ])
  })
  it('expresses ammonia and nitrate as the limit’s substance by the decree', () => {
    const river = [assigned(water, '4-E2 costa y sierra')]
    const companions = { ph: 7.2, temperatureC: 12.3 }
    const limits = found(river, 'nh3-n')
    expect(keys(limits)).toEqual([`${water}/4-E2 costa y sierra/nh3-total/any-time`])
    const outcome = (value: number) =>
      evaluateUnder({ value, qualifier: null }, 'nh3-n', limits, companions).evaluation.outcome
    // 2.22 mg/L NH3 is 1.8197 mg/L as N.
    expect([1.819, 1.82].map(outcome)).toEqual(['complies', 'exceeds'])
    const nitrate = found([assigned(water, '1-A1')], 'no3-n')
    expect(
      evaluateUnder({ value: 11.29, qualifier: null }, 'no3-n', nitrate).evaluation.outcome,
    ).toBe('exceeds')
    expect(
      evaluateUnder({ value: 11.28, qualifier: null }, 'no3-n', nitrate).evaluation.outcome,
    ).toBe('complies')
  })
})
