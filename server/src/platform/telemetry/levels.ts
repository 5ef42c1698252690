import { bucketMs, type ReadingLevel, type RollupLevel } from '@puquio/domain'

const minuteMs = 60_000

/** Days begin at midnight in Peru, which has had no summer time since 1994 (IANA, America/Lima). */
const dayBeginsMs = 5 * 60 * minuteMs

/** Returns when the bucket begins that holds a time. */
export const bucketOf = (level: RollupLevel, atMs: number): number => {
  const width = bucketMs[level]
  const originMs = level === '1d' ? dayBeginsMs : 0
  return Math.floor((atMs - originMs) / width) * width + originMs
}

/** The finest level that gives at most so many points, of a variable that is measured once a minute at most. */
export const levelFor = (spanMs: number, mostPoints = 2000): ReadingLevel => {
  if (spanMs <= mostPoints * minuteMs) return 'raw'
  const rollups: readonly RollupLevel[] = ['10m', '1h']
  return rollups.find((level) => spanMs <= mostPoints * bucketMs[level]) ?? '1d'
}
