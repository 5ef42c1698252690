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
export type Listening = { sinceMs: number; confirmedAtMs: number }

/** Longest time between two confirmations that we listen: beyond it we were away, and devices spoke to nobody. */
export const listeningLapseMs = 60_000

/** Confirms that we listen. After our own absence listening begins anew, so that no device pays for it. */
export const keepListening = (listening: Listening | null, nowMs: number): Listening => {
  const isUnbroken = listening !== null && nowMs - listening.confirmedAtMs <= listeningLapseMs
  return {
    sinceMs: isUnbroken ? listening.sinceMs : nowMs,
    confirmedAtMs: isUnbroken ? Math.max(listening.confirmedAtMs, nowMs) : nowMs,
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
