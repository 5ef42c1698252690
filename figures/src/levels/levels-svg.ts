import { gapIntervals, todayIn, zonedInstant } from '@puquio/domain'
import type { Look } from '../drawing/looks.ts'
import { markPath, type MarkShape } from '../drawing/marks.ts'
import { element, fitting, label, line, px, svgOf } from '../drawing/svg-text.ts'
import { monthTicks } from '../drawing/nice-ticks.ts'
import { type Frame, scaleOf, spread } from '../drawing/frame.ts'
import { levelTicks } from './level-axis.ts'

export type LevelMark = {
  id: number
  atMs: number
  levelM: number
  state: 'measured' | 'dry' | 'artesian'
  /** Beyond an alarm level. */
  isBeyond: boolean
}

/** A well over time; levels are metres above sea. */
export type LevelLine = {
  name: string
  color: string
  shape: MarkShape
  sensor: { atMs: readonly number[]; levelM: readonly number[] } | null
  soundings: readonly LevelMark[]
  /** Null where the ground is not to be shown. */
  terrainM: number | null
  /** Alarm levels with their names. */
  limits: readonly { levelM: number; name: string }[]
}

export type LevelsData = {
  lines: readonly LevelLine[]
  /** Sums of days in mm, from the top. */
  rain: { atMs: readonly number[]; mm: readonly number[] } | null
  fromMs: number
  toMs: number
  /** Of the project: in it the days of the axis begin. */
  timeZone: string
  width: number
  height: number
}

export type LevelsWords = {
  title: string
  /** Of the axis: what is measured, with its unit. */
  axis: string
  rain: string
  /** How much fell on a day, with its unit. */
  fallen: (mm: number) => string
  /** Of one well, or of several joined by commas. */
  terrain: (wells: string) => string
  level: (levelM: number) => string
  day: (atMs: number) => string
}

const rainHeight = 54
/** Between the longest bar of rain and the highest level, whose numbers stand on one edge. */
const underRain = 20
/** A limit so far from the levels, as a multiple of their range, would press them flat: it is named at the edge. */
const farAway = 1.5
const rangeAtLeastM = 2

/** The names at its right edge have room for a sign and a number: their colour says whose they are. */
export const isNarrow = (width: number): boolean => width < 480
const dayMs = 86_400_000

/**
 * Writes levels of wells over time as SVG: sensors as lines that break at gaps, soundings as marks (hollow and pointing
 * down where the pipe was dry, pointing up where the water was artesian), the ground dotted, alarm levels dashed with
 * their names at the right edge, and rain from above. Each mark has `data-sample`, the id of its sounding.
 */
