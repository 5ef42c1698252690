import { type Amount, isNonDetect } from '../evaluation/amount.ts'

/** What a field, trip or equipment blank says: nothing in it, a trace, or contamination. */
export type BlankCheck = 'clean' | 'under-quantification-limit' | 'contaminated' | 'no-value'

/** Returns what a blank says: contaminated from the quantification limit on. */
export const checkBlank = (blank: Amount, quantificationLimit: number | null): BlankCheck => {
  if (isNonDetect(blank)) return 'clean'
  if (blank.value === null) return 'no-value'
  if (blank.value <= 0) return 'clean'
  return quantificationLimit !== null && blank.value < quantificationLimit
    ? 'under-quantification-limit'
    : 'contaminated'
}

/**
 * Returns whether a result may come from what was in its blank: it is under five times the blank (ten times for
 * the few substances that every laboratory has in its air, by the caller's factor). A non-detect is not touched.
 * Source: US EPA National Functional Guidelines (2020), blanks; Risk Assessment Guidance for Superfund A, 5.5.
 */
export const isExplainedByBlank = (sample: Amount, blank: Amount, factor = 5): boolean => {
  if (isNonDetect(blank) || blank.value === null || blank.value <= 0) return false
  if (isNonDetect(sample) || sample.value === null) return false
  return sample.value < factor * blank.value
}
