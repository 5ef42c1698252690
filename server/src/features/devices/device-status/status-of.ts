import type { DeviceStatus } from '@puquio/contract/modi/device-status'
import { clockSkewOf, graceOfChannelS, latenessOf, reportingOf, zonedInstant } from '@puquio/domain'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredDevice } from '../device-store.ts'

const shownGaps = 50
const shownRefused = 50
const dayMs = 86_400_000

type Asked = { days: number; now: Date; timeZone: string }

/**
 * How a device reported in the last days, at most since the day on which it was installed, and not before it was made
 * here or first heard.
 */
export async function statusOf(
  { telemetry }: Pick<Platform, 'telemetry'>,
  device: StoredDevice,
  { days, now, timeZone }: Asked,
): Promise<DeviceStatus> {
  const beforeMs = now.getTime()
  const fromMs = Math.min(
    beforeMs,
    Math.max(
      beforeMs - days * dayMs,
      Date.parse(zonedInstant(device.installedOn, '00:00', timeZone)),
    ),
  )
  const span = { fromMs, beforeMs }
  const variableIds = device.variables.map(({ id }) => id)
  const asked = { ...span, variableIds, deviceId: device.id, most: shownRefused }
  const { arrivalsMs, lags, messages, refused } = await telemetry.heard(asked)
  const firstMs = arrivalsMs.reduce((least, ms) => Math.min(least, ms), beforeMs)
  const beganMs = Math.max(fromMs, Math.min(Date.parse(device.createdAt), firstMs))
  const graceS = device.graceS ?? graceOfChannelS[device.channel]
  const { due, came, gaps, silentMs } = reportingOf({
    fromMs: beganMs,
    beforeMs,
    arrivalsMs,
    intervalMs: device.intervalS * 1000,
    graceMs: graceS * 1000,
  })
  const lateness = lags.flatMap(({ channel, lags: counts }) => {
    const found = latenessOf(counts)
    return found ? [{ channel, ...found }] : []
  })
  // Of several channels the quickest says most about the clock.
  const quickest = lateness.toSorted((a, b) => a.leastS - b.leastS)[0]
  const skew = quickest && clockSkewOf(quickest)
  return {
    from: instant(beganMs),
    to: instant(beforeMs),
    intervalS: device.intervalS,
    graceS,
    due,
    came,
    silentS: silentMs / 1000,
    gapCount: gaps.length,
    gaps: gaps
      .slice(0, shownGaps)
      .map((gap) => ({ from: instant(gap.fromMs), to: instant(gap.beforeMs) })),
    lateness,
    clock: skew ? { kind: skew.kind, seconds: skew.kind === 'none' ? 0 : skew.seconds } : null,
    messages,
    refused: refused.map(({ atMs, ...message }) => ({ receivedAt: instant(atMs), ...message })),
  }
}

const instant = (ms: number) => new Date(ms).toISOString()
