import type { PiperFractions } from './piper.ts'

type Place = { x: number; y: number }
/** Places where the square's side is 1, y upwards, its lower left corner at the origin. */
export type DurovPlaces = { cations: Place; anions: Place; square: Place }

const height = Math.sqrt(3) / 2

/**
 * Returns where a sample stands: the triangle of the cations at the left of the square (calcium above, sodium with potassium
 * below, magnesium outward), that of the anions above it (chloride left, bicarbonate right, sulfate outward); in the square
 * the lines through both places meet. Source: Durov (1948), Doklady Akademii Nauk SSSR 59, arranged as in WQChartPy.
 */
export const durovPlaces = ({ ca, mg, hco3Co3, so4 }: PiperFractions): DurovPlaces => {
  const cations = { x: -height * mg, y: ca + mg / 2 }
  const anions = { x: hco3Co3 + so4 / 2, y: 1 + height * so4 }
  return { cations, anions, square: { x: anions.x, y: cations.y } }
}
