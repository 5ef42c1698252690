/** A metal's ion: how it is written, its charge, and its molar mass in g/mol (IUPAC 2021 standard atomic weights). */
export type MetalIon = { sign: string; charge: number; molarMass: number }

/**
 * Metals that carry charge in acid water, iron as the divalent ion. All that knows of them follows from this or does not
 * compile without a further one: the balance of diagrams, acidity, what is recorded of a treatment day, its columns and words.
 */
export const metalIons = {
  fe: { sign: 'Fe', charge: 2, molarMass: 55.845 },
  al: { sign: 'Al', charge: 3, molarMass: 26.982 },
  mn: { sign: 'Mn', charge: 2, molarMass: 54.938 },
  cu: { sign: 'Cu', charge: 2, molarMass: 63.546 },
  zn: { sign: 'Zn', charge: 2, molarMass: 65.38 },
} as const satisfies Record<string, MetalIon>
export type ChargedMetal = keyof typeof metalIons
export const chargedMetals = Object.keys(metalIons) as [ChargedMetal, ...ChargedMetal[]]

const { fe, al, mn, cu, zn } = metalIons

/** Those whose hydrolysis makes acid, which tells the ions of iron apart. */
export const acidIons = {
  fe2: { ...fe, sign: 'Fe²⁺' },
  fe3: { ...fe, sign: 'Fe³⁺', charge: 3 },
  al,
  mn,
  zn,
  cu,
} as const satisfies Record<'fe2' | 'fe3' | Exclude<ChargedMetal, 'fe'>, MetalIon>
export type AcidMetal = keyof typeof acidIons
export const acidMetals = Object.keys(acidIons) as [AcidMetal, ...AcidMetal[]]

/** Something for each of them. */
export const ofAcidMetals = <Value>(of: (metal: AcidMetal) => Value): Record<AcidMetal, Value> =>
  Object.fromEntries(acidMetals.map((metal) => [metal, of(metal)])) as Record<AcidMetal, Value>
