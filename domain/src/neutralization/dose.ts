import { type DissolvedMetals, acidityOf, measuredOf, phOf } from './acidity.ts'
import { type Currency, kgPerKgCaCO3, type NeutralizerFormula } from './neutralizers.ts'

type Given = number | null | undefined

/** Hours of a day on which nobody said how long the plant ran. */
export const fullDayH = 24

/** What was treated on a day. */
export type TreatedWater = {
  flowLs: number | null
  volumeM3: number | null
  /** Hours of operation; null is a whole day. */
  hours: number | null
  phIn: number | null
  phOut: number | null
  /** mg/L CaCO3 as it was measured; where it was not, it follows from the metals. */
  acidityMgL: number | null
  metals: DissolvedMetals
}

const hoursOf = (hours: Given): number | null => {
  const given = hours === null || hours === undefined ? fullDayH : measuredOf(hours)
  return given !== null && given <= fullDayH ? given : null
}

/** m³ of a flow in L/s over hours: flow · 3.6 · hours. */
export const volumeOfFlow = (flowLs: Given, hours: Given): number | null => {
  const [flow, time] = [measuredOf(flowLs), hoursOf(hours)]
  return flow === null || time === null ? null : measuredOf(flow * 3.6 * time)
}

/** L/s of a volume in m³ over hours; null where the plant did not run. */
export const flowOfVolume = (volumeM3: Given, hours: Given): number | null => {
  const [volume, time] = [measuredOf(volumeM3), hoursOf(hours)]
  return volume === null || time === null || time === 0 ? null : measuredOf(volume / (3.6 * time))
}

/** A volume that was measured comes before one that follows from the flow. */
export const treatedVolume = (
  water: Pick<TreatedWater, 'flowLs' | 'volumeM3' | 'hours'>,
): number | null => measuredOf(water.volumeM3) ?? volumeOfFlow(water.flowLs, water.hours)

export const treatedFlow = (
  water: Pick<TreatedWater, 'flowLs' | 'volumeM3' | 'hours'>,
): number | null => measuredOf(water.flowLs) ?? flowOfVolume(water.volumeM3, water.hours)

export type AcidityOrigin = 'measured' | 'metals'

/** The acidity of a day, measured or from its metals. */
export function acidityOfDay(
  water: Pick<TreatedWater, 'acidityMgL' | 'metals' | 'phIn'>,
): { mgL: number; from: AcidityOrigin } | null {
  const measured = measuredOf(water.acidityMgL)
  if (measured !== null) return { mgL: measured, from: 'measured' }
  const mgL = acidityOf(water.phIn, water.metals)
  return mgL === null ? null : { mgL, from: 'metals' }
}

export type DoseBasis = {
  formula: NeutralizerFormula
  /** Of the product by mass, and of what of it reacts: over 0 to 1. */
  purity: number
  efficiency: number
  /** The part of the acid that this product is for, where a plant doses several: over 0 to 1. */
  share: number
  /** mg/L CaCO3 that may remain in the effluent. */
  residualMgL: number
}

const isPart = (part: number): boolean => part > 0 && part <= 1

/**
 * kg of product for a m³: (acidity − residual) · factor ÷ 1000 ÷ (purity · efficiency) · share, and none where the acidity is
 * below the residual.
 */
export function plannedDose(acidityMgL: Given, basis: DoseBasis): number | null {
  const [acidity, residual] = [measuredOf(acidityMgL), measuredOf(basis.residualMgL)]
  if (acidity === null || residual === null) return null
  if (![basis.purity, basis.efficiency, basis.share].every(isPart)) return null
  const removed = Math.max(0, acidity - residual)
  const pureKgM3 = (removed * kgPerKgCaCO3(basis.formula)) / 1000
  return measuredOf((pureKgM3 / (basis.purity * basis.efficiency)) * basis.share)
}

/** kg in a day of a dose in kg/m³ and a volume in m³. */
export const plannedKg = (doseKgM3: Given, volumeM3: Given): number | null => {
  const [dose, volume] = [measuredOf(doseKgM3), measuredOf(volumeM3)]
  return dose === null || volume === null ? null : measuredOf(dose * volume)
}

/** kg that were used for a m³; null where nothing was treated. */
export const realDose = (kg: Given, volumeM3: Given): number | null => {
  const [used, volume] = [measuredOf(kg), measuredOf(volumeM3)]
  return used === null || volume === null || volume === 0 ? null : measuredOf(used / volume)
}

/** How far the real dose is from the planned one, in % of that. */
export const deviationPercent = (real: Given, planned: Given): number | null => {
  const [one, other] = [measuredOf(real), measuredOf(planned)]
  if (one === null || other === null || other === 0) return null
  const percent = (100 * (one - other)) / other
  return Number.isFinite(percent) ? percent : null
}

export type Price = { fromOn: string; perT: number; currency: Currency }

/** The price in force on a day: the latest that began by then. */
export const priceOn = (prices: readonly Price[], on: string): Price | null =>
  prices.reduce<Price | null>(
    (found, price) =>
      price.fromOn <= on && (found === null || price.fromOn > found.fromOn) ? price : found,
    null,
  )

/** What kilograms cost at a price for a tonne. */
export const costOf = (kg: Given, price: Price | null): number | null => {
  const [used, perT] = [measuredOf(kg), measuredOf(price?.perT)]
  return used === null || perT === null ? null : measuredOf((used * perT) / 1000)
}

/** pH of effluents of mines and metallurgy. Source: DS 010-2010-MINAM, annex 1. */
export const effluentPh = { min: 6, max: 9 } as const

export const isEffluentPhExceeded = (ph: Given): boolean => {
  const found = phOf(ph)
  return found !== null && (found < effluentPh.min || found > effluentPh.max)
}
