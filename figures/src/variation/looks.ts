import type { MarkShape } from '../hydrochemistry/marks.ts'
import type { GroupLook } from '../hydrochemistry/piper-svg.ts'

/** Okabe and Ito's colours but for yellow and black, which are lost on white and on dark. */
const colors = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#7f7f7f',
] as const
/** A triangle says that a limit is exceeded or near, and is no station's. */
const shapes: readonly MarkShape[] = ['circle', 'square', 'diamond', 'pentagon', 'cross']

/** Returns the colour and shape of a station by its place: 35 look different. */
export const stationLook = (place: number): GroupLook => ({
  color: colors[place % colors.length] ?? '#7f7f7f',
  shape: shapes[place % shapes.length] ?? 'circle',
})
