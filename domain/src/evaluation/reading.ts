/** What stands before a number: below, at most, above, at least; a trace lies under the quantification limit. */
export const qualifiers = ['<', '<=', '>', '>=', 'trace'] as const
export type Qualifier = (typeof qualifiers)[number]

/**
 * A result in the canonical unit of its parameter. Of "<0.005" the value is 0.005; of "ND" it is the detection
 * limit and of a trace the quantification limit, both with their own qualifier (`<`, `trace`), null where the
 * report gives none.
 */
export type Reading = { value: number | null; qualifier: Qualifier | null }

/** Whether a reading says only that the value is lower than a number. */
export const isNonDetect = ({ qualifier }: Reading): boolean =>
  qualifier === '<' || qualifier === '<=' || qualifier === 'trace'

/** By which number a non-detect enters a mean or a sum; a project chooses. */
export const nonDetectRules = ['limit', 'half', 'zero'] as const
export type NonDetectRule = (typeof nonDetectRules)[number]

/**
 * Returns the number by which a reading enters a mean or a sum, or null where it has none. Source of the
 * substitution by half the limit: US EPA QA/G-9S (2006), section 4.7, as one of three simple choices.
 */
export const numberOf = (reading: Reading, rule: NonDetectRule): number | null => {
  if (reading.value === null || !isNonDetect(reading)) return reading.value
  return { limit: reading.value, half: reading.value / 2, zero: 0 }[rule]
}
