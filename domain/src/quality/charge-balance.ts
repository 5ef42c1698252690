import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import {
  equivalentWeight,
  type MajorIon,
  majorAnions,
  majorCations,
} from '../hydrochemistry/ions.ts'
import { fifteenDigits } from '../units/convert.ts'

/** Without these there is no balance; potassium, carbonate and nitrate are often little and not measured. */
const needed = ['ca', 'mg', 'na', 'hco3', 'cl', 'so4'] as const satisfies readonly MajorIon[]

export type ChargeBalance =
  | {
      cationsMeqL: number
      anionsMeqL: number
      /** 100 · (cations − anions) / (cations + anions). */
      errorPercent: number
      grade: BalanceGrade
      nonDetects: MajorIon[]
      nonDetectRule: NonDetectRule | null
    }
  | { problem: 'missing'; ions: MajorIon[] }
  | { problem: 'no-ions' }

export const balanceGrades = ['accepted', 'warning', 'rejected'] as const
export type BalanceGrade = (typeof balanceGrades)[number]

export const chargeBalanceLimits = { acceptedPercent: 5, warningPercent: 10 } as const

/**
 * Returns the charge balance of the major ions (mg/L): the difference over the sum. Some programs divide by half
 * the sum, which gives twice as much. Up to 5 % is accepted, up to 10 % a warning.
 * Source: Hem (1985), USGS Water-Supply Paper 2254; Appelo and Postma (2005), section 1.3.
 */
export const chargeBalance = (
  ions: Partial<Record<MajorIon, Amount>>,
  rule: NonDetectRule,
  limits: { acceptedPercent: number; warningPercent: number } = chargeBalanceLimits,
): ChargeBalance => {
  const missing = needed.filter((ion) => (ions[ion]?.value ?? null) === null)
  if (missing.length > 0) return { problem: 'missing', ions: missing }
  const meqL = (ion: MajorIon): number => {
    const amount = ions[ion]
    return amount === undefined ? 0 : (numberOf(amount, rule) ?? 0) / equivalentWeight(ion)
  }
  const sum = (of: readonly MajorIon[]) => of.reduce((total, ion) => total + meqL(ion), 0)
  const [cations, anions] = [sum(majorCations), sum(majorAnions)]
  if (!(cations + anions > 0)) return { problem: 'no-ions' }
  const errorPercent = fifteenDigits((100 * (cations - anions)) / (cations + anions))
  const nonDetects = [...majorCations, ...majorAnions].filter((ion) => {
    const amount = ions[ion]
    return amount !== undefined && amount.value !== null && isNonDetect(amount)
  })
  return {
    cationsMeqL: fifteenDigits(cations),
    anionsMeqL: fifteenDigits(anions),
    errorPercent,
    grade: balanceGrade(errorPercent, limits),
    nonDetects,
    nonDetectRule: nonDetects.length > 0 ? rule : null,
  }
}

/** Grades a charge balance error, in percent; one at a limit is still within it. */
export const balanceGrade = (
  errorPercent: number,
  limits: { acceptedPercent: number; warningPercent: number } = chargeBalanceLimits,
): BalanceGrade => {
  const size = Number(Math.abs(errorPercent).toFixed(9))
  if (size <= limits.acceptedPercent) return 'accepted'
  return size <= limits.warningPercent ? 'warning' : 'rejected'
}
