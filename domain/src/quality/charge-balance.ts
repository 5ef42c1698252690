export const balanceGrades = ['accepted', 'warning', 'rejected'] as const
export type BalanceGrade = (typeof balanceGrades)[number]

/**
 * Of a charge balance error, the difference over the sum; some programs divide by half the sum, which gives twice as much.
 * Source: Hem (1985), USGS Water-Supply Paper 2254; Appelo and Postma (2005), section 1.3.
 */
export const chargeBalanceLimits = { acceptedPercent: 5, warningPercent: 10 } as const

/** Grades a charge balance error, in percent; one at a limit is still within it. */
export const balanceGrade = (
  errorPercent: number,
  limits: { acceptedPercent: number; warningPercent: number } = chargeBalanceLimits,
): BalanceGrade => {
  const size = Number(Math.abs(errorPercent).toFixed(9))
  if (size <= limits.acceptedPercent) return 'accepted'
  return size <= limits.warningPercent ? 'warning' : 'rejected'
}
