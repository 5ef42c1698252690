import type { LimitRow } from '../standards/limit-row.ts'
import type { Statistic } from '../standards/statistics.ts'
import { findStandard } from '../standards/categories.ts'
import { convertSpecies, speciesPairs } from '../units/species.ts'
import { type Companions, type Evaluation, evaluate, type Outcome } from './evaluate.ts'
import type { Amount } from './amount.ts'
import { ruleOf } from './rule.ts'

/** A standard, or a project's own limits, holds at a station for a time. */
export type Assignment = {
  standard: string
  category: string | null
  /** First and last day. */
  validFrom: string
  validTo: string | null
  /** An approval may freeze the limits of its day: those in force then hold, whatever came later. */
  frozenOn: string | null
}

/** Of several standards at a station: the first that has a limit for the parameter, or all, of which the worst counts. */
export const limitChoices = ['first', 'strictest'] as const
export type LimitChoice = (typeof limitChoices)[number]

type Wanted = {
  /** In their order of preference. */
  assignments: readonly Assignment[]
  limits: readonly LimitRow[]
  parameter: string
  statistic: Statistic
  /** Day of the sample. */
  on: string
  choice: LimitChoice
}

/**
 * Returns the limits that a result is compared with: those in force on its day, of the standards assigned to
 * its station on that day. A category that is part of another (3-D1 restringido) has the limits of both. A
 * limit that does not apply counts only where no other is found.
 */
export const limitsInForce = ({
  assignments,
  limits,
  parameter,
  statistic,
  on,
  choice,
}: Wanted): LimitRow[] => {
  const found = assignments
    .filter((one) => holds(one, on))
    .map((one) => {
      const categories = withParent(one.standard, one.category)
      return limits.filter(
        (limit) =>
          limit.standard === one.standard &&
          categories.includes(limit.category) &&
          comparableWith(parameter).includes(limit.parameter) &&
          limit.statistic === statistic &&
          holds(limit, one.frozenOn ?? on),
      )
    })
    .map((rows) => preferOwn(rows, parameter))
  const applicable = found
    .map((rows) => rows.filter(({ kind }) => kind !== 'not-applicable'))
    .filter((rows) => rows.length > 0)
  if (applicable.length === 0) return found.find((rows) => rows.length > 0)?.slice(0, 1) ?? []
  return choice === 'first' ? (applicable[0] ?? []).slice(0, 1) : applicable.flat()
}

/** The limit that a result was compared with beside the outcome; null without a standard. */
export type Compared = { evaluation: Evaluation; limit: LimitRow | null }

/**
 * Returns the worst outcome of a result of `parameter` under the limits in force, and the limit that gave it. A
 * result as nitrogen is expressed as the limit's substance by the decree's factor first.
 */
export const evaluateUnder = (
  amount: Amount,
  parameter: string,
  limits: readonly LimitRow[],
  companions: Companions = {},
  warningShare?: number,
): Compared => {
  const compared = limits.map((limit) => {
    const value =
      amount.value === null
        ? null
        : convertSpecies(amount.value, parameter, limit.parameter, 'decree')
    return {
      evaluation: evaluate({ ...amount, value }, ruleOf(limit), companions, warningShare),
      limit,
    }
  })
  const [worst] = compared.toSorted(
    (one, other) =>
      severity[other.evaluation.outcome] - severity[one.evaluation.outcome] ||
      (other.evaluation.share ?? 0) - (one.evaluation.share ?? 0),
  )
  return worst ?? { evaluation: evaluate(amount, null), limit: null }
}

const severity: Record<Outcome, number> = {
  exceeds: 4,
  'cannot-be-determined': 3,
  complies: 2,
  'non-detect-complies': 1,
  'no-standard': 0,
}

const holds = (
  { validFrom, validTo }: { validFrom: string; validTo: string | null },
  on: string,
): boolean => validFrom <= on && (validTo === null || on <= validTo)

const withParent = (standard: string, category: string | null): (string | null)[] => {
  const listed = findStandard(standard)?.categories.find(({ code }) => code === category)
  return listed?.within === undefined ? [category] : [category, listed.within]
}

const comparableWith = (parameter: string): string[] => [
  parameter,
  ...speciesPairs.flatMap(({ from, to }) =>
    from === parameter ? [to] : to === parameter ? [from] : [],
  ),
]

/** A limit for the very parameter comes before one for the substance that it can be expressed as. */
const preferOwn = (rows: LimitRow[], parameter: string): LimitRow[] => {
  const own = rows.filter((row) => row.parameter === parameter)
  return own.length > 0 ? own : rows
}
