import { type PiperFacies, piperGap } from '@puquio/domain'
import { pair } from '../drawing/svg-text.ts'
import type { Place } from './diagram.ts'
import type { Axis } from './signs.ts'

/** Names of zones and facies: of the triangles by their corner, of the diamond by its two halves. */
export type PiperName = PiperFacies['cations'] | PiperFacies['anions'] | PiperFacies['zone']

export type PiperFrame = {
  width: number
  height: number
  /** Paths of the two triangles and the diamond, of their lines at each fifth, and of those between zones at the half. */
  outline: string
  grid: string
  halves: string
  ticks: (Place & { percent: number; anchor: 'start' | 'middle' | 'end' })[]
  /** Names of the axes along their sides, turned by degrees. */
  titles: (Place & { axis: Axis; turn: number; anchor: 'start' | 'middle' | 'end' })[]
  names: (Place & { name: PiperName })[]
  place: (at: Place) => Place
}

/** The width at which the frame is so high. */
export function piperWidthOf(total: number): number {
  const widthOf = (left: number, bottom: number) =>
    ((total - margin.top - bottom) * (2 + 2 * piperGap)) / (height * (2 + 2 * piperGap)) + 2 * left
  const wide = widthOf(margin.side, margin.bottom)
  if (wide >= narrow) return wide
  return Math.min(narrow - 1, widthOf(margin.narrowSide, margin.bottom + narrowBottom))
}

const height = Math.sqrt(3) / 2
/** Room for the names of axes around the triangles, in pixels. */
const narrowBottom = 14
const margin = { side: 46, narrowSide: 32, top: 14, bottom: 44 }
const [fifths, tickGap, titleGap] = [[0.2, 0.4, 0.6, 0.8], 5, 27]

/** Returns where the frame of a Piper diagram of this width is drawn (pixels, y downwards), so far from the left. Source: Piper (1944). */
export function piperFrame(width: number, from = 0): PiperFrame {
  const isNarrow = width < narrow
  const left = isNarrow ? margin.narrowSide : margin.side
  const side = (width - 2 * left) / (2 + 2 * piperGap)
  const bottom = margin.bottom + (isNarrow ? narrowBottom : 0)
  const total = margin.top + height * (2 + 2 * piperGap) * side + bottom
  const place = ({ x, y }: Place): Place => ({
    x: from + left + x * side,
    y: total - bottom - y * side,
  })
  const line = (...through: Place[]) =>
    through.map((one, index) => `${index === 0 ? 'M' : 'L'}${pair(place(one))}`).join('')
  return {
    width,
    height: total,
    outline: outlines.map((corners) => `${line(...corners)}Z`).join(''),
    grid: fifths
      .flatMap(gridAt)
      .map(([from, to]) => line(from, to))
      .join(''),
    halves: halves.map(([from, to]) => line(from, to)).join(''),
    ticks: sides.flatMap(({ from, to, outward, anchor }) =>
      fifths.map((share) => {
        const at = place(between(from, to, share))
        return {
          x: at.x + outward.x * tickGap,
          y: at.y - outward.y * tickGap + 3.5,
          percent: Math.round(share * 100),
          anchor,
        }
      }),
    ),
    titles: sides.map((side) => {
      const { axis, from, to, outward } = side
      const corner = isNarrow ? innerCorners[axis] : undefined
      if (corner) {
        const { x, y } = place(corner.at)
        return { axis, x, y: y + 50, turn: 0, anchor: corner.anchor }
      }
      const at = place(between(from, to, 0.5))
      const [start, end] = [place(from), place(to)]
      const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
      return {
        axis,
        x: at.x + outward.x * titleGap,
        y: at.y - outward.y * titleGap,
        // Never upside down.
        turn: Math.round(turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn),
        anchor: 'middle',
      }
    }),
    names: names.map(({ name, x, y }) => ({ name, ...place({ x, y }) })),
    place,
  }
}

const anionsAt = 1 + 2 * piperGap
const corners = {
  cations: { left: { x: 0, y: 0 }, right: { x: 1, y: 0 }, top: { x: 0.5, y: height } },
  anions: {
    left: { x: anionsAt, y: 0 },
    right: { x: anionsAt + 1, y: 0 },
    top: { x: anionsAt + 0.5, y: height },
  },
  diamond: {
    left: { x: 0.5 + piperGap, y: height * (1 + 2 * piperGap) },
    bottom: { x: 1 + piperGap, y: height * 2 * piperGap },
    right: { x: 1.5 + piperGap, y: height * (1 + 2 * piperGap) },
    top: { x: 1 + piperGap, y: height * (2 + 2 * piperGap) },
  },
}
const { cations, anions, diamond } = corners
const outlines = [
  [cations.left, cations.right, cations.top],
  [anions.left, anions.right, anions.top],
  [diamond.left, diamond.bottom, diamond.right, diamond.top],
]

