import type { AlarmRow } from '@puquio/contract/modi/alarms'
import type { DeviceMailInput } from '@puquio/contract/modi/device-reports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { alarmsBetween } from '../../alarms/service.ts'
import { findDevice } from '../../devices/service.ts'

export type MailSpan = { from: Date; until: Date }
/** Good readings of a variable in the period of a mail; null where there is none. */
export type Measured = {
  name: string
  unit: string
  decimals: number
  found: {
    count: number
    min: number
    max: number
    mean: number
    last: number
    lastMs: number
  } | null
}
type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>
/** What a mail says, in no language yet; null for what it is not to say. */
export type MailContent = {
  device: Device
  hasState: boolean
  measured: Measured[] | null
  alarms: AlarmRow[] | null
}

/** Longer periods are told by the sums of hours. */
const longestRawMs = 2 * 86_400_000
const mostAlarms = 50

/** What a device measured and reported in a period; null where the project has no such device in service. */
export async function mailContent(
  { telemetry }: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  deviceId: number,
  { content, ...span }: Pick<DeviceMailInput, 'content'> & MailSpan,
): Promise<MailContent | null> {
  const device = await findDevice(scope, deviceId)
  if (!device || device.retiredAt !== null) return null
  return {
    device,
    hasState: content.includes('state'),
    measured: content.includes('readings') ? await measuredIn(telemetry, device, span) : null,
    alarms: content.includes('alarms')
      ? await alarmsBetween(scope, { deviceId, ...span, most: mostAlarms })
      : null,
  }
}

async function measuredIn(
  telemetry: Platform['telemetry'],
  { variables }: Device,
  { from, until }: MailSpan,
): Promise<Measured[]> {
  const shown = variables.filter(({ retiredAt }) => retiredAt === null)
  if (shown.length === 0) return []
  const span = { fromMs: from.getTime(), beforeMs: until.getTime() }
  const level = span.beforeMs - span.fromMs > longestRawMs ? '1h' : 'raw'
  const points = await telemetry.points({ variableIds: shown.map(({ id }) => id), ...span, level })
  const byId = new Map(points.map((one) => [one.variableId, one]))
  return shown.map(({ id, name, unit, decimals }) => {
    const found = byId.get(id)
    return { name, unit, decimals, found: found ? summed(found) : null }
  })
}

type Points = Awaited<ReturnType<Platform['telemetry']['points']>>[number]

/** Of suspect readings n is 0. */
function summed({ atMs, n, min, max, mean, last }: Points): Measured['found'] {
  const sum = { count: 0, min: Infinity, max: -Infinity, total: 0, last: 0, lastMs: 0 }
  for (const [index, count] of n.entries()) {
    if (count === 0) continue
    sum.count += count
    sum.total += count * (mean[index] ?? 0)
    sum.min = Math.min(sum.min, min[index] ?? Infinity)
    sum.max = Math.max(sum.max, max[index] ?? -Infinity)
    sum.last = last[index] ?? 0
    sum.lastMs = atMs[index] ?? 0
  }
  if (sum.count === 0) return null
  const { total, ...rest } = sum
  return { ...rest, mean: total / sum.count }
}
