import { ammoniaLimit } from './ammonia.ts'
import { fifteenDigits } from '../units/convert.ts'
import { type Amount, isNonDetect } from './amount.ts'
import type { Rule } from './rule.ts'

export const outcomes = [
  'exceeds',
  'complies',
  'non-detect-complies',
  'cannot-be-determined',
  'no-standard',
] as const
export type Outcome = (typeof outcomes)[number]

/** Why a result has no plain outcome. */
export const outcomeReasons = [
  'rejected',
  /** The result has no number (ND without a detection limit). */
  'no-value',
  /** "<LD" with a detection limit above the maximum, or a bound on the other side of what is known. */
  'not-decided',
  'no-monthly-mean',
  'no-ph-or-temperature',
  'outside-table',
  /** The table of marine water was not collected. */
  'table-not-collected',
  'not-applicable',
] as const
export type OutcomeReason = (typeof outcomeReasons)[number]

/** What some rules need beside the result: of the same sample, and of the station's history. */
export type Companions = {
  ph?: number | null
  temperatureC?: number | null
  /** Mean of the same month over several years. */
  monthlyMean?: number | null
}

export type Evaluation = {
  outcome: Outcome
  reason: OutcomeReason | null
  /** A share of the limit is reached and the limit is not exceeded. */
  isWarning: boolean
  /** 1 at the limit; of a range, from its middle; null for non-detects and where nothing is compared. */
  share: number | null
  /** The bounds that were compared with, once they follow from the sample. */
  min: number | null
  max: number | null
}

/** From this share of a limit a result warns. */
export const warningShareDefault = 0.8

/**
 * Returns the outcome of one result under one rule (null: no limit). A value exceeds above the maximum or under
 * the minimum; what equals it complies. "<LD" complies only where LD ≤ maximum; under a minimum it exceeds where
 * LD ≤ minimum. It is never replaced by a number: that is for means and sums alone (`meanOf`).
 * Source: product decision after Peruvian practice; the fourth outcome as in LimnaFlow.
 */
export const evaluate = (
  amount: Amount,
  rule: Rule | null,
  companions: Companions = {},
  warningShare: number = warningShareDefault,
): Evaluation => {
  if (rule === null) return without('no-standard', null)
  if (rule.kind === 'not-applicable') return without('no-standard', 'not-applicable')
  const bounds = boundsOf(rule, companions)
  if ('reason' in bounds) return without('cannot-be-determined', bounds.reason)
  const unsaid = amount.isRejected ? 'rejected' : amount.value === null ? 'no-value' : null
  if (unsaid !== null || amount.value === null)
    return { ...without('cannot-be-determined', unsaid), min: bounds.min, max: bounds.max }
  const value = amount.value - bounds.from
  const rounded = bounds.from === 0 ? value : nineDecimals(value)
  const outcome = compare(rounded, amount, bounds)
  const share =
    outcome === 'cannot-be-determined' || isNonDetect(amount) ? null : shareOf(rounded, bounds)
  return {
    outcome,
    reason: outcome === 'cannot-be-determined' ? 'not-decided' : null,
    isWarning: outcome === 'complies' && share !== null && share >= warningShare,
    share,
    min: bounds.min,
    max: bounds.max,
  }
}

/** `from` is what is taken off the value before it is compared. */
type Bounds = { min: number | null; max: number | null; from: number }

const without = (outcome: Outcome, reason: OutcomeReason | null): Evaluation => ({
  outcome,
  reason,
  isWarning: false,
  share: null,
  min: null,
  max: null,
})

const boundsOf = (
  rule: Exclude<Rule, { kind: 'not-applicable' }>,
  { ph, temperatureC, monthlyMean }: Companions,
): Bounds | { reason: OutcomeReason } => {
  switch (rule.kind) {
    case 'minimum':
      return { min: rule.min, max: null, from: 0 }
    case 'maximum':
      return { min: null, max: rule.max, from: 0 }
    case 'range':
      return { min: rule.min, max: rule.max, from: 0 }
    case 'difference':
      if (monthlyMean == null) return { reason: 'no-monthly-mean' }
      return { min: rule.min, max: rule.max, from: monthlyMean }
    case 'ammonia': {
      if (rule.table === 'marine') return { reason: 'table-not-collected' }
      if (ph == null || temperatureC == null) return { reason: 'no-ph-or-temperature' }
      const max = ammoniaLimit(ph, temperatureC)
      return max === null ? { reason: 'outside-table' } : { min: null, max, from: 0 }
    }
  }
}

const compare = (value: number, { qualifier }: Amount, { min, max }: Bounds): Outcome => {
  switch (qualifier) {
    case null:
      return (max !== null && value > max) || (min !== null && value < min) ? 'exceeds' : 'complies'
    case '<':
    case 'trace':
      if (min !== null) return value <= min ? 'exceeds' : 'cannot-be-determined'
      return max !== null && value <= max ? 'non-detect-complies' : 'cannot-be-determined'
    case '<=':
      if (min !== null) return value < min ? 'exceeds' : 'cannot-be-determined'
      return max !== null && value <= max ? 'non-detect-complies' : 'cannot-be-determined'
    case '>':
      if (max !== null) return value >= max ? 'exceeds' : 'cannot-be-determined'
      return min !== null && value >= min ? 'complies' : 'cannot-be-determined'
    case '>=':
      if (max !== null) return value > max ? 'exceeds' : 'cannot-be-determined'
      return min !== null && value >= min ? 'complies' : 'cannot-be-determined'
  }
}

/**
 * Returns how much of a limit is used: value / maximum; minimum / value; of a range the distance from its middle
 * by half its width (pH 8.3 of 6.5 to 8.5 is 0.8). To 15 digits, as PostgreSQL's float8::numeric.
 */
const shareOf = (value: number, { min, max }: Bounds): number | null => {
  if (min !== null && max !== null) {
    const half = (max - min) / 2
    return half > 0 ? fifteenDigits(nineDecimals(Math.abs(value - (min + max) / 2)) / half) : null
  }
  if (max !== null) return max > 0 ? fifteenDigits(value / max) : null
  return min !== null && min > 0 && value > 0 ? fifteenDigits(min / value) : null
}

/** Takes off what subtracting leaves behind the ninth decimal; the same steps as in SQL, where numeric is slow. */
const nineDecimals = (value: number): number => Math.floor(value * 1e9 + 0.5) / 1e9
