import { type AcidMetal, acidIons, acidMetals } from '../hydrochemistry/charged-metals.ts'

/** Dissolved, in mg/L. */
export type DissolvedMetals = Partial<Record<AcidMetal, number | null>>

/** mg CaCO3 in a milliequivalent, as acidity is calculated with. */
const mgCaCO3PerMeq = 50.04

/** What is not a number, or is below zero, is no measurement. */
export const measuredOf = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null

/** A pH of water in a treatment plant; what lies outside of -2 to 16, which meters end at, is none. */
export const phOf = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= -2 && value <= 16 ? value : null

/**
 * Acidity in mg/L CaCO3 of dissolved metals and pH: 50.04 · (Σ charge · mg/L ÷ molar mass + 1000 · 10^-pH). A metal that was
 * not measured counts as none; null without a pH or without any metal. Source: Hedin, Watzlaf and Nairn (1994); Kirby and
 * Cravotta (2005).
 */
export function acidityOf(ph: number | null | undefined, metals: DissolvedMetals): number | null {
  const usedPh = phOf(ph)
  const measured = acidMetals.flatMap((metal) => {
    const mgL = measuredOf(metals[metal])
    return mgL === null ? [] : [(acidIons[metal].charge * mgL) / acidIons[metal].molarMass]
  })
  if (usedPh === null || measured.length === 0) return null
  const meqL = measured.reduce((sum, one) => sum + one, 0) + 1000 * 10 ** -usedPh
  return measuredOf(mgCaCO3PerMeq * meqL)
}
