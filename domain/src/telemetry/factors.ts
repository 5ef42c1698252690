/**
 * How a variable's values follow from what its sensor sends, from a time on: value = raw × correction + adjustment. It
 * holds until the next one; raw values are never changed.
 */
export type Factor = { validFromMs: number; correction: number; adjustment: number }

/** Returns the value of a raw one; without a factor it is the raw one. SQL's double precision gives the same. */
export const applyFactor = (
  raw: number,
  factor: Pick<Factor, 'correction' | 'adjustment'> | null,
): number => (factor ? raw * factor.correction + factor.adjustment : raw)
