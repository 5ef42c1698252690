import type { ReadingLevel } from './levels.ts'

/** Readings of a variable, or buckets of them, in columns of one length, by time. */
export type ReadingPoints = {
  level: ReadingLevel
  /** When measured, or when the bucket begins, in ms. */
  at: readonly number[]
  /** May be empty where the mean is the value itself. */
  min: readonly number[]
  max: readonly number[]
  mean: readonly number[]
  /** How many good readings it stands for: at the level `raw` 1, or 0 for one that is suspect. */
  count: readonly number[]
}

/** Whether a reading is suspect: buckets hold good ones only. */
export const isSuspectPoint = (
  { level, count }: Pick<ReadingPoints, 'level' | 'count'>,
  index: number,
): boolean => level === 'raw' && count[index] === 0

type Values = Pick<ReadingPoints, 'min' | 'max' | 'mean'>
export const lowAt = ({ min, mean }: Values, index: number): number =>
  (min.length > 0 ? min[index] : mean[index]) as number
export const highAt = ({ max, mean }: Values, index: number): number =>
  (max.length > 0 ? max[index] : mean[index]) as number

export type PointsSummary = {
  /** Good readings; of buckets those that they sum up. */
  count: number
  suspect: number
  min: number
  max: number
  /** Of the readings: a bucket weighs as much as it sums up. */
  mean: number
  last: { atMs: number; value: number }
}

/** What good readings come to, from one index until before another; null where there is no point at all. */
export function summaryOfPoints(
  points: ReadingPoints,
  begin = 0,
  end = points.at.length,
): PointsSummary | null {
  if (end <= begin) return null
  let [count, suspect, sum, min, max] = [0, 0, 0, Infinity, -Infinity]
  let last: PointsSummary['last'] = { atMs: points.at[end - 1] as number, value: Number.NaN }
  for (let index = begin; index < end; index++) {
    if (isSuspectPoint(points, index)) {
      suspect++
      continue
    }
    const [mean, own] = [points.mean[index] as number, points.count[index] as number]
    count += own
    sum += own * mean
    min = Math.min(min, lowAt(points, index))
    max = Math.max(max, highAt(points, index))
    last = { atMs: points.at[index] as number, value: mean }
  }
  return { count, suspect, min, max, mean: sum / count, last }
}
