import { fifteenDigits } from '../units/convert.ts'
import { equivalentWeight, type Ion } from './ions.ts'
import type { WaterAnalysis } from './water-analysis.ts'

export const ionicRatioKeys = ['na-cl', 'ca-mg', 'so4-cl', 'hco3-cl', 'mg-ca-mg'] as const
export type IonicRatios = Record<(typeof ionicRatioKeys)[number], number | null>

type Analysed = Pick<WaterAnalysis, 'meqL'>

/** Ratios of ions in meq/L; null where the divisor is zero. Source: Hounslow (1995), Water Quality Data, chapter 3. */
export const ionicRatios = ({ meqL }: Analysed): IonicRatios => {
  const of = (ion: Ion) => meqL[ion] ?? 0
  const ratio = (part: number, by: number) => (by > 0 ? fifteenDigits(part / by) : null)
  return {
    'na-cl': ratio(of('na'), of('cl')),
    'ca-mg': ratio(of('ca'), of('mg')),
    'so4-cl': ratio(of('so4'), of('cl')),
    'hco3-cl': ratio(of('hco3') + of('co3'), of('cl')),
    'mg-ca-mg': ratio(of('mg'), of('ca') + of('mg')),
  }
}

/**
 * Sodium adsorption ratio, Na ÷ √((Ca + Mg) ÷ 2) in meq/L; null without calcium and magnesium.
 * Source: US Salinity Laboratory (1954), Agriculture Handbook 60.
 */
export const sodiumAdsorptionRatio = ({ meqL }: Analysed): number | null => {
  const hard = (meqL.ca ?? 0) + (meqL.mg ?? 0)
  return hard > 0 ? fifteenDigits((meqL.na ?? 0) / Math.sqrt(hard / 2)) : null
}

/** Hardness in mg/L CaCO3 from calcium and magnesium. Source: Standard Methods 2340 B. */
export const hardnessOf = ({ meqL }: Analysed): number =>
  fifteenDigits(
    2.497 * (meqL.ca ?? 0) * equivalentWeight('ca') +
      4.118 * (meqL.mg ?? 0) * equivalentWeight('mg'),
  )