export function levelsSvg(data: LevelsData, words: LevelsWords, look: Look): string {
  const { lines, rain, fromMs, toMs, timeZone, width, height } = data
  const labelWidth = isNarrow(width) ? 84 : 132
  const frame: Frame = {
    left: 58,
    right: Math.max(width - labelWidth, 120),
    top: 24 + (rain ? rainHeight + underRain : 0),
    bottom: height - 26,
  }
  const { values, limits } = boundsOf(lines)
  const ticks = levelTicks(values, Math.max(3, Math.round((frame.bottom - frame.top) / 46)))
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const x = scaleOf(fromMs, toMs, frame.left, frame.right)
  const y = scaleOf(lowest, highest, frame.bottom, frame.top)
  const isIn = (atMs: number) => atMs >= fromMs && atMs <= toMs
  const names = lines.flatMap((one) => {
    const last = lastOf(one, toMs)
    return last === null ? [] : [{ y: y(last), name: one.name, color: one.color, weight: '600' }]
  })
  // A limit that another one made room for is drawn, too.
  const isShown = ({ levelM }: Limit) => levelM >= lowest && levelM <= highest
  const drawnLimits = limits.filter(isShown)
  const limitNames = drawnLimits.map(({ levelM, name, color }) => ({
    y: y(levelM),
    name,
    color,
    weight: '400',
  }))
  const edge = limits
    .filter((limit) => !isShown(limit))
    .map(({ levelM, name, color }) => ({
      y: levelM > highest ? frame.top : frame.bottom,
      name: `${levelM > highest ? '↑' : '↓'} ${name}`,
      color,
      weight: '400',
    }))
  return svgOf(
    { ...data, title: words.title, font: look.font },
    label({ x: frame.left - 50, y: 14 }, words.axis, look.ink),
    ...(rain ? rainParts(rain, { frame, x, isIn, words, look }) : []),
    ...ticks.flatMap((level) => [
      line(`M${px(frame.left)} ${px(y(level))}H${px(frame.right)}`, look.line, 0.6),
      label({ x: frame.left - 6, y: y(level) }, words.level(level), look.ink, {
        'text-anchor': 'end',
        'dominant-baseline': 'middle',
      }),
    ]),
    ...timeTicks(
      { fromMs, toMs, timeZone },
      Math.max(2, Math.floor((frame.right - frame.left) / 92)),
    ).flatMap((at) => [
      line(`M${px(x(at))} ${px(frame.bottom)}v4`, look.ink, 0.8),
      label({ x: x(at), y: frame.bottom + 16 }, words.day(at), look.ink, {
        'text-anchor': 'middle',
      }),
    ]),
    ...lines.flatMap(({ terrainM, color }) =>
      terrainM === null
        ? []
        : [
            line(`M${px(frame.left)} ${px(y(terrainM))}H${px(frame.right)}`, look.ground, 2),
            line(`M${px(frame.left)} ${px(y(terrainM))}H${px(frame.right)}`, color, 2, {
              'stroke-dasharray': '1 5',
            }),
          ],
    ),
    ...groundNames(lines, y).map(({ at, names: wells }) =>
      label({ x: frame.left + 6, y: at - 5 }, words.terrain(wells), look.ink, {
        stroke: look.paper,
        'stroke-width': '3',
        'paint-order': 'stroke',
      }),
    ),
    ...drawnLimits.map(({ levelM, color }) =>
      line(`M${px(frame.left)} ${px(y(levelM))}H${px(frame.right)}`, color, 1.2, {
        'stroke-dasharray': '6 4',
      }),
    ),
    ...lines.flatMap(({ sensor, color }) => {
      if (!sensor) return []
      const path = sensorPath(sensor, { x, y, isIn })
      return path === '' ? [] : [line(path, color, 1.4, { 'stroke-linejoin': 'round' })]
    }),
    ...lines.flatMap(({ soundings, color, shape, sensor }) => {
      const marks = soundings.filter(({ atMs }) => isIn(atMs))
      return [
        ...(sensor ? [] : soundingPaths(marks, { x, y })).map((path) =>
          line(path, color, 1, { 'stroke-opacity': '0.55' }),
        ),
        ...marks.map((mark) =>
          soundingMark(mark, x(mark.atMs), y(mark.levelM), { color, shape, look }),
        ),
      ]
    }),
    line(
      `M${px(frame.left)} ${px(frame.top)}V${px(frame.bottom)}H${px(frame.right)}`,
      look.ink,
      0.8,
    ),
    ...spread([...names, ...limitNames, ...edge], 13, frame.bottom).map((one) =>
      label({ x: frame.right + 6, y: one.y }, fitting(one.name, labelWidth - 8, 11), one.color, {
        'font-weight': one.weight,
        'dominant-baseline': 'middle',
        stroke: look.paper,
        'stroke-width': '3',
        'paint-order': 'stroke',
      }),
    ),
  )
}

type Limit = { levelM: number; name: string; color: string }

/** What the axis must reach, without limits that are far away, and all limits. */
function boundsOf(lines: readonly LevelLine[]): { values: number[]; limits: Limit[] } {
  const levels = lines.flatMap(({ sensor, soundings }) => [
    ...extremes(sensor?.levelM ?? []),
    ...extremes(soundings.map(({ levelM }) => levelM)),
  ])
  const grounds = lines.flatMap(({ terrainM }) => terrainM ?? [])
  const all = [...levels, ...grounds]
  const limits = lines.flatMap((one) => one.limits.map((limit) => ({ ...limit, color: one.color })))
  if (levels.length === 0)
    return { values: [...grounds, ...limits.map(({ levelM }) => levelM)], limits }
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const most = Math.max(high - low, rangeAtLeastM) * farAway
  const isNear = ({ levelM }: Limit) => levelM >= low - most && levelM <= high + most
  return { values: [...all, ...limits.filter(isNear).map(({ levelM }) => levelM)], limits }
}

const extremes = (values: readonly number[]): number[] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : []
}

type At = { atMs: number; levelM: number }

/** The level beside which a well's name stands. */
function lastOf({ sensor, soundings }: LevelLine, toMs: number): number | null {
  const sounding = soundings.findLast(({ atMs }) => atMs <= toMs)
  const index = sensor ? sensor.atMs.length - 1 : -1
  const sensed: At | null =
    index < 0 ? null : { atMs: sensor?.atMs[index] ?? 0, levelM: sensor?.levelM[index] ?? 0 }
  if (sensed && (!sounding || sensed.atMs > sounding.atMs)) return sensed.levelM
  return sounding?.levelM ?? null
}

/** Names of wells whose grounds lie within a line of text stand together, at the highest of them. */
function groundNames(lines: readonly LevelLine[], y: Places['y']): { at: number; names: string }[] {
  const grounds = lines
    .flatMap(({ terrainM, name }) => (terrainM === null ? [] : [{ at: y(terrainM), name }]))
    .toSorted((a, b) => a.at - b.at)
  const groups: { at: number; names: string }[] = []
  for (const { at, name } of grounds) {
    const last = groups.at(-1)
    if (last && at - last.at < 13) last.names += `, ${name}`
    else groups.push({ at, names: name })
  }
  return groups
}

