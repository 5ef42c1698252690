/**
 * How a variable's values follow from what its sensor sends, from a time on: value = raw × correction + adjustment. It
 * holds until the next one; raw values are never changed.
 */
export type Factor = { validFromMs: number; correction: number; adjustment: number }

/** Returns the factor in force at a time, whatever the order of the list; null before the first. */
export const factorAt = <F extends Factor>(factors: readonly F[], atMs: number): F | null =>
  factors.reduce<F | null>(
    (found, one) =>
      one.validFromMs <= atMs && (!found || one.validFromMs > found.validFromMs) ? one : found,
    null,
  )

/** Returns the value of a raw one; without a factor it is the raw one. SQL's double precision gives the same. */
export const applyFactor = (
  raw: number,
  factor: Pick<Factor, 'correction' | 'adjustment'> | null,
): number => (factor ? raw * factor.correction + factor.adjustment : raw)

export const factorIssues = ['same-start', 'zero-correction', 'number', 'start'] as const
/** Two begin at once; every value would be the adjustment; a number or a time that is none. */
export type FactorIssue = (typeof factorIssues)[number]

/** Returns what is wrong in a variable's list of factors, each by its place in the list; [] where it is right. */
export const checkFactors = (
  factors: readonly Factor[],
): { index: number; issue: FactorIssue }[] => {
  const starts = new Set<number>()
  return factors.flatMap(({ validFromMs, correction, adjustment }, index) => {
    const issues: FactorIssue[] = []
    if (!Number.isFinite(validFromMs)) issues.push('start')
    else if (starts.has(validFromMs)) issues.push('same-start')
    if (!Number.isFinite(correction) || !Number.isFinite(adjustment)) issues.push('number')
    else if (correction === 0) issues.push('zero-correction')
    starts.add(validFromMs)
    return issues.map((issue) => ({ index, issue }))
  })
}
