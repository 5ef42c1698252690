import { monthTicks } from '../drawing/nice-ticks.ts'
import type { SeriesMark } from '../series-figure.ts'
import { brokenRuns } from './broken-line.ts'
import {
  type LimitName,
  type LimitSpan,
  limitNamesOf,
  type LimitStep,
  limitSteps,
} from './limit-steps.ts'
import { isDrawable, isNearResults, valueScale } from './scale.ts'

/** What limits one result alone. */
export type SampleBound = { bound: 'min' | 'max'; value: number }

export type VariationPoint = {
  /** Milliseconds, of the project's wall clock read as UTC. */
  at: number
  value: number
  mark: SeriesMark
  /** Its place in what it was taken from, by which a page finds it again. */
  index: number
  bounds?: readonly SampleBound[]
}
export type VariationSeries = {
  /** Its place among the stations, which gives it colour and shape in every figure. */
  place: number
  name: string
  points: readonly VariationPoint[]
}

type Place = { x: number; y: number }
export type VariationFigure = {
  width: number
  height: number
  frame: { left: number; right: number; top: number; bottom: number }
  xTicks: { x: number; at: number }[]
  yTicks: { y: number; value: number }[]
  series: {
    place: number
    name: string
    /** Through its results in the order of time; it breaks where sampling was skipped. */
    line: string
    points: (Place & { index: number; mark: SeriesMark })[]
  }[]
  limits: LimitStep[]
  /** The limits of single results, each a short line across its own. */
  sampleLimits: (Place & { bound: SampleBound['bound']; value: number })[]
  limitNames: LimitName[]
  /** Too far from the results to be drawn beside them. */
  beyond: LimitSpan[]
  /** Results that the scale has no place for: none above zero on a logarithmic one, or no number that can be. */
  left: number
}

export type VariationOptions = {
  width: number
  height: number
  isLog: boolean
  /** Milliseconds; without them from the first to the last result. */
  from?: number | undefined
  to?: number | undefined
}

/** Room for the numbers at the left; at the right stand the names of the limits, clear of the results. */
const margins = { left: 56, top: 26, bottom: 26 }
/** A narrow figure names the numbers of its limits alone. */
export const wideFrom = 560
const dayMs = 86_400_000

/**
 * Returns where everything of the results of several stations over time is drawn, with the limits by their validity. The
 * order in which series, points and limits are given changes nothing.
 */
export function variationFigure(
  given: readonly VariationSeries[],
  spans: readonly LimitSpan[],
  { width, height, isLog, from: firstShown, to: lastShown }: VariationOptions,
): VariationFigure {
  const isWide = width >= wideFrom
  const frame = {
    left: margins.left,
    right: Math.max(width - (isWide ? 170 : 78), margins.left + 1),
    top: margins.top,
    bottom: Math.max(height - margins.bottom, margins.top + 1),
  }
  const series = given
    .map((one) => ({ ...one, points: drawnOf(one.points, isLog) }))
    .toSorted((one, other) => one.place - other.place)
  const points = series.flatMap((one) => one.points)
  const values = points.map(({ value }) => value)
  const extent = { low: least(values), high: -least(values.map((one) => -one)), isLog }
  const drawn = spans.filter(({ value }) =>
    points.length === 0 ? isDrawable(value, isLog) : isNearResults(value, extent),
  )
  const ofSamples = points.flatMap(({ at, bounds = [] }) =>
    bounds
      .filter(({ value }) => isNearResults(value, extent))
      .map(({ bound, value }) => ({ at, bound, value })),
  )
  const bounds = [...drawn, ...ofSamples].map(({ value }) => value)
  const scale = valueScale([...values, ...bounds], { ...frame, isLog })
  const times = points.map(({ at }) => at)
  const [first, last] =
    times.length === 0 ? [0, dayMs] : [least(times), -least(times.map((one) => -one))]
  const padding = Math.max((last - first) * 0.02, dayMs)
  const from = firstShown ?? first - padding
  const to = Math.max(lastShown ?? last + padding, from + dayMs)
  const x = (at: number) =>
    tenth(frame.left + ((at - from) / (to - from)) * (frame.right - frame.left))
  const y = (value: number) => tenth(scale.y(value) ?? frame.bottom)
  const limits = limitSteps(drawn, { x, y, from, to, right: frame.right })
  return {
    width,
    height,
    frame,
    xTicks: monthTicks(from, to, Math.floor((frame.right - frame.left) / 76)).map((at) => ({
      at,
      x: x(at),
    })),
    yTicks: scale.ticks.map((tick) => ({ value: tick.value, y: tenth(tick.y) })),
    series: series.map(({ place, name, points: own }) => {
      const placed = own.map(({ at, value, mark, index }) => ({
        index,
        mark,
        x: x(at),
        y: y(value),
      }))
      return {
        place,
        name,
        points: placed,
        line: lineOf(placed, brokenRuns(own.map(({ at }) => at))),
      }
    }),
    limits,
    sampleLimits: ofSamples
      .map(({ at, bound, value }) => ({ bound, value, x: x(at), y: y(value) }))
      .toSorted((one, other) => one.x - other.x || one.y - other.y),
    limitNames: limitNamesOf(limits, { ...frame, lineHeight: isWide ? 25 : 13 }),
    beyond: spans.filter((one) => !drawn.includes(one)).toSorted(byValue),
    left: given.reduce((sum, one) => sum + one.points.length, 0) - points.length,
  }
}

/** In the order of time; of one moment the lower value first, so that the order given does not matter. */
const drawnOf = (points: readonly VariationPoint[], isLog: boolean) =>
  points
    .filter(({ at, value }) => Number.isFinite(at) && isDrawable(value, isLog))
    .toSorted(
      (one, other) =>
        one.at - other.at || one.value - other.value || one.mark.localeCompare(other.mark),
    )

const byValue = (one: LimitSpan, other: LimitSpan) =>
  one.value - other.value || one.name.localeCompare(other.name) || one.from - other.from

/** Without a spread: a long series has more points than a call has arguments. */
const least = (numbers: readonly number[]) =>
  numbers.reduce((lowest, one) => Math.min(lowest, one), Infinity)

const lineOf = (places: readonly Place[], runs: readonly (readonly [number, number])[]) =>
  runs
    .filter(([start, end]) => end - start > 1)
    .map(
      ([start, end]) =>
        `M${places
          .slice(start, end)
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}`,
    )
    .join('')

const tenth = (pixels: number) => Math.round(pixels * 10) / 10
