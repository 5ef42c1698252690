import { bucketMs, type ReadingLevel } from './levels.ts'

/** Most points of a line: more than a screen has pixels in a row. */
export const linePointsMax = 2000

/** A gap is longer than so many intervals: one report may be late, or lost. */
export const gapIntervals = 2.5

/** Whether nothing came between two readings for longer than a device may be late. */
export const isGap = (earlierMs: number, laterMs: number, intervalS: number): boolean =>
  laterMs - earlierMs > gapMs('raw', intervalS)

/**
 * Between two points of a graph that are farther apart no line is drawn, in ms: so many intervals of the device, and of
 * buckets at least one that is missing.
 */
export const gapMs = (level: ReadingLevel, intervalS: number): number => {
  const ofDevice = gapIntervals * intervalS * 1000
  return level === 'raw' ? ofDevice : Math.max(1.5 * bucketMs[level], ofDevice)
}
