import type { Quality } from './quality.ts'

/** How far a device's clock may be ahead of the server's, in ms. */
export const clockAheadMaxMs = 5 * 60_000
/** No telemetry is older: a time before it is that of a clock that was never set. */
export const earliestMeasuredAtMs = Date.UTC(2000, 0, 1)

export type MeasuredHow = {
  /** What the message says; null where it does not. */
  deviceMs: number | null
  receivedMs: number
  /** Of the device; null where it is not known. */
  installedMs: number | null
}

export type Measured = {
  /** Under which the reading is stored. */
  atMs: number
  /** Received less stored, in whole seconds; negative where the clock is ahead by no more than it may. */
  lagS: number
  quality: Extract<Quality, 'good' | 'clock'>
  /** What the device said; null where it said nothing. */
  deviceMs: number | null
}

/**
 * Returns when a reading was measured. A time of more than five minutes ahead is kept beside that of receipt, which
 * counts, so that no reading is lost; one from before the installation, or before 2000, is refused.
 */
export const measuredAt = ({
  deviceMs,
  receivedMs,
  installedMs,
}: MeasuredHow): Measured | { problem: 'time' } => {
  const atReceipt = { atMs: receivedMs, lagS: 0, deviceMs }
  if (deviceMs === null) return { ...atReceipt, quality: 'good' }
  const earliestMs = Math.max(installedMs ?? earliestMeasuredAtMs, earliestMeasuredAtMs)
  if (!(deviceMs >= earliestMs) || deviceMs === Number.POSITIVE_INFINITY) return { problem: 'time' }
  if (deviceMs > receivedMs + clockAheadMaxMs) return { ...atReceipt, quality: 'clock' }
  // Adding 0 makes 0 of −0.
  const lagS = Math.round((receivedMs - deviceMs) / 1000) + 0
  return { atMs: deviceMs, lagS, quality: 'good', deviceMs }
}
