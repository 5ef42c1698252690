import type { ResultQualifier } from '../results/values/read-value.ts'

/** What stands before a number: below, at most, above, at least; a trace lies under the quantification limit. */
export const qualifiers = ['<', '<=', '>', '>=', 'trace'] as const
export type Qualifier = (typeof qualifiers)[number]

/**
 * A result in the canonical unit of its parameter. Of "<0.005" the value is 0.005; of "ND" it is the detection
 * limit and of a trace the quantification limit, both with their own qualifier (`<`, `trace`), null where the
 * report gives none. What a person rejected, with the qualifier R, says nothing.
 */
export type Amount = { value: number | null; qualifier: Qualifier | null; isRejected?: boolean }

type KeptResult = {
  number: number | null
  qualifier: ResultQualifier
  detectionLimit: number | null
  quantificationLimit: number | null
}

/**
 * Returns the amount of a result as it is kept, all its numbers in the canonical unit. "ND" and "<LD" take the
 * detection limit, a trace the quantification limit; of what is absent at most the detection limit is there, or
 * nothing; "present" has no number.
 */
export const amountOf = ({
  number,
  qualifier,
  detectionLimit,
  quantificationLimit,
}: KeptResult): Amount => {
  switch (qualifier) {
    case '=':
      return { value: number, qualifier: null }
    case '<':
    case '<=':
      return { value: number ?? detectionLimit ?? quantificationLimit, qualifier }
    case '>':
    case '>=':
      return { value: number, qualifier }
    case 'not-detected':
      return { value: number ?? detectionLimit, qualifier: '<' }
    case 'trace':
      return { value: number ?? quantificationLimit, qualifier }
    case 'absent':
      return { value: number ?? detectionLimit ?? 0, qualifier: '<=' }
    case 'present':
      return { value: null, qualifier: null }
  }
}

/** Whether an amount says only that the value is lower than a number. */
export const isNonDetect = ({ qualifier }: Amount): boolean =>
  qualifier === '<' || qualifier === '<=' || qualifier === 'trace'

/** By which number a non-detect enters a mean or a sum; a project chooses. */
export const nonDetectRules = ['limit', 'half', 'zero'] as const
export type NonDetectRule = (typeof nonDetectRules)[number]

/**
 * Returns the number by which an amount enters a mean or a sum, or null where it has none or was rejected. Source of the
 * substitution by half the limit: US EPA QA/G-9S (2006), section 4.7, as one of three simple choices.
 */
export const numberOf = (amount: Amount, rule: NonDetectRule): number | null => {
  if (amount.isRejected) return null
  if (amount.value === null || !isNonDetect(amount)) return amount.value
  return { limit: amount.value, half: amount.value / 2, zero: 0 }[rule]
}
