import type { Amount } from '../evaluation/amount.ts'
import { ionFacts, ionsOfWater, type MajorIon } from '../hydrochemistry/ions.ts'
import { bicarbonateOfAlkalinity, convertSpecies } from '../units/species.ts'
import { firstMeasured, type Measured } from './measured.ts'

/**
 * Returns the major ions of a sample of water in mg/L. Nitrate follows from its nitrogen, and bicarbonate from total
 * alkalinity and pH, where they are not reported themselves.
 */
export const majorIonsOf = (results: readonly Measured[]): Partial<Record<MajorIon, Amount>> => {
  const { amountOf, numberOf } = firstMeasured(results)
  const ions: Partial<Record<MajorIon, Amount>> = {}
  const ph = numberOf('ph', 'ph-lab')
  const calculated: Partial<Record<MajorIon, Amount | undefined>> = {
    no3: scaled(amountOf('no3-n'), nitrateOf),
    hco3: scaled(amountOf('alkalinity-total'), (value) => bicarbonateOfAlkalinity(value, ph)),
  }
  for (const ion of ionsOfWater.any) {
    const found = amountOf(...ionFacts[ion].keys) ?? calculated[ion]
    if (found) ions[ion] = found
  }
  return ions
}

const nitrateOf = (value: number) => convertSpecies(value, 'no3-n', 'no3', 'stoichiometric')

const scaled = (
  amount: Amount | undefined,
  scale: (value: number) => number | null,
): Amount | undefined => {
  const value = amount?.value == null ? null : scale(amount.value)
  return amount === undefined || value === null ? undefined : { ...amount, value }
}
