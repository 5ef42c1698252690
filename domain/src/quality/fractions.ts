import { type Amount, isNonDetect } from '../evaluation/amount.ts'
import { fifteenDigits } from '../units/convert.ts'

export type FractionCheck = {
  /** By how much dissolved is above total; null where it is not, or nothing can be said. */
  excessPercent: number | null
  isAccepted: boolean | null
}

/** By so much may dissolved be above total: two analyses differ as duplicates do. */
export const fractionTolerancePercent = 20

/**
 * Returns whether the dissolved fraction of a sample is no larger than the total, but for the uncertainty of two
 * analyses. A total under its detection limit is taken as that limit, the most that it can be; a dissolved
 * non-detect shows nothing.
 * Source: USGS, National Field Manual, chapter A4 (dissolved above total as a sign of contamination); the
 * tolerance follows that of duplicates.
 */
export const checkFractions = (
  total: Amount,
  dissolved: Amount,
  tolerancePercent: number = fractionTolerancePercent,
): FractionCheck => {
  if (isNonDetect(dissolved)) return { excessPercent: null, isAccepted: true }
  if (total.value === null || dissolved.value === null)
    return { excessPercent: null, isAccepted: null }
  if (total.qualifier === '>' || total.qualifier === '>=')
    return { excessPercent: null, isAccepted: null }
  if (dissolved.value <= total.value) return { excessPercent: null, isAccepted: true }
  if (total.value <= 0) return { excessPercent: null, isAccepted: false }
  const excessPercent = fifteenDigits((100 * dissolved.value) / total.value - 100)
  return { excessPercent, isAccepted: Number(excessPercent.toFixed(9)) <= tolerancePercent }
}
