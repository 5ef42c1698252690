import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import type { LimitRow } from '../standards/limit-row.ts'
import { shippedLimits } from '../standards/limits.ts'
import { ammoniaCells } from './ammonia.ts'
import { evaluate, type Outcome, outcomes } from './evaluate.ts'
import { type Amount, qualifiers } from './amount.ts'
import { ruleOf } from './rule.ts'

type Sample = {
  amount: Amount
  ph: number | null
  temperatureC: number | null
  monthlyMean: number | null
}

/** The bounds as a join over plain columns finds them; null where the sample lacks what the limit needs. */
const boundsByColumns = (
  { kind, min, max, ammoniaTable }: LimitRow,
  { ph, temperatureC, monthlyMean }: Sample,
): { min: number; max: number } | null => {
  if (kind === 'difference') {
    if (monthlyMean === null || min === null || max === null) return null
    return { min: monthlyMean + min, max: monthlyMean + max }
  }
  if (kind !== 'ammonia') return { min: min ?? -Infinity, max: max ?? Infinity }
  if (ammoniaTable !== 'fresh-water' || ph === null || temperatureC === null) return null
  if (ph < 6 || temperatureC < 0) return null
  const [cell] = ammoniaCells()
    .filter((one) => one.ph >= ph && one.temperatureC >= temperatureC)
    .toSorted((one, other) => one.ph - other.ph || one.temperatureC - other.temperatureC)
  return cell === undefined ? null : { min: -Infinity, max: cell.max }
}

/** By the values that the amount leaves possible: all of them outside the bounds, all inside, or some of each. */
const outcomeByColumns = (limit: LimitRow, sample: Sample): Outcome => {
  if (limit.kind === 'not-applicable') return 'no-standard'
  const bounds = boundsByColumns(limit, sample)
  const { value, qualifier } = sample.amount
  if (bounds === null || value === null) return 'cannot-be-determined'
  const isUpper = qualifier === '<' || qualifier === '<=' || qualifier === 'trace'
  const isLower = qualifier === '>' || qualifier === '>='
  const [from, to] = [isUpper ? -Infinity : value, isLower ? Infinity : value]
  const holdsItsEnd = qualifier !== '<' && qualifier !== 'trace' && qualifier !== '>'
  const isAbove = holdsItsEnd ? from > bounds.max : isLower && from >= bounds.max
  const isUnder = holdsItsEnd ? to < bounds.min : isUpper && to <= bounds.min
  if (isAbove || isUnder) return 'exceeds'
  if (from >= bounds.min && to <= bounds.max) return isUpper ? 'non-detect-complies' : 'complies'
  return 'cannot-be-determined'
}

describe('evaluate', () => {
  it('agrees with plain columns on 100,000 random samples', () => {
    const random = seededRandom(8)
    const limits = shippedLimits()
    const pick = <T>(list: readonly T[]): T => list[seededInteger(random, 0, list.length - 1)] as T
    const maybe = (value: number) => (random() < 0.05 ? null : value)
    const factors = [0, 0.5, 0.8, 0.999, 1, 1.001, 1.5, 10]
    const special = limits.filter(({ kind }) => kind !== 'bounds')
    const seen = new Map<Outcome, number>()
    const differing: unknown[] = []
    for (let count = 0; count < 100_000; count++) {
      const limit = random() < 0.3 ? pick(special) : pick(limits)
      // Quarters of a degree are exact in binary, and so are their sums and differences.
      const monthlyMean = maybe(seededInteger(random, 0, 100) / 4)
      const near = pick([limit.min, limit.max, pick(ammoniaCells()).max]) ?? 1
      const value =
        limit.kind === 'difference'
          ? (monthlyMean ?? 10) + seededInteger(random, -16, 16) / 4
          : near * pick(factors)
      const sample: Sample = {
        amount: { value: maybe(value), qualifier: random() < 0.5 ? null : pick(qualifiers) },
        ph: maybe(seededInteger(random, 110, 205) / 20),
        temperatureC: maybe(seededInteger(random, -8, 132) / 4),
        monthlyMean,
      }
      const { outcome } = evaluate(sample.amount, ruleOf(limit), sample)
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      if (outcome !== outcomeByColumns(limit, sample)) differing.push({ limit, sample, outcome })
    }
    expect(differing.slice(0, 3)).toEqual([])
    for (const outcome of outcomes)
      expect([outcome, (seen.get(outcome) ?? 0) > 50]).toEqual([outcome, true])
  })
})
