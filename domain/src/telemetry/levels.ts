/** Most points of a graph's line: more than a screen has pixels in a row. */
export const graphPointsMax = 2000

/** What is kept of a variable: its readings, and their sums by time; the length of a bucket in seconds. */
export const telemetryLevels = { raw: 0, '10m': 600, '1h': 3600, '1d': 86_400 } as const
export type TelemetryLevel = keyof typeof telemetryLevels

export const telemetryLevelNames = Object.keys(telemetryLevels) as readonly TelemetryLevel[]

export type GraphLevel = {
  level: TelemetryLevel
  /** How many buckets one after another make a point; 1 but for days over many years. */
  buckets: number
  /** Between two points, in seconds, where nothing is missing. */
  spacingS: number
}

/**
 * Returns the finest level by which a range has at most so many points, both ends counted. A variable that is reported
 * less often than a level's buckets has as many points as reports.
 */
export const graphLevel = (
  fromMs: number,
  toMs: number,
  intervalS: number,
  pointsMax = graphPointsMax,
): GraphLevel => {
  const rangeS = Math.max(toMs - fromMs, 0) / 1000
  // A range that begins within a bucket touches one more at its end.
  const points = (spacingS: number) => Math.floor(rangeS / spacingS) + 2
  for (const level of telemetryLevelNames) {
    const spacingS = Math.max(telemetryLevels[level], intervalS)
    if (points(spacingS) <= pointsMax) return { level, buckets: 1, spacingS }
  }
  const dayS = telemetryLevels['1d']
  const buckets = Math.ceil(rangeS / dayS / (pointsMax - 2))
  return { level: '1d', buckets, spacingS: Math.max(buckets * dayS, intervalS) }
}

/** A gap is longer than so many intervals: one report may be late, or lost. */
export const gapIntervals = 2.5

/** Whether a line is broken between two points. */
export const isGap = (earlierMs: number, laterMs: number, spacingS: number): boolean =>
  laterMs - earlierMs > gapIntervals * spacingS * 1000

/** Returns the gaps of a rising list of times: between which points nothing came. */
export const gapsOf = (
  timesMs: readonly number[],
  spacingS: number,
): { fromMs: number; toMs: number }[] =>
  timesMs.flatMap((toMs, at) => {
    const fromMs = timesMs[at - 1]
    return fromMs !== undefined && isGap(fromMs, toMs, spacingS) ? [{ fromMs, toMs }] : []
  })
