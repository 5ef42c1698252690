import type { ReadingLevel } from '@puquio/contract/modi/readings'

const bucketMs: Record<Exclude<ReadingLevel, 'raw'>, number> = {
  '10m': 600_000,
  '1h': 3_600_000,
  '1d': 86_400_000,
}
/** Judgement: a device that is a little late, or lost one message, has no gap. */
const intervals = 2.5

/**
 * Between two points that are farther apart nothing is drawn, in ms: two and a half intervals of the device, and of
 * buckets at least one that is missing.
 */
export const gapMs = (level: ReadingLevel, intervalS: number): number => {
  const ofDevice = intervals * intervalS * 1000
  return level === 'raw' ? ofDevice : Math.max(1.5 * bucketMs[level], ofDevice)
}

/** How long a bucket is, in ms; of a reading nothing. */
export const widthMs = (level: ReadingLevel): number => (level === 'raw' ? 0 : bucketMs[level])
