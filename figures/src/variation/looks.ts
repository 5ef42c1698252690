import { type GroupLook, groupLook } from '../hydrochemistry/diagram.ts'
import type { MarkShape } from '../hydrochemistry/marks.ts'

/** A triangle says that a limit is exceeded or near, and is no station's. */
const shapes: readonly MarkShape[] = ['circle', 'square', 'diamond', 'pentagon', 'cross']

/** Returns the colour and shape of a station by its place: 35 look different. */
export const stationLook = (place: number): GroupLook => ({
  color: groupLook(place).color,
  shape: shapes[place % shapes.length] ?? 'circle',
})
