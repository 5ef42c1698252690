import { highAt, isSuspectPoint, lowAt } from '@puquio/domain'
import { niceTicks } from '@puquio/figures'
import { type Columns, firstFrom } from './columns.ts'
import type { Span } from './span.ts'

export type Range = { min: number; max: number }

/** The lowest and the highest good value of columns in a span; null where there is none. */
export const extentOf = (columns: Columns, { fromMs, toMs }: Span): Range | null => {
  let [min, max] = [Infinity, -Infinity]
  const end = firstFrom(columns, toMs)
  for (let index = firstFrom(columns, fromMs); index < end; index++) {
    if (isSuspectPoint(columns, index)) continue
    const [low, high] = [lowAt(columns, index), highAt(columns, index)]
    if (low < min) min = low
    if (high > max) max = high
  }
  return min <= max ? { min, max } : null
}

/** A limit farther from the values than so many times their extent would press them flat. */
const nearEnough = 1.5

/**
 * What an axis shows: the values, and the limits near them. Limits alone where there are no values, and something where
 * there is nothing.
 */
export const axisRange = (
  extents: readonly (Range | null)[],
  limits: readonly number[],
  ticks: number,
): { range: Range; ticks: number[] } => {
  const known = extents.filter((one) => one !== null)
  const values =
    known.length > 0
      ? {
          min: Math.min(...known.map(({ min }) => min)),
          max: Math.max(...known.map(({ max }) => max)),
        }
      : limits.length > 0
        ? { min: Math.min(...limits), max: Math.max(...limits) }
        : { min: 0, max: 1 }
  const heightOf = Math.max(values.max - values.min, Math.abs(values.max) * 0.02, 1e-9)
  const near = limits.filter(
    (limit) =>
      limit >= values.min - heightOf * nearEnough && limit <= values.max + heightOf * nearEnough,
  )
  const all = [values.min, values.max, ...near]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  // One value alone stands in the middle.
  const padding = low === high ? heightOf : (high - low) * 0.04
  // What is never below 0, as a speed, has no axis there.
  const from = low >= 0 && low < high ? Math.max(0, low - padding) : low - padding
  const nice = niceTicks(from, high + padding, ticks)
  return { range: { min: nice[0] ?? 0, max: nice.at(-1) ?? 1 }, ticks: nice }
}

/** The ticks within a range that a person has fixed. */
export const ticksWithin = ({ min, max }: Range, count: number): number[] =>
  niceTicks(min, max, count).filter((tick) => tick >= min && tick <= max)

/** `0:12;6.5:9` as ranges, and back. */
export const readAxes = (text: string | undefined): Range[] =>
  (text ?? '')
    .split(';')
    .filter((one) => one !== '')
    .map((one) => {
      const [min = 0, max = 1] = one.split(':').map(Number)
      return min < max ? { min, max } : { min, max: min + 1 }
    })
export const writeAxes = (ranges: readonly Range[]): string =>
  ranges.map(({ min, max }) => `${plain(min)}:${plain(max)}`).join(';')
const plain = (value: number) => String(Number(value.toFixed(10)))
