import type { Amount } from '../evaluation/amount.ts'

/** A result of a sample by the key of its parameter. */
export type Measured = { key: string; amount: Amount }

/**
 * Finds the results of a sample by their parameters, the best first. One without a number ("present", or rejected) gives way to
 * the next, as the field's does to the laboratory's.
 */
export const firstMeasured = (results: readonly Measured[]) => {
  const byKey = new Map(
    results
      .filter(({ amount }) => amount.value !== null && !amount.isRejected)
      .map(({ key, amount }) => [key, amount]),
  )
  const amountsOf = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  return {
    amountOf: (...keys: string[]): Amount | undefined => amountsOf(keys)[0],
    /** One that says only that it is lower or higher has no number here: "<6" is no pH. */
    numberOf: (...keys: string[]): number | null =>
      amountsOf(keys).find(({ qualifier }) => qualifier === null)?.value ?? null,
  }
}
