import { type Amount, isNonDetect } from '../evaluation/amount.ts'
import { fifteenDigits } from '../units/convert.ts'

export type DuplicateCheck = {
  /** Relative percent difference; null where it is not computed. */
  rpdPercent: number | null
  /** Null where nothing can be said. */
  isAccepted: boolean | null
  reason: 'no-value' | 'under-five-quantification-limits' | null
}

/** Of water; for soil and sediment 35 % is usual. */
export const duplicateLimitPercent = 20

/**
 * Returns the relative percent difference of a sample and its duplicate: 200 · |a − b| / (a + b). Two
 * non-detects differ by 0; of one, its limit is taken. It is not computed where neither result reaches five
 * times the quantification limit, since there the method itself is that uncertain.
 * Source: US EPA National Functional Guidelines for Inorganic Superfund Methods Data Review (2020), duplicates;
 * the treatment of non-detects as in ESdat.
 */
export const checkDuplicate = (
  sample: Amount,
  duplicate: Amount,
  quantificationLimit: number | null,
  limitPercent: number = duplicateLimitPercent,
): DuplicateCheck => {
  const [one, other] = [sample.value, duplicate.value]
  if (isNonDetect(sample) && isNonDetect(duplicate))
    return { rpdPercent: 0, isAccepted: true, reason: null }
  if (one === null || other === null || one + other <= 0)
    return { rpdPercent: null, isAccepted: null, reason: 'no-value' }
  if (quantificationLimit !== null && Math.max(one, other) < 5 * quantificationLimit)
    return { rpdPercent: null, isAccepted: null, reason: 'under-five-quantification-limits' }
  const rpdPercent = fifteenDigits((200 * Math.abs(one - other)) / (one + other))
  return { rpdPercent, isAccepted: rpdPercent <= limitPercent, reason: null }
}
