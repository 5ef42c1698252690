import type { DeviceChannel } from '../devices/fields.ts'
import { staleAtMs } from '../devices/state.ts'

/** What E001 asks of a device: nothing received for longer than its interval and the grace of its channel. */
export type Listened = {
  /** Null where it is not in the field yet. */
  installedAtMs: number | null
  /** Of any message, the latest ever; it only grows. */
  lastReceivedAtMs: number | null
  channel: DeviceChannel
  intervalS: number
  /** Null takes that of the channel. */
  graceS: number | null
  /** Where its E001 is active. */
  raisedAtMs: number | null
}

/** `hasReported` is false for a device that was installed and sent nothing since. */
export type SilenceTransition =
  | { kind: 'raised'; atMs: number; sinceMs: number; hasReported: boolean }
  | { kind: 'cleared'; atMs: number; raisedAtMs: number }

/** Since when we hear devices, and when that was last confirmed; kept where all processes see it. */
export type Watch = { sinceMs: number; confirmedAtMs: number }

/** Longest time between two confirmations of a watch: beyond it we were away, and devices spoke to nobody. */
export const watchLapseMs = 60_000

/** Confirms the watch. After our own absence it begins anew, so that no device pays for it. */
export const keepWatch = (watch: Watch | null, nowMs: number): Watch => {
  const isUnbroken = watch !== null && nowMs - watch.confirmedAtMs <= watchLapseMs
  return {
    sinceMs: isUnbroken ? watch.sinceMs : nowMs,
    confirmedAtMs: isUnbroken ? Math.max(watch.confirmedAtMs, nowMs) : nowMs,
  }
}

/** Raises or clears the E001 of a device; null where it stays as it is. */
export const checkSilence = (
  device: Listened,
  nowMs: number,
  listeningSinceMs: number,
): SilenceTransition | null => {
  const { raisedAtMs, lastReceivedAtMs, installedAtMs } = device
  if (raisedAtMs !== null) {
    const isHeard = lastReceivedAtMs !== null && nowMs <= silentAtMs(device, lastReceivedAtMs)
    const atMs = Math.max(lastReceivedAtMs ?? raisedAtMs, raisedAtMs)
    return isHeard ? { kind: 'cleared', atMs, raisedAtMs } : null
  }
  const sinceMs = lastReceivedAtMs ?? installedAtMs
  if (sinceMs === null) return null
  const atMs = silentAtMs(device, Math.max(sinceMs, listeningSinceMs))
  const hasReported = lastReceivedAtMs !== null
  return nowMs > atMs ? { kind: 'raised', atMs, sinceMs, hasReported } : null
}

const silentAtMs = (device: Listened, lastReceivedAtMs: number): number =>
  staleAtMs({ ...device, lastReceivedAtMs }) ?? Infinity
