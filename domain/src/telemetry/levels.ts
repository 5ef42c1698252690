/** What readings are summed up by: each one, or 10 minutes, an hour, a day. */
export const readingLevels = ['raw', '10m', '1h', '1d'] as const
export type ReadingLevel = (typeof readingLevels)[number]
export type RollupLevel = Exclude<ReadingLevel, 'raw'>

const minuteMs = 60_000

export const bucketMs: Readonly<Record<RollupLevel, number>> = {
  '10m': 10 * minuteMs,
  '1h': 60 * minuteMs,
  '1d': 1440 * minuteMs,
}

/** How long a bucket is, in ms; of a reading nothing. */
export const widthMs = (level: ReadingLevel): number => (level === 'raw' ? 0 : bucketMs[level])
