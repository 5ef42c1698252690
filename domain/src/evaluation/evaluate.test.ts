import { describe, expect, it } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import ammoniaTable from '../../test/standards/ammonia.csv?raw'
import table from '../../test/standards/peru-standards.csv?raw'
import { shippedLimits } from '../standards/limits.ts'
import { ammoniaCells, ammoniaLimit } from './ammonia.ts'
import { type Companions, evaluate } from './evaluate.ts'
import type { Qualifier, Amount } from './amount.ts'
import { type Rule, ruleOf } from './rule.ts'

const exact = (value: number | null): Amount => ({ value, qualifier: null })
const outcome = (amount: Amount, rule: Rule | null, companions?: Companions) =>
  evaluate(amount, rule, companions).outcome

const bounded = shippedLimits().filter(({ kind }) => kind === 'bounds')
const step = (value: number) => value / 1000

describe('each row of the table', () => {
  // Read from the CSV again, so that the expected outcome does not rest on the shipped rows.
  const rows = readCsv(table).filter((row) => row.min !== '' || row.max !== '')
  it('is there to be tested', () => expect(rows).toHaveLength(435))
  it.each(rows)('$standard $subcategory $symbol $statistic_period: at, above and below', (row) => {
    const transcribed = (row.source ?? '').replace(/ ; horarios también en$/, '')
    const same = shippedLimits().filter(
      (one) =>
        one.standard === row.standard &&
        (one.category ?? '') === row.subcategory &&
        one.provenance?.startsWith(transcribed) &&
        (one.min ?? '') === (row.min === '' ? '' : Number(row.min)) &&
        (one.max ?? '') === (row.max === '' ? '' : Number(row.max)),
    )
    expect(same.length).toBeGreaterThan(0)
    for (const limit of same) {
      const rule = ruleOf(limit)
      const mean = limit.kind === 'difference' ? 14.7 : 0
      const companions = { monthlyMean: mean }
      if (row.max !== '') {
        const max = Number(row.max)
        expect(outcome(exact(max + mean), rule, companions)).toBe('complies')
        expect(outcome(exact(max + step(max) + mean), rule, companions)).toBe('exceeds')
        expect(outcome(exact(max - step(max) + mean), rule, companions)).toBe('complies')
      }
      if (row.min !== '') {
        const min = Number(row.min)
        const less = step(Math.abs(min))
        expect(outcome(exact(min + mean), rule, companions)).toBe('complies')
        expect(outcome(exact(min - less + mean), rule, companions)).toBe('exceeds')
        expect(outcome(exact(min + less + mean), rule, companions)).toBe('complies')
      }
    }
  })
  it('holds for non-detects at and above each maximum', () => {
    for (const { max, min, ...limit } of bounded) {
      if (max === null || min !== null) continue
      const rule = ruleOf({ ...limit, min, max })
      expect(outcome({ value: max, qualifier: '<' }, rule)).toBe('non-detect-complies')
      expect(outcome({ value: max + step(max), qualifier: '<' }, rule)).toBe('cannot-be-determined')
    }
  })
})

describe('ammonia', () => {
  const rows = readCsv(ammoniaTable)
  const rule: Rule = { kind: 'ammonia', table: 'fresh-water' }
  const phs = ['6', '6.5', '7', '7.5', '8', '8.5', '9', '10']
  const cells = rows.flatMap((row) =>
    phs.map((ph) => ({
      ph: Number(ph),
      temperatureC: Number(row.temp_C),
      max: Number(row[`pH${ph}`]),
    })),
  )
  it('has every cell of Table 1', () => {
    expect(cells).toHaveLength(56)
    expect(ammoniaCells()).toEqual(cells)
  })
  it.each(cells)('pH $ph and $temperatureC °C: $max', ({ ph, temperatureC, max }) => {
    const companions = { ph, temperatureC }
    expect(outcome(exact(max), rule, companions)).toBe('complies')
    expect(outcome(exact(max * 1.001), rule, companions)).toBe('exceeds')
    expect(outcome(exact(max * 0.999), rule, companions)).toBe('complies')
    expect(outcome({ value: max, qualifier: '<' }, rule, companions)).toBe('non-detect-complies')
  })
  it('takes the next higher step of both between two', () => {
    expect(ammoniaLimit(7.01, 15)).toBe(2.22)
    expect(ammoniaLimit(7, 15.1)).toBe(4.82)
    expect(ammoniaLimit(7.2, 12.3)).toBe(2.22)
    expect(ammoniaLimit(9.1, 0.1)).toBe(0.034)
  })
  it('cannot be determined outside the table, without pH or temperature, and in the sea', () => {
    for (const [ph, temperatureC] of [
      [5.99, 15],
      [10.01, 15],
      [7, -0.1],
      [7, 30.1],
    ] as const)
      expect(evaluate(exact(0.001), rule, { ph, temperatureC })).toMatchObject({
        outcome: 'cannot-be-determined',
        reason: 'outside-table',
      })
    expect(evaluate(exact(1), rule, { ph: 7 }).reason).toBe('no-ph-or-temperature')
    expect(evaluate(exact(1), rule, { temperatureC: 7, ph: null }).reason).toBe(
      'no-ph-or-temperature',
    )
    expect(
      evaluate(exact(1), { kind: 'ammonia', table: 'marine' }, { ph: 8, temperatureC: 20 }).reason,
    ).toBe('table-not-collected')
  })
})

