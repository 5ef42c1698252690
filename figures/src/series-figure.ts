import { monthTicks, niceTicks } from './drawing/nice-ticks.ts'

/** What a result is under its limit, which gives it its shape. */
export type SeriesMark = 'exceeds' | 'near' | 'hollow' | 'unknown' | 'plain'

export type SeriesPoint = {
  /** Milliseconds of UTC. */
  at: number
  value: number
  mark: SeriesMark
  /** The limit that it was compared with. */
  min: number | null
  max: number | null
}

type Place = { x: number; y: number }
export type SeriesFigure = {
  width: number
  height: number
  /** The frame that holds the points. */
  frame: { left: number; right: number; top: number; bottom: number }
  xTicks: { x: number; at: number }[]
  yTicks: { y: number; value: number }[]
  points: (Place & { index: number; mark: SeriesMark })[]
  /** Joins the results in their order. */
  line: string
  /** Steps of the limits; `bound` says which. */
  limits: { path: string; bound: 'min' | 'max'; value: number }[]
  /** Where the name of each limit stands at the right edge, clear of the others. */
  limitNames: { y: number; bound: 'min' | 'max'; value: number }[]
  /** Limits too far from the results to be drawn beside them. */
  beyond: { bound: 'min' | 'max'; value: number }[]
  /** The straight line of a trend; null without one. */
  trend: string | null
}

type Sizes = { width: number; height: number }
/** At the right stand the names of the limits, clear of the results. */
const margins = { left: 52, right: 72, top: 28, bottom: 26 }
/** A limit so many times above the highest result would press the results flat. */
const nearEnough = 4
const yearMs = 365.25 * 86_400_000

/** Returns where everything of a series over time is drawn, with its limits and, by a slope a year, its trend. */
export function seriesFigure(
  given: readonly SeriesPoint[],
  { width, height }: Sizes,
  slopePerYear: number | null = null,
): SeriesFigure {
  const points = given
    .map((point, index) => ({ ...point, index }))
    .toSorted((one, other) => one.at - other.at)
  const frame = {
    left: margins.left,
    right: Math.max(width - margins.right, margins.left + 1),
    top: margins.top,
    bottom: Math.max(height - margins.bottom, margins.top + 1),
  }
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isDrawn = (bound: number) =>
    bound <= 0
      ? bound >= low - Math.abs(high - low) * 3
      : bound <= high * nearEnough && bound >= low / (nearEnough * 3)
  const bounds = points.flatMap(({ min, max }) => [min, max]).filter((one) => one !== null)
  const drawn = bounds.filter(isDrawn)
  const all = [...values, ...drawn]
  const smallest = Math.min(...all)
  // Concentrations begin at zero; pH and temperature, whose variation is small, do not.
  const isFromZero = smallest >= 0 && smallest < Math.max(...all) * 0.6
  const ticks = niceTicks(
    isFromZero ? 0 : smallest,
    Math.max(...all),
    Math.max(2, Math.floor((frame.bottom - frame.top) / 48)),
  )
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1]
  const padding = Math.max((last - first) * 0.02, 86_400_000)
  const [from, to] = [first - padding, last + padding]
  const x = (at: number) =>
    round(frame.left + ((at - from) / (to - from)) * (frame.right - frame.left))
  const y = (value: number) =>
    round(frame.bottom - ((value - bottom) / (top - bottom)) * (frame.bottom - frame.top))
  const limits = (['max', 'min'] as const).flatMap((bound) =>
    limitSteps(points, bound, { isDrawn, x, y, right: frame.right }),
  )
  const placed = points.map(({ at, value, mark, index }) => ({
    index,
    mark,
    x: x(at),
    y: y(value),
  }))
  return {
    width,
    height,
    frame,
    xTicks: monthTicks(from, to, Math.floor((frame.right - frame.left) / 76)).map((at) => ({
      at,
      x: x(at),
    })),
    yTicks: ticks.map((value) => ({ value, y: y(value) })),
    points: placed,
    line: pathOf(placed),
    limits,
    limitNames: namesOf(limits, y),
    beyond: (['max', 'min'] as const).flatMap((bound) =>
      [...new Set(points.map((point) => point[bound]))]
        .filter((value) => value !== null && !isDrawn(value))
        .map((value) => ({ bound, value: value as number })),
    ),
    trend:
      slopePerYear === null || points.length < 2 ? null : trendLine(points, slopePerYear, { x, y }),
  }
}

type Scales = { x: (at: number) => number; y: (value: number) => number }

/** A limit goes on, level, until a result meets another one. */
function limitSteps(
  points: readonly SeriesPoint[],
  bound: 'min' | 'max',
  { isDrawn, x, y, right }: Scales & { isDrawn: (bound: number) => boolean; right: number },
) {
  const runs: { value: number; from: number; to: number }[] = []
  let previous: number | null = null
  for (const point of points) {
    const value = point[bound]
    const run = runs.at(-1)
    if (value !== null && run && previous === value) run.to = point.at
    else if (value !== null) runs.push({ value, from: point.at, to: point.at })
    previous = value
  }
  return runs
    .filter(({ value }) => isDrawn(value))
    .map(({ value, from, to }, index, { length }) => {
      const end = index === length - 1 ? right : x(to)
      return {
        bound,
        value,
        path: `M${round(x(from) - 6)} ${y(value)}H${round(end)}`,
      }
    })
}

/** A line of their text, in pixels. */
const nameHeight = 13

/** Each limit once, from above; a name too near the one above it stands below that one. */
function namesOf(limits: SeriesFigure['limits'], y: Scales['y']): SeriesFigure['limitNames'] {
  const names = new Map(
    limits.map(({ bound, value }) => [`${bound}${value}`, { bound, value, y: y(value) }]),
  )
  let free = -Infinity
  return [...names.values()]
    .toSorted((one, other) => one.y - other.y)
    .map((name) => {
      const place = Math.max(name.y, free)
      free = place + nameHeight
      return { ...name, y: place }
    })
}

/** Through the medians of time and value, as Sen's slope is a median of slopes. */
function trendLine(points: readonly SeriesPoint[], slopePerYear: number, { x, y }: Scales): string {
  const slope = slopePerYear / yearMs
  const offset = median(points.map(({ at, value }) => value - slope * at))
  const ends = [points[0], points.at(-1)].map((point) => point?.at ?? 0)
  return pathOf(ends.map((at) => ({ x: x(at), y: y(offset + slope * at) })))
}

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

const pathOf = (places: readonly Place[]) =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const round = (pixels: number) => Math.round(pixels * 10) / 10
