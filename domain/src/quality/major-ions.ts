import type { Amount } from '../evaluation/amount.ts'
import { bicarbonateOfAlkalinity, convertSpecies } from '../units/species.ts'
import type { MajorIon } from './charge-balance.ts'
import { firstMeasured, type Measured } from './measured.ts'

/** The parameters that give an ion, the best first: what is dissolved takes part in the balance. */
const keysOf: Record<Exclude<MajorIon, 'hco3' | 'no3'>, readonly string[]> = {
  ca: ['ca-dissolved', 'ca-total'],
  mg: ['mg-dissolved', 'mg-total'],
  na: ['na-dissolved', 'na-total'],
  k: ['k-dissolved', 'k-total'],
  co3: ['co3'],
  cl: ['cl'],
  so4: ['so4'],
}

/**
 * Returns the major ions of a sample of water in mg/L. Nitrate follows from its nitrogen, and bicarbonate from total
 * alkalinity and pH, where they are not reported themselves.
 */
export const majorIonsOf = (results: readonly Measured[]): Partial<Record<MajorIon, Amount>> => {
  const { amountOf, numberOf } = firstMeasured(results)
  const ions: Partial<Record<MajorIon, Amount>> = {}
  for (const [ion, keys] of Object.entries(keysOf) as [keyof typeof keysOf, readonly string[]][]) {
    const found = amountOf(...keys)
    if (found) ions[ion] = found
  }
  const no3 = amountOf('no3') ?? scaled(amountOf('no3-n'), nitrateOf)
  if (no3) ions.no3 = no3
  const ph = numberOf('ph', 'ph-lab')
  const hco3 =
    amountOf('hco3') ??
    scaled(amountOf('alkalinity-total'), (value) => bicarbonateOfAlkalinity(value, ph))
  if (hco3) ions.hco3 = hco3
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
