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
  const alongTicks = distanceTicks(length, Math.floor((frame.right - frame.left) / 110))
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
    ...labels.map(({ said, x: start, y: base, turn, anchor }) =>
      label({ x: start, y: base }, said, look.ink, {
        stroke: look.paper,
        'stroke-width': '3',
        'paint-order': 'stroke',
        'text-anchor': anchor,
        transform: turn,
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

/** Round distances from 0 within the section: two at least, so that a length is read from them. */
function distanceTicks(length: number, count: number): number[] {
  for (let most = Math.max(count, 2); ; most++) {
    const ticks = niceTicks(0, length, most).filter((distance) => distance <= length)
    if (ticks.length > 1) return ticks
  }
}

/** At which pixel its pipe stands, and its mark; `top` and `bottom` are those of the pipe. */
type Label = { at: number; mark: number; top: number; bottom: number; said: string }

const labelOf = (
  { levelM, isDry, topM, bottomM }: SectionWell,
  at: number,
  y: (levelM: number) => number,
  words: SectionWords,
): Label => {
  const said = levelM === null ? words.unknown : isDry ? words.dry : words.levelAt(levelM)
  return { at, mark: y(levelM ?? bottomM), top: y(topM), bottom: y(bottomM), said }
}

/** Of a text, by what it covers. */
type Box = { from: number; to: number; top: number; bottom: number }
/** Where a text starts, or ends where its anchor says so, and by how much it is turned there. */
type Place = Box & { x: number; y: number; anchor?: 'end'; turn?: number }

const letterWidth = 6.4

/** To the right of a pipe, else to the left, by how far its base line stands from where it is wanted. */
function level({ at, mark, bottom, said }: Label, moves: readonly number[]): Place[] {
  const wanted = Math.min(mark - 6, bottom + 14)
  const length = widthOf(said, letterWidth)
  return moves.flatMap((move): Place[] => {
    const y = wanted + move
    const tall = { y, top: y - 10, bottom: y + 2 }
    return [
      { ...tall, x: at + 9, from: at + 9, to: at + 9 + length },
      { ...tall, x: at - 9, from: at - 9 - length, to: at - 9, anchor: 'end' },
    ]
  })
}

/** Along its pipe, read upwards: above its mark, about it, or below it. */
function turned({ at, mark, said }: Label): Place[] {
  const length = widthOf(said, letterWidth)
  return [mark - 2, mark + length / 2, mark + length + 2].flatMap((y) =>
    [at + 17, at - 8].map((x) => ({
      x,
      y,
      turn: -90,
      from: x - 10,
      to: x + 2,
      top: y - length,
      bottom: y,
    })),
  )
}

/**
 * What is said of each level, beside its own mark: level with it, or along its pipe where the next one is too near; only
 * where that is not free either, higher or lower. No text stands on another, on a pipe, or outside of the frame, as long as
 * there is room.
 */
function levelLabels(labels: readonly Label[], frame: Frame): (Place & { said: string })[] {
  const taken: Box[] = []
  const isFree = (box: Box) => !taken.some((other) => meets(other, box))
  const isInside = ({ from, to, top, bottom }: Box) =>
    from > frame.left && to <= frame.right + 24 && top > frame.top - 10 && bottom < frame.bottom + 2
  const isOnPipe = (box: Box) =>
    labels.some(({ at, top, bottom }) =>
      meets(box, { from: at - 4, to: at + 4, top: top - 1, bottom: bottom + 1 }),
    )
  return labels.flatMap((one) => {
    const places = [...level(one, near), ...turned(one), ...level(one, far)]
    const found =
      places.find((box) => isInside(box) && isFree(box) && !isOnPipe(box)) ??
      places.find((box) => isInside(box) && isFree(box)) ??
      places.find(isFree) ??
      places[0]
    if (!found) return []
    taken.push(found)
    return [{ ...found, said: one.said }]
  })
}

const meets = (one: Box, other: Box) =>
  one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom
const near = [0, -13, 13]
const far = [-26, 26, -39, 39, -52, 52, -65, 65]

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
