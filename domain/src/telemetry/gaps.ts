/** Most points of a line: more than a screen has pixels in a row. */
export const linePointsMax = 2000

/** A gap is longer than so many intervals: one report may be late, or lost. */
export const gapIntervals = 2.5

/** Whether nothing came between two readings for longer than a device may be late. */
export const isGap = (earlierMs: number, laterMs: number, intervalS: number): boolean =>
  laterMs - earlierMs > gapIntervals * intervalS * 1000