describe('qualifiers', () => {
  const maximum: Rule = { kind: 'maximum', max: 5 }
  const minimum: Rule = { kind: 'minimum', min: 5 }
  const range: Rule = { kind: 'range', min: 5, max: 9 }
  it.each<[Qualifier, number, Rule, string]>([
    ['<', 5, maximum, 'non-detect-complies'],
    ['<', 5.1, maximum, 'cannot-be-determined'],
    ['trace', 5, maximum, 'non-detect-complies'],
    ['trace', 5.1, maximum, 'cannot-be-determined'],
    ['<=', 5, maximum, 'non-detect-complies'],
    ['<=', 5.1, maximum, 'cannot-be-determined'],
    ['>', 5, maximum, 'exceeds'],
    ['>', 4.9, maximum, 'cannot-be-determined'],
    ['>=', 5, maximum, 'cannot-be-determined'],
    ['>=', 5.1, maximum, 'exceeds'],
    ['<', 5, minimum, 'exceeds'],
    ['<', 5.1, minimum, 'cannot-be-determined'],
    ['<=', 5, minimum, 'cannot-be-determined'],
    ['<=', 4.9, minimum, 'exceeds'],
    ['>', 5, minimum, 'complies'],
    ['>', 4.9, minimum, 'cannot-be-determined'],
    ['>=', 5, minimum, 'complies'],
    ['<', 5, range, 'exceeds'],
    ['<', 9, range, 'cannot-be-determined'],
    ['>', 9, range, 'exceeds'],
    ['>', 5, range, 'cannot-be-determined'],
  ])('%s %s under %o %s', (qualifier, value, rule, expected) =>
    expect(outcome({ value, qualifier }, rule)).toBe(expected),
  )
  it('has no outcome without a number', () => {
    expect(evaluate({ value: null, qualifier: '<' }, maximum)).toMatchObject({
      outcome: 'cannot-be-determined',
      reason: 'no-value',
      max: 5,
    })
  })
  it('has no standard without a rule, and where the decree says that none applies', () => {
    expect(outcome(exact(1), null)).toBe('no-standard')
    expect(evaluate(exact(1), { kind: 'not-applicable' })).toMatchObject({
      outcome: 'no-standard',
      reason: 'not-applicable',
    })
  })
  it('needs the mean of the month for a difference', () => {
    const rule: Rule = { kind: 'difference', min: -3, max: 3 }
    expect(evaluate(exact(20), rule).reason).toBe('no-monthly-mean')
    expect(outcome(exact(25.3), rule, { monthlyMean: 22.3 })).toBe('complies')
    expect(outcome(exact(25.31), rule, { monthlyMean: 22.3 })).toBe('exceeds')
    expect(outcome(exact(19.29), rule, { monthlyMean: 22.3 })).toBe('exceeds')
  })
})

describe('warning', () => {
  const warns = (value: number, rule: Rule, share?: number) =>
    evaluate(exact(value), rule, {}, share).isWarning
  it('comes at 80 % of a maximum, of a minimum and of half a range', () => {
    const maximum: Rule = { kind: 'maximum', max: 0.1 }
    expect([0.0799, 0.08, 0.1, 0.101].map((value) => warns(value, maximum))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const minimum: Rule = { kind: 'minimum', min: 4 }
    expect([5.01, 5, 4, 3.9].map((value) => warns(value, minimum))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const range: Rule = { kind: 'range', min: 6.5, max: 8.5 }
    expect([8.29, 8.3, 8.5, 8.51, 6.7, 6.71].map((value) => warns(value, range))).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ])
  })
  it('takes the project’s share, and is never for a non-detect', () => {
    const maximum: Rule = { kind: 'maximum', max: 10 }
    expect(warns(8, maximum, 0.9)).toBe(false)
    expect(warns(9, maximum, 0.9)).toBe(true)
    expect(evaluate({ value: 9, qualifier: '<' }, maximum)).toMatchObject({
      isWarning: false,
      share: null,
    })
  })
})