/** Between the triangles and the diamond there is no room for names below this width: they stand below their corners. */
const narrow = 520
const innerCorners: Partial<Record<Axis, { at: Place; anchor: 'start' | 'end' }>> = {
  naK: { at: { x: 1 + piperGap / 2, y: 0 }, anchor: 'end' },
  hco3Co3: { at: { x: anionsAt - piperGap / 2, y: 0 }, anchor: 'start' },
}

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The lines at a share of each axis. */
const gridAt = (share: number): [Place, Place][] => [
  ...[cations, anions].flatMap(({ left, right, top }): [Place, Place][] => [
    [between(left, top, share), between(right, top, share)],
    [between(left, right, share), between(top, right, share)],
    [between(right, left, share), between(top, left, share)],
  ]),
  [between(diamond.left, diamond.top, share), between(diamond.bottom, diamond.right, share)],
  [between(diamond.right, diamond.top, share), between(diamond.bottom, diamond.left, share)],
]

/** Half of each triangle's sides cut off its corners, and the diamond in four. */
const halves: readonly [Place, Place][] = [
  ...[cations, anions].flatMap(({ left, right, top }): [Place, Place][] => [
    [between(left, top, 0.5), between(right, top, 0.5)],
    [between(left, right, 0.5), between(top, right, 0.5)],
    [between(right, left, 0.5), between(top, left, 0.5)],
  ]),
  [between(diamond.left, diamond.top, 0.5), between(diamond.bottom, diamond.right, 0.5)],
  [between(diamond.right, diamond.top, 0.5), between(diamond.bottom, diamond.left, 0.5)],
]

const cornersOf = (
  { left }: { left: Place },
  [atLeft, atRight, atTop]: readonly [PiperName, PiperName, PiperName],
): (Place & { name: PiperName })[] => [
  { name: atLeft, x: left.x + 0.25, y: height / 6 },
  { name: atRight, x: left.x + 0.75, y: height / 6 },
  { name: atTop, x: left.x + 0.5, y: (2 * height) / 3 },
  { name: 'mixed', x: left.x + 0.5, y: height / 3 },
]
const names: readonly (Place & { name: PiperName })[] = [
  ...cornersOf(cations, ['calcium', 'sodium-potassium', 'magnesium']),
  ...cornersOf(anions, ['bicarbonate', 'chloride', 'sulfate']),
  { name: 'ca-mg-hco3', ...between(diamond.left, diamond.right, 0.25) },
  { name: 'na-k-so4-cl', ...between(diamond.left, diamond.right, 0.75) },
  { name: 'ca-mg-so4-cl', ...between(diamond.bottom, diamond.top, 0.75) },
  { name: 'na-k-hco3', ...between(diamond.bottom, diamond.top, 0.25) },
]

type Side = {
  axis: Axis
  /** Where the share is 0, and where it is 1. */
  from: Place
  to: Place
  /** Away from the triangle, y upwards. */
  outward: Place
  anchor: 'start' | 'middle' | 'end'
}
const [left, right, down] = [
  { x: -height, y: 0.5 },
  { x: height, y: 0.5 },
  { x: 0, y: -1.3 },
]
const sides: readonly Side[] = [
  { axis: 'ca', from: cations.right, to: cations.left, outward: down, anchor: 'middle' },
  { axis: 'mg', from: cations.left, to: cations.top, outward: left, anchor: 'end' },
  { axis: 'naK', from: cations.top, to: cations.right, outward: right, anchor: 'start' },
  { axis: 'cl', from: anions.left, to: anions.right, outward: down, anchor: 'middle' },
  { axis: 'hco3Co3', from: anions.top, to: anions.left, outward: left, anchor: 'end' },
  { axis: 'so4', from: anions.right, to: anions.top, outward: right, anchor: 'start' },
  { axis: 'so4Cl', from: diamond.left, to: diamond.top, outward: left, anchor: 'end' },
  { axis: 'caMg', from: diamond.right, to: diamond.top, outward: right, anchor: 'start' },
]
