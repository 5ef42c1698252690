import { firstMeasured, type Measured } from '../quality/measured.ts'
import { fifteenDigits } from '../units/convert.ts'
import type { ChargedMetal } from './charged-metals.ts'
import { type Ion, ionFacts } from './ions.ts'
import type { WaterAnalysis } from './water-analysis.ts'

type Conducting = Exclude<Ion, ChargedMetal>

/** Equivalent conductance at infinite dilution and 25 °C, µS·L/(cm·meq). Standard Methods 1030 E. */
const conductances: Record<Conducting, number> = {
  ca: 59.5,
  mg: 53.1,
  na: 50.1,
  k: 73.5,
  h: 350,
  hco3: 44.5,
  co3: 72,
  cl: 76.4,
  so4: 80,
  no3: 71.4,
  // CRC Handbook of Chemistry and Physics, ionic conductivity at infinite dilution.
  oh: 198,
}

/**
 * The conductivity (µS/cm) that was measured: in the field, else in the laboratory. Null where neither is a number above zero,
 * which no water has.
 */
export const measuredConductivity = (results: readonly Measured[]): number | null => {
  const { numberOf } = firstMeasured(results.filter(({ amount }) => (amount.value ?? 0) > 0))
  return numberOf('conductivity', 'conductivity-lab')
}

/** Between these shares of the measured one a calculated conductivity agrees. Standard Methods 1030 E. */
export const conductivityShare = { min: 0.9, max: 1.1 } as const

/** Whether they agree (µS/cm), as far as there are both. */
export const conductivityAgrees = ({
  measured,
  calculated,
}: {
  measured: number | null
  calculated: number | null
}): boolean => {
  if (measured === null || calculated === null || measured === 0) return true
  const share = calculated / measured
  return share >= conductivityShare.min && share <= conductivityShare.max
}

/**
 * Returns the electrical conductivity at 25 °C (µS/cm) that the ions give, corrected for their strength: k° = Σ λ·c, times y²,
 * with log y = −0.5 · (√I ÷ (1 + √I) − 0.3 · I). Null for acid water, whose metals have no conductance there, and where the
 * ionic strength is above 0.5 mol/L, for which the correction does not hold. Source: Standard Methods 1030 E.
 */
export const conductivityOf = ({
  meqL,
  isAcid,
}: Pick<WaterAnalysis, 'meqL' | 'isAcid'>): number | null => {
  if (isAcid) return null
  let atDilution = 0
  let strength = 0
  for (const [ion, perMeq] of Object.entries(conductances) as [Conducting, number][]) {
    const concentration = meqL[ion] ?? 0
    atDilution += perMeq * concentration
    strength += (concentration * ionFacts[ion].charge) / 2000
  }
  if (strength > 0.5) return null
  const root = Math.sqrt(strength)
  const activity = 10 ** (-0.5 * (root / (1 + root) - 0.3 * strength))
  return fifteenDigits(atDilution * activity ** 2)
}
