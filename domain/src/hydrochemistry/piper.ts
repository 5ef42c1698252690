import { type TrianglePart, trianglePartsOf } from './ions.ts'
import type { WaterAnalysis } from './water-analysis.ts'

/** Shares of the sum of the cations and of the anions of a triangle, each from 0 to 1. */
export type PiperFractions = Record<TrianglePart, number>
type Place = { x: number; y: number }
/** Places where a triangle's side is 1, y upwards, the corner of calcium at the origin. */
export type PiperPlaces = { cations: Place; anions: Place; diamond: Place }

const height = Math.sqrt(3) / 2
/** Half of the gap between the two triangles, where the side of a triangle is 1. */
export const piperGap = 0.1

/** Shares of the ions in the two triangles. A sample that is in no diagram has none (`waterAnalysis`). */
export const piperFractions = ({ meqL }: Pick<WaterAnalysis, 'meqL'>): PiperFractions => {
  const { ca, mg, naK, hco3Co3, so4, cl } = trianglePartsOf(meqL)
  const cations = ca + mg + naK
  const anions = hco3Co3 + so4 + cl
  return {
    ca: ca / cations,
    mg: mg / cations,
    naK: naK / cations,
    hco3Co3: hco3Co3 / anions,
    so4: so4 / anions,
    cl: cl / anions,
  }
}

/**
 * Returns where a sample stands: calcium at the left and sodium with potassium at the right, bicarbonate at the left and
 * chloride at the right. In the diamond the lines through both places meet, at slopes of ±√3.
 * Source: Piper (1944), Transactions AGU 25; places compared with WQChartPy in `piper.test.ts`.
 */
export const piperPlaces = ({ mg, naK, so4, cl }: PiperFractions): PiperPlaces => {
  const cations = { x: naK + mg / 2, y: height * mg }
  const anions = { x: 1 + 2 * piperGap + cl + so4 / 2, y: height * so4 }
  const diamond = {
    x: (cations.x + anions.x) / 2 + (anions.y - cations.y) / (4 * height),
    y: (cations.y + anions.y) / 2 + height * (anions.x - cations.x),
  }
  return { cations, anions, diamond }
}

export const cationFacies = ['calcium', 'magnesium', 'sodium-potassium', 'mixed'] as const
export const anionFacies = ['bicarbonate', 'sulfate', 'chloride', 'mixed'] as const
/** Zones of the diamond, by halves of its two axes. */
export const piperZones = ['ca-mg-hco3', 'ca-mg-so4-cl', 'na-k-hco3', 'na-k-so4-cl'] as const

export type PiperFacies = {
  cations: (typeof cationFacies)[number]
  anions: (typeof anionFacies)[number]
  zone: (typeof piperZones)[number]
}

/** Names a water: an ion with more than half of its triangle names it, else it is mixed. Source: Back (1966), USGS PP 498-A. */
export const piperFacies = (share: PiperFractions): PiperFacies => {
  const named = <Name extends string>(of: readonly (readonly [Name, number])[]): Name | 'mixed' =>
    of.find(([, part]) => part > 0.5)?.[0] ?? 'mixed'
  const hasMostAlkalis = share.naK > 0.5
  const isCarbonate = share.hco3Co3 > 0.5
  return {
    cations: named([
      ['calcium', share.ca],
      ['magnesium', share.mg],
      ['sodium-potassium', share.naK],
    ]),
    anions: named([
      ['bicarbonate', share.hco3Co3],
      ['sulfate', share.so4],
      ['chloride', share.cl],
    ]),
    zone: `${hasMostAlkalis ? 'na-k' : 'ca-mg'}-${isCarbonate ? 'hco3' : 'so4-cl'}`,
  }
}
