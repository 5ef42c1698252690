import { fifteenDigits } from './convert.ts'

/** Two parameters of which one is the other expressed as another substance. */
type SpeciesPair = {
  from: string
  to: string
  /** What the decree multiplies by. */
  decree: number | null
  /** The quotient of the molar masses. */
  stoichiometric: number
}

/**
 * Nitrogen as ammonia, nitrate and nitrite. The decree's factors (D.S. 004-2017-MINAM, Table 1 and notes of
 * Category 4, El Peruano 7 June 2017, page 17) are rounded to two decimals and hold wherever a result is
 * compared with a limit; the stoichiometric ones (N 14.0067, H 1.00794, O 15.9994 g/mol, IUPAC) hold for the
 * charge balance and for hydrochemical diagrams. The two differ by 0.3 % at most.
 */
export const speciesPairs = [
  { from: 'nh3-n', to: 'nh3-total', decree: 1.22, stoichiometric: 17.0305 / 14.0067 },
  { from: 'no3-n', to: 'no3', decree: 4.43, stoichiometric: 62.0049 / 14.0067 },
  { from: 'no2-n', to: 'no2', decree: 3.28, stoichiometric: 46.0055 / 14.0067 },
] as const satisfies readonly SpeciesPair[]

export type SpeciesBasis = 'decree' | 'stoichiometric'

/**
 * Returns a concentration (mg/L) expressed as another parameter's substance, or null where no factor exists.
 * From the substance back to nitrogen it divides by the same factor.
 */
export const convertSpecies = (
  value: number,
  from: string,
  to: string,
  basis: SpeciesBasis,
): number | null => {
  if (from === to) return value
  const there = speciesPairs.find((pair) => pair.from === from && pair.to === to)
  if (there) return fifteenDigits(value * there[basis])
  const back = speciesPairs.find((pair) => pair.from === to && pair.to === from)
  return back ? fifteenDigits(value / back[basis]) : null
}

/** Of CaCO3, in mg to one meq. */
export const calciumCarbonateEquivalent = 50.04345

/** From this pH on carbonate takes part of the alkalinity, and hydroxide is an anion worth counting. */
export const carbonatePh = 8.3

/**
 * Returns bicarbonate (mg/L HCO3) from total alkalinity (mg/L CaCO3), 61.0171 / 50.04345 = 1.2193 times as
 * much; null at pH 8.3 and above, where carbonate takes part of the alkalinity, and where pH is not known.
 * Source: Standard Methods 2320 B; Hem (1985), USGS Water-Supply Paper 2254.
 */
export const bicarbonateOfAlkalinity = (alkalinityMgL: number, ph: number | null): number | null =>
  ph === null || ph >= carbonatePh
    ? null
    : fifteenDigits((alkalinityMgL * 61.0171) / calciumCarbonateEquivalent)
