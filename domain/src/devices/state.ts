import type { DeviceChannel } from './fields.ts'

/**
 * What a device's row says of it, the gravest first. `never`: nothing came since it was installed; `stale`: nothing
 * within its interval and grace (E001).
 */
export const deviceStates = ['alarm', 'warning', 'stale', 'never', 'alarm-disabled', 'ok'] as const
export type DeviceState = (typeof deviceStates)[number]

/** Seconds that a channel may be silent beyond the interval: a satellite pass is missed easily. Judgement. */
export const graceOfChannelS: Readonly<Record<DeviceChannel, number>> = {
  mobile: 15 * 60,
  lora: 30 * 60,
  satellite: 2 * 3600,
}

type Heard = {
  channel: DeviceChannel
  intervalS: number
  graceS: number | null
  lastReceivedAtMs: number | null
}

/** When silence is too long, in ms; null for a device that never reported. */
export const staleAtMs = ({
  channel,
  intervalS,
  graceS,
  lastReceivedAtMs,
}: Heard): number | null =>
  lastReceivedAtMs === null
    ? null
    : lastReceivedAtMs + (intervalS + (graceS ?? graceOfChannelS[channel])) * 1000

type Judged = Heard & {
  alarmsEnabled: boolean
  /** Of its active alarms; null where there is none. */
  gravest: 'high' | 'medium' | 'low' | null
}

/** Alarms of a device whose alarms are off do not show. */
export function deviceState(device: Judged, nowMs: number): DeviceState {
  if (device.alarmsEnabled && device.gravest === 'high') return 'alarm'
  if (device.alarmsEnabled && device.gravest !== null) return 'warning'
  const atMs = staleAtMs(device)
  if (atMs === null) return 'never'
  if (nowMs > atMs) return 'stale'
  return device.alarmsEnabled ? 'ok' : 'alarm-disabled'
}