/** Lines through soundings of water; a dry one has no level, and ends the line before it. */
function soundingPaths(marks: readonly LevelMark[], { x, y }: Pick<Places, 'x' | 'y'>): string[] {
  const runs: LevelMark[][] = [[]]
  for (const mark of marks)
    if (mark.state === 'dry') runs.push([])
    else runs.at(-1)?.push(mark)
  return runs
    .filter((run) => run.length > 1)
    .map((run) =>
      run
        .map(({ atMs, levelM }, at) => `${at === 0 ? 'M' : 'L'}${px(x(atMs))} ${px(y(levelM))}`)
        .join(''),
    )
}

type Places = {
  x: (atMs: number) => number
  y: (levelM: number) => number
  isIn: (atMs: number) => boolean
}

/** A gap is as long as one of readings, of the steps that are usual: what a sensor's level was rolled up to is not known here. */
function sensorPath(
  { atMs, levelM }: NonNullable<LevelLine['sensor']>,
  { x, y, isIn }: Places,
): string {
  const steps = atMs.slice(1, 200).map((at, index) => at - (atMs[index] ?? at))
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? dayMs
  let path = ''
  let before: number | null = null
  for (const [index, at] of atMs.entries()) {
    const level = levelM[index]
    if (level === undefined || !Number.isFinite(level) || !isIn(at)) continue
    const isJoined = before !== null && at - before <= usual * gapIntervals
    path += `${isJoined ? 'L' : 'M'}${px(x(at))} ${px(y(level))}`
    before = at
  }
  return path
}

const soundingMark = (
  { id, state, isBeyond }: LevelMark,
  x: number,
  y: number,
  { color, shape, look }: { color: string; shape: MarkShape; look: Look },
): string => {
  const path =
    state === 'dry'
      ? `M${px(x - 4.5)} ${px(y - 7)}h9l-4.5 7z`
      : state === 'artesian'
        ? `M${px(x - 4.5)} ${px(y + 3)}h9l-4.5 -8z`
        : markPath(shape, x, y, 3.2)
  return element('path', {
    'data-sample': String(id),
    d: path,
    fill: state === 'dry' ? look.paper : color,
    stroke: isBeyond ? look.danger : color,
    'stroke-width': isBeyond ? '2' : '1.2',
  })
}

type RainParts = Omit<Places, 'y'> & { frame: Frame; words: LevelsWords; look: Look }

function rainParts(
  { atMs, mm }: NonNullable<LevelsData['rain']>,
  { frame, x, isIn, words, look }: RainParts,
): string[] {
  const top = 24
  const most = Math.max(1, ...extremes(mm))
  const height = scaleOf(0, most, 0, rainHeight)
  const bars = atMs.flatMap((at, index) => {
    const fallen = mm[index] ?? 0
    if (!isIn(at) || !(fallen > 0)) return []
    const from = x(at)
    const wide = Math.max(0.8, x(at + dayMs) - from - 0.4)
    return [`M${px(from)} ${px(top)}h${px(wide)}v${px(height(fallen))}h${px(-wide)}z`]
  })
  return [
    line(`M${px(frame.left)} ${px(top)}H${px(frame.right)}`, look.line, 0.8),
    element('path', { d: bars.join('') || 'M0 0', fill: look.water, 'fill-opacity': '0.7' }),
    label({ x: frame.right + 6, y: top + 8 }, words.rain, look.ink),
    ...(bars.length === 0
      ? []
      : [
          line(`M${px(frame.left - 4)} ${px(top + rainHeight)}h4V${px(top)}`, look.ink, 0.8),
          label({ x: frame.left - 6, y: top + rainHeight }, words.fallen(most), look.ink, {
            'text-anchor': 'end',
            'dominant-baseline': 'middle',
          }),
        ]),
  ]
}

type Time = Pick<LevelsData, 'fromMs' | 'toMs' | 'timeZone'>

/** When the first days of months begin in the project's zone, or days where the period is shorter than two months. */
function timeTicks({ fromMs, toMs, timeZone }: Time, count: number): number[] {
  const dayOf = (atMs: number) => Date.parse(todayIn(timeZone, new Date(atMs)))
  const begins = (dayMs: number) =>
    Date.parse(zonedInstant(new Date(dayMs).toISOString().slice(0, 10), '00:00', timeZone))
  const isIn = (atMs: number) => atMs >= fromMs && atMs <= toMs
  const [first, last] = [dayOf(fromMs), dayOf(toMs)]
  const months = monthTicks(first, last, count).map(begins).filter(isIn)
  if (months.length > 1) return months
  const step = Math.max(1, Math.ceil((last - first) / dayMs / count)) * dayMs
  const days = Array.from({ length: count }, (_, index) => first + index * step)
  return days.map(begins).filter(isIn)
}
