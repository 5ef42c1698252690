import {
  acidityOfDay,
  type AcidityOrigin,
  costOf,
  deviationPercent,
  plannedDose,
  plannedKg,
  type Price,
  priceOn,
  realDose,
  treatedFlow,
  treatedVolume,
  type TreatedWater,
} from './dose.ts'
import type { Currency, NeutralizerFormula } from './neutralizers.ts'

/** A product as a plant doses it. */
export type DosedNeutralizer = {
  id: number
  formula: NeutralizerFormula
  purity: number
  efficiency: number
  share: number
  prices: readonly Price[]
}

export type DerivedUse = {
  neutralizerId: number
  plannedKgM3: number | null
  plannedKg: number | null
  realKgM3: number | null
  deviationPercent: number | null
  cost: { amount: number; currency: Currency } | null
}

/** What follows from what was recorded of a day. */
export type DerivedDay = {
  volumeM3: number | null
  flowLs: number | null
  acidity: { mgL: number; from: AcidityOrigin } | null
  /** One for each product of the plant. */
  uses: DerivedUse[]
}

/** Returns what follows from a day's water and what was used of each product. */
export function derivedDay(
  day: TreatedWater & {
    on: string
    uses: readonly { neutralizerId: number; kg: number | null }[]
  },
  plant: { residualMgL: number; neutralizers: readonly DosedNeutralizer[] },
): DerivedDay {
  const volumeM3 = treatedVolume(day)
  const acidity = acidityOfDay(day)
  const uses = plant.neutralizers.map((product): DerivedUse => {
    const kg = day.uses.find(({ neutralizerId }) => neutralizerId === product.id)?.kg ?? null
    const basis = { ...product, residualMgL: plant.residualMgL }
    const plannedKgM3 = plannedDose(acidity?.mgL, basis)
    const realKgM3 = realDose(kg, volumeM3)
    const price = priceOn(product.prices, day.on)
    const amount = costOf(kg, price)
    return {
      neutralizerId: product.id,
      plannedKgM3,
      plannedKg: plannedKg(plannedKgM3, volumeM3),
      realKgM3,
      deviationPercent: deviationPercent(realKgM3, plannedKgM3),
      cost: amount === null || price === null ? null : { amount, currency: price.currency },
    }
  })
  return { volumeM3, flowLs: treatedFlow(day), acidity, uses }
}
