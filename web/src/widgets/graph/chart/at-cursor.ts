import { highAt, isSuspectPoint, lowAt, widthMs } from '@puquio/domain'
import { type Columns, firstFrom, nearest } from '../lines/columns.ts'
import type { Span } from '../lines/span.ts'
import type { ShownLine } from '../lines/shown-line.ts'

/** A reading, or what a bucket sums up. */
export type Pointed = {
  /** When measured, or the middle of the bucket. */
  atMs: number
  /** Of a bucket when it begins and ends; of a reading both are `atMs`. */
  fromMs: number
  toMs: number
  value: number
  min: number
  max: number
  /** How many readings; of one it is 1. */
  count: number
  isSuspect: boolean
}

const pointAt = (columns: Columns, index: number): Pointed => {
  const fromMs = columns.at[index] as number
  const width = widthMs(columns.level)
  return {
    atMs: fromMs + width / 2,
    fromMs,
    toMs: fromMs + width,
    value: columns.mean[index] as number,
    min: lowAt(columns, index),
    max: highAt(columns, index),
    count: columns.level === 'raw' ? 1 : (columns.count[index] as number),
    isSuspect: isSuspectPoint(columns, index),
  }
}

const near = (columns: Columns, ms: number, withinMs: number): Pointed | null => {
  const index = nearest(columns, ms - widthMs(columns.level) / 2)
  if (index === null) return null
  const point = pointAt(columns, index)
  return Math.abs(point.atMs - ms) <= withinMs ? point : null
}

export type CursorRow = {
  line: ShownLine
  point: Pointed
  /** Of the earlier period, drawn at the same place. */
  before: Pointed | null
}

/** What each line has next to a time, and the time of what is nearest; null where nothing is near. */
export const atCursor = (
  lines: readonly ShownLine[],
  ms: number,
  withinMs: number,
): { atMs: number; rows: CursorRow[] } | null => {
  const rows = lines.flatMap((line) => {
    const point = near(line.columns, ms, withinMs)
    if (!point) return []
    const { before } = line
    return [
      {
        line,
        point,
        before: before && near(before.columns, point.atMs - before.shiftMs, withinMs),
      },
    ]
  })
  const [first, ...others] = rows
  if (!first) return null
  const closest = others.reduce(
    (best, { point }) => (Math.abs(point.atMs - ms) < Math.abs(best.atMs - ms) ? point : best),
    first.point,
  )
  return { atMs: closest.atMs, rows }
}

/** The next reading of any line after a time, or before it, at least a step away; null beyond the last in the span. */
export const nextPoint = (
  lines: readonly ShownLine[],
  { ms, step, span }: { ms: number; step: number; span: Span },
): number | null => {
  const found = lines.flatMap(({ columns }) => {
    const half = widthMs(columns.level) / 2
    const index =
      step > 0 ? firstFrom(columns, ms - half + step) : firstFrom(columns, ms - half + step + 1) - 1
    const at = columns.at[index]
    return at === undefined || at + half < span.fromMs || at + half >= span.toMs ? [] : [at + half]
  })
  if (found.length === 0) return null
  return step > 0 ? Math.min(...found) : Math.max(...found)
}
