import type { Look } from '../drawing/looks.ts'
import type { SectionWell } from '@puquio/domain'
import { niceTicks } from '../drawing/nice-ticks.ts'
import { element, label, line, px, svgOf } from '../drawing/svg-text.ts'
import { type Frame, scaleOf } from '../drawing/frame.ts'
import { levelTicks } from './level-axis.ts'

export type SectionData = { wells: readonly SectionWell[]; width: number; height: number }

export type SectionWords = {
  title: string
  /** Of the axes, with their units. */
  level: string
  distance: string
  terrain: string
  water: string
  dry: string
  unknown: string
  metres: (value: number) => string
  /** The level at a well, with as many decimals at each. */
  levelAt: (levelM: number) => string
  /** How much taller heights are drawn than lengths. */
  exaggeration: (times: number) => string
}

/**
 * Writes a section along a line of wells as SVG: the ground between their terrain levels, their pipes, and the water's
 * level joined in straight lines between neighbours. At a dry well the line ends: the water is under its bottom; past
 * a well of which nothing is known it goes on to the next.
 */
export function sectionSvg(
  { wells, width, height }: SectionData,
  words: SectionWords,
  look: Look,
): string {
  const [left, right] = [58, width - 24]
  const distances = wells.map(({ distanceM }) => distanceM)
  const levels = wells.flatMap(({ terrainM, topM, bottomM, levelM }) => [
    terrainM,
    topM,
    bottomM,
    ...(levelM === null ? [] : [levelM]),
  ])
  const ticks = levelTicks(levels, 6)
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const length = Math.max(0, ...distances) || 1
  const inset = Math.min(36, (right - left) / 8)
  const x = scaleOf(0, length, left + inset, right - inset)
  const names = inRows(
    wells.map(({ distanceM, name }) => ({ at: x(distanceM), name })),
    width,
  )
  const nameRows = 1 + Math.max(0, ...names.map(({ row }) => row))
  const frame: Frame = { left, right, top: Math.max(56, 28 + nameRows * 14), bottom: height - 42 }
  const y = scaleOf(lowest, highest, frame.bottom, frame.top)
  const ground = wells.map(({ distanceM, terrainM }) => ({ x: x(distanceM), y: y(terrainM) }))
  const times = (frame.bottom - frame.top) / (highest - lowest) / ((x(length) - x(0)) / length)
  const alongTicks = niceTicks(
    0,
    length,
    Math.max(2, Math.floor((frame.right - frame.left) / 110)),
  ).filter((distance) => distance <= length)
  const labels = levelLabels(
    wells.map((well) => labelOf(well, x(well.distanceM), y, words)),
    frame,
  )
  return svgOf(
    { width, height, title: words.title, font: look.font },
    label({ x: 8, y: 14 }, words.level, look.ink),
    label({ x: frame.right, y: 14 }, words.exaggeration(times), look.ink, { 'text-anchor': 'end' }),
    ...ticks.flatMap((level) => [
      line(`M${px(frame.left)} ${px(y(level))}H${px(frame.right)}`, look.line, 0.6),
      label({ x: frame.left - 6, y: y(level) }, words.metres(level), look.ink, {
        'text-anchor': 'end',
        'dominant-baseline': 'middle',
      }),
    ]),
    ...alongTicks.flatMap((distance) => [
      line(`M${px(x(distance))} ${px(frame.bottom)}v4`, look.ink, 0.8),
      label({ x: x(distance), y: frame.bottom + 16 }, words.metres(distance), look.ink, {
        'text-anchor': 'middle',
      }),
    ]),
    label({ x: (frame.left + frame.right) / 2, y: height - 8 }, words.distance, look.ink, {
      'text-anchor': 'middle',
    }),
    ...(ground.length > 1
      ? [
          element('path', {
            d: `${pathOf(ground)}V${px(frame.bottom)}H${px(ground[0]?.x ?? 0)}Z`,
            fill: look.ground,
            'fill-opacity': '0.16',
          }),
          line(pathOf(ground), look.ground, 2),
        ]
      : []),
    ...waterRuns(wells).map((run) =>
      line(pathOf(run.map((one) => ({ x: x(one.distanceM), y: y(one.levelM) }))), look.water, 2),
    ),
    ...wells.flatMap((well) => pipe(well, x(well.distanceM), y, look)),
    ...labels.map(({ at, y: top, said, side }) =>
      label({ x: side === 'right' ? at + 9 : at - 9, y: top }, said, look.ink, {
        stroke: look.paper,
        'stroke-width': '3',
        'paint-order': 'stroke',
        'text-anchor': side === 'right' ? undefined : 'end',
      }),
    ),
    ...names.map(({ at, name, row }) =>
      label({ x: at, y: 34 + row * 14 }, name, look.ink, {
        'text-anchor': 'middle',
        'font-weight': '600',
      }),
    ),
    line(
      `M${px(frame.left)} ${px(frame.top)}V${px(frame.bottom)}H${px(frame.right)}`,
      look.ink,
      0.8,
    ),
  )
}

