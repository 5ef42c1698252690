import { identity, type Matrix } from './matrix.ts'
import type { Box } from './page-content.ts'

/** What PDF calls the graphics state, as far as text depends on it. */
export type GraphicsState = {
  matrix: Matrix
  clip: Box | null
  font: Font
  fontSize: number
  mode: number
  alpha: number
  isBlended: boolean
  fill: string | null
  stroke: string | null
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

/** From the units of its glyphs to those of text. */
export type Font = { scale: number }

const usualFont: Font = { scale: 0.001 }

export const startState = (matrix: Matrix): GraphicsState => ({
  matrix,
  clip: null,
  font: usualFont,
  fontSize: 0,
  mode: 0,
  alpha: 1,
  isBlended: false,
  fill: '#000000',
  stroke: '#000000',
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  textMatrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
})

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX += x
  state.y = state.lineY += y
}

export function setTextMatrix(state: GraphicsState, matrix: Matrix): void {
  state.textMatrix = matrix
  state.x = state.lineX = 0
  state.y = state.lineY = 0
}

export const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** A colour that paper has, as pdf.js tells colours: `#rrggbb`. Null is a pattern. */
export function isWhite(colour: string | null): boolean {
  if (!colour || colour.length !== 7) return false
  const value = Number.parseInt(colour.slice(1), 16)
  return (value & 0xff) >= 0xf0 && ((value >> 8) & 0xff) >= 0xf0 && value >> 16 >= 0xf0
}
