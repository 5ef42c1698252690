import { piperGap, piperPlaces, type PiperFractions } from '@puquio/domain'

/** A sample as a diagram draws it. */
export type DiagramSample = {
  /** What a selection calls it. */
  id: string
  /** Place of its station or campaign among the groups, from 0; each has its colour and shape. */
  group: number
  /** An ion of it is a non-detect. */
  isHollow: boolean
  /** Pixels; of all samples the same where it says nothing. */
  radius: number
}
export type PiperSample = DiagramSample & { fractions: PiperFractions }

export type Place = { x: number; y: number }
export type PiperPart = 'cations' | 'anions' | 'diamond'
export const piperAxes = ['ca', 'mg', 'naK', 'hco3Co3', 'so4', 'cl', 'so4Cl', 'caMg'] as const
export type PiperAxis = (typeof piperAxes)[number]

export type PiperFigure = {
  width: number
  height: number
  /** Paths of the two triangles and the diamond, and of their lines at each fifth. */
  frame: string
  grid: string
  ticks: (Place & { percent: number; anchor: 'start' | 'middle' | 'end' })[]
  /** Names of the axes along their sides, turned by degrees. */
  titles: (Place & { axis: PiperAxis; turn: number })[]
  points: (Place & { sample: number; part: PiperPart })[]
  /** Of groups with several samples, through these in their order; empty unless it was asked for. */
  ways: { group: number; path: string }[]
}

const height = Math.sqrt(3) / 2
/** Room for the names of axes around the triangles, in pixels. */
const margin = { side: 46, top: 14, bottom: 44 }
const [fifths, tickGap, titleGap] = [[0.2, 0.4, 0.6, 0.8], 5, 27]

/** Returns where everything of a Piper diagram of this width is drawn (pixels, y downwards). Source: Piper (1944). */
export function piperFigure(
  samples: readonly PiperSample[],
  width: number,
  isWayDrawn = false,
): PiperFigure {
  const side = (width - 2 * margin.side) / (2 + 2 * piperGap)
  const total = margin.top + height * (2 + 2 * piperGap) * side + margin.bottom
  const place = ({ x, y }: Place): Place => ({
    x: margin.side + x * side,
    y: total - margin.bottom - y * side,
  })
  const line = (...through: Place[]) =>
    through.map((one, index) => `${index === 0 ? 'M' : 'L'}${pair(place(one))}`).join('')
  const points = samples.flatMap(({ fractions }, sample) => {
    const places = piperPlaces(fractions)
    return (['cations', 'anions', 'diamond'] as const).map((part) => ({
      ...place(places[part]),
      sample,
      part,
    }))
  })
  return {
    width,
    height: total,
    frame: outlines.map((corners) => `${line(...corners)}Z`).join(''),
    grid: fifths
      .flatMap(gridAt)
      .map(([from, to]) => line(from, to))
      .join(''),
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
    titles: sides.map(({ axis, from, to, outward }) => {
      const at = place(between(from, to, 0.5))
      const [start, end] = [place(from), place(to)]
      const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
      return {
        axis,
        x: at.x + outward.x * titleGap,
        y: at.y - outward.y * titleGap,
        // Never upside down.
        turn: Math.round(turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn),
      }
    }),
    points,
    ways: isWayDrawn ? waysOf(samples, points) : [],
  }
}

function waysOf(samples: readonly PiperSample[], points: PiperFigure['points']) {
  const groups = Map.groupBy(points, ({ sample, part }) => `${samples[sample]?.group}${part}`)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      group: samples[group[0]?.sample ?? 0]?.group ?? 0,
      path: group.map((one, index) => `${index === 0 ? 'M' : 'L'}${pair(one)}`).join(''),
    }))
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

type Side = {
  axis: PiperAxis
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

const pair = ({ x, y }: Place) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