type Known = { distanceM: number; levelM: number }

/** The stretches along which the water's level is interpolated. */
export function waterRuns(wells: readonly SectionWell[]): Known[][] {
  const runs: Known[][] = [[]]
  for (const { distanceM, levelM, isDry } of wells) {
    if (isDry) runs.push([])
    else if (levelM !== null && Number.isFinite(levelM)) runs.at(-1)?.push({ distanceM, levelM })
  }
  return runs.filter((run) => run.length > 1)
}

/** About how wide a text is, whose font is not known here. */
const widthOf = (text: string, letter: number) => text.length * letter

/** Names that would stand on each other are put on as many rows as they need, within the picture. */
function inRows(names: readonly { at: number; name: string }[], width: number) {
  const ends: number[] = []
  return names.map(({ at, name }) => {
    const half = Math.min(widthOf(name, 6.8), width) / 2
    const middle = Math.max(half, Math.min(width - half, at))
    const free = ends.findIndex((end) => end + 6 <= middle - half)
    const row = free === -1 ? ends.length : free
    ends[row] = middle + half
    return { at: middle, name, row }
  })
}

/** `top` and `bottom` are those of its pipe. */
type Label = { at: number; y: number; top: number; bottom: number; said: string }

const labelOf = (
  { levelM, isDry, topM, bottomM }: SectionWell,
  at: number,
  y: (levelM: number) => number,
  words: SectionWords,
): Label => {
  const said = levelM === null ? words.unknown : isDry ? words.dry : words.levelAt(levelM)
  return { at, y: y(levelM ?? bottomM) - 6, top: y(topM), bottom: y(bottomM), said }
}

/**
 * What is said of each level, beside its pipe: to the right of it, else to the left, else a little higher or lower, so
 * that no text stands on another, on a pipe, or outside of the frame.
 */
function levelLabels(
  labels: readonly Label[],
  frame: Frame,
): (Label & { side: 'right' | 'left' })[] {
  const taken: Box[] = []
  const sides = ['right', 'left'] as const
  return labels.map((one) => {
    const first = Math.min(one.y, one.bottom + 14)
    const places = moves.flatMap((move) =>
      sides.map((side) => {
        const length = widthOf(one.said, 6.4)
        const from = side === 'right' ? one.at + 9 : one.at - 9 - length
        return { side, y: first + move, from, to: from + length }
      }),
    )
    const isFree = (box: Box) =>
      !taken.some((other) => meets(other, box) && Math.abs(other.y - box.y) < 12)
    const isInside = ({ from, to, y }: Box) =>
      from > frame.left && to <= frame.right + 24 && y > frame.top && y < frame.bottom
    const isOnPipe = ({ from, to, y }: Box) =>
      labels.some(
        ({ at, top, bottom }) => from < at + 4 && to > at - 4 && y > top - 3 && y - 9 < bottom + 3,
      )
    const found =
      places.find((box) => isInside(box) && isFree(box) && !isOnPipe(box)) ??
      places.find((box) => isInside(box) && isFree(box)) ??
      places.find(isFree) ??
      places[0]
    if (!found) return { ...one, side: 'right' as const }
    taken.push(found)
    return { ...one, side: found.side, y: found.y }
  })
}

/** Of a text, by its base line. */
type Box = { from: number; to: number; y: number }
const meets = (one: Box, other: Box) => one.from < other.to && other.from < one.to
const moves = [0, -13, 13, -26, 26, -39, 39, -52, 52, -65, 65]

function pipe(well: SectionWell, x: number, y: (levelM: number) => number, look: Look): string[] {
  const { id, topM, bottomM, screen, levelM, isDry } = well
  const at = levelM === null ? y(bottomM) : y(levelM)
  const filled =
    levelM === null || isDry
      ? []
      : [
          element('path', {
            d: `M${px(x - 3)} ${px(y(Math.min(levelM, topM)))}H${px(x + 3)}V${px(y(bottomM))}H${px(x - 3)}Z`,
            fill: look.water,
            'fill-opacity': '0.55',
          }),
        ]
  return [
    element('path', {
      'data-sample': String(id),
      d: `M${px(x - 3)} ${px(y(topM))}H${px(x + 3)}V${px(y(bottomM))}H${px(x - 3)}Z`,
      fill: look.paper,
      stroke: look.ink,
      'stroke-width': '1',
    }),
    ...filled,
    ...(screen
      ? [
          line(`M${px(x)} ${px(y(screen.topM))}V${px(y(screen.bottomM))}`, look.ink, 6, {
            'stroke-dasharray': '1.5 2.5',
            'stroke-opacity': '0.6',
          }),
        ]
      : []),
    ...(levelM === null || isDry
      ? []
      : [
          element('path', {
            d: `M${px(x - 6)} ${px(at - 8)}h12l-6 8z`,
            fill: look.water,
            stroke: look.paper,
            'stroke-width': '1',
          }),
        ]),
  ]
}

const pathOf = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('')
