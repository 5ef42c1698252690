import { type ChargedMetal, chargedMetals, metalIons } from './charged-metals.ts'

/** The corners of the triangles of diagrams, some of which are two ions. */
const triangleParts = ['ca', 'mg', 'naK', 'hco3Co3', 'so4', 'cl'] as const
export type TrianglePart = (typeof triangleParts)[number]

type IonFacts = {
  sign: string
  side: 'cation' | 'anion'
  charge: number
  /** g/mol. */
  molarMass: number
  /** Of which water it is counted, and has a column: of all, or of acid or alkaline water alone. */
  water: 'any' | 'acid' | 'alkaline'
  /** The part of a triangle that it belongs to; null of an ion that is in the balance alone. */
  triangle: TrianglePart | null
  /** The parameters that give it in mg/L, the best first: what is dissolved takes part in the balance. */
  keys: readonly string[]
  /** The parameters that it is calculated from where none of those is reported. */
  calculatedFrom: readonly string[]
}

const phKeys = ['ph', 'ph-lab'] as const
const alkalinity = ['alkalinity-total', ...phKeys] as const
const ofMetal = <Metal extends string>(metal: Metal) =>
  [`${metal}-dissolved`, `${metal}-total`] as const

const cation = { side: 'cation', water: 'any', calculatedFrom: [] } as const
const anion = { side: 'anion', water: 'any', calculatedFrom: [] } as const

type MetalFacts = IonFacts & { side: 'cation'; water: 'acid' }
const metals = Object.fromEntries(
  chargedMetals.map((metal): [ChargedMetal, MetalFacts] => [
    metal,
    { ...metalIons[metal], ...cation, water: 'acid', triangle: null, keys: ofMetal(metal) },
  ]),
) as Record<ChargedMetal, MetalFacts>

/**
 * All that is known of each ion, in the order of columns. The balance, the parameters that are read, dissolved solids, the
 * triangles and the tables follow from it. Source of the major ions' molar masses: WQChartPy (ions.py), to whose diagrams ours are
 * compared; nitrate, H+ and OH- by IUPAC masses.
 */
export const ionFacts = {
  ca: {
    ...cation,
    sign: 'Ca²⁺',
    charge: 2,
    molarMass: 40.078,
    triangle: 'ca',
    keys: ofMetal('ca'),
  },
  mg: {
    ...cation,
    sign: 'Mg²⁺',
    charge: 2,
    molarMass: 24.305,
    triangle: 'mg',
    keys: ofMetal('mg'),
  },
  na: {
    ...cation,
    sign: 'Na⁺',
    charge: 1,
    molarMass: 22.9898,
    triangle: 'naK',
    keys: ofMetal('na'),
  },
  k: { ...cation, sign: 'K⁺', charge: 1, molarMass: 39.0983, triangle: 'naK', keys: ofMetal('k') },
  hco3: {
    ...anion,
    sign: 'HCO₃⁻',
    charge: 1,
    molarMass: 61.0171,
    triangle: 'hco3Co3',
    keys: ['hco3'],
    calculatedFrom: alkalinity,
  },
  co3: {
    ...anion,
    sign: 'CO₃²⁻',
    charge: 2,
    molarMass: 60.0092,
    triangle: 'hco3Co3',
    keys: ['co3'],
    calculatedFrom: alkalinity,
  },
  cl: { ...anion, sign: 'Cl⁻', charge: 1, molarMass: 35.4527, triangle: 'cl', keys: ['cl'] },
  so4: { ...anion, sign: 'SO₄²⁻', charge: 2, molarMass: 96.0636, triangle: 'so4', keys: ['so4'] },
  no3: {
    ...anion,
    sign: 'NO₃⁻',
    charge: 1,
    molarMass: 62.0049,
    triangle: null,
    keys: ['no3'],
    calculatedFrom: ['no3-n'],
  },
  ...metals,
  h: {
    ...cation,
    sign: 'H⁺',
    charge: 1,
    molarMass: 1.008,
    water: 'acid',
    triangle: null,
    keys: [],
    calculatedFrom: phKeys,
  },
  oh: {
    ...anion,
    sign: 'OH⁻',
    charge: 1,
    molarMass: 17.0073,
    water: 'alkaline',
    triangle: null,
    keys: [],
    calculatedFrom: alkalinity,
  },
} as const satisfies Record<string, IonFacts>

export type Ion = keyof typeof ionFacts
export const diagramIons = Object.keys(ionFacts) as [Ion, ...Ion[]]

/** meq/L of each ion that was measured or follows from what was. */
export type IonAmounts = { readonly [One in Ion]?: number | undefined }

/** Ions of every water; the others count in acid or alkaline water alone. */
export type MajorIon = {
  [One in Ion]: (typeof ionFacts)[One]['water'] extends 'any' ? One : never
}[Ion]
const ofWater = (water: IonFacts['water']) =>
  diagramIons.filter((ion) => ionFacts[ion].water === water)
export const ionsOfWater = {
  any: ofWater('any') as MajorIon[],
  acid: ofWater('acid'),
  alkaline: ofWater('alkaline'),
}

const isCation = (ion: Ion) => ionFacts[ion].side === 'cation'
/** Those of the triangles first: a sum in another order may differ in its last digit. */
const inSums: readonly Ion[] = [...triangleParts, null].flatMap((part) =>
  diagramIons.filter((ion) => ionFacts[ion].triangle === part),
)
/** Those of a side, in the order in which they are summed. */
export const cations: readonly Ion[] = inSums.filter(isCation)
export const anions: readonly Ion[] = inSums.filter((ion) => !isCation(ion))

/** mg/L in one meq/L: molar mass by charge. */
export const equivalentWeight = (ion: Ion): number => ionFacts[ion].molarMass / ionFacts[ion].charge

/** The parameters that ions are read from. */
export const ionParameters: readonly string[] = [
  ...new Set(
    Object.values<IonFacts>(ionFacts).flatMap(({ keys, calculatedFrom }) => [
      ...keys,
      ...calculatedFrom,
    ]),
  ),
]

/** meq/L of each part of the triangles. */
export const trianglePartsOf = (meqL: IonAmounts): Record<TrianglePart, number> => {
  const parts = { ca: 0, mg: 0, naK: 0, hco3Co3: 0, so4: 0, cl: 0 }
  for (const ion of diagramIons) {
    const part = ionFacts[ion].triangle
    if (part !== null) parts[part] += meqL[ion] ?? 0
  }
  return parts
}
