import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storedLate } from '../../../platform/telemetry/write/untold-store.ts'
import { findReported, findState, listAlarms, listReported, mostAlarms } from './content-store.ts'
import { readingsToTell } from './readings-to-tell.ts'
import type { StoredService, ToldReading } from './services-store.ts'

type Told = Pick<Platform, 'telemetry'>
type Report = {
  until: Date
  last: ToldReading | null
  body: object | null
  /** Whether there is more to tell at once. */
  isCut: boolean
}

/**
 * What a report says of its device, and until when; null where there is nothing to say. Each reading is in one report, in the
 * order in which they were received; where more follow, `last` is the last of those that were received at its end.
 */
export async function reportBody(
  told: Told,
  scope: ProjectScope,
  { deviceId, content, sentUntil, lastTold }: StoredService,
): Promise<Report> {
  const from = new Date(sentUntil)
  const latest = new Date(scope.clock.now().getTime() - storedLate.toldAfterMs)
  const device = await findReported(scope, deviceId)
  if (!device || latest <= from) return { until: from, last: lastTold, body: null, isCut: false }
  const found = content.includes('alarms')
    ? await listAlarms(scope, deviceId, { from, until: latest })
    : []
  const lastAlarm = found.length >= mostAlarms ? found.at(-1) : undefined
  const variables = content.includes('readings') ? await listReported(scope, deviceId) : []
  const { until, last, ...those } = await readingsToTell(told, scope, {
    deviceId,
    variableIds: variables.map(({ id }) => id),
    from,
    lastTold,
    until: lastAlarm ? new Date(lastAlarm.toldMs) : latest,
  })
  const isCut = those.isCut || lastAlarm !== undefined
  const alarms = found.flatMap(({ toldMs, ...alarm }) => (toldMs > until.getTime() ? [] : [alarm]))
  const state = content.includes('state') ? await findState(scope, deviceId) : null
  if (those.readings.length === 0 && alarms.length === 0 && !state)
    return { until, last, body: null, isCut }
  const named = new Map(variables.map(({ id, ...names }) => [id, names]))
  const readings = those.readings.map(({ variableId, atMs, value, quality }) => ({
    ...named.get(variableId),
    at: new Date(atMs).toISOString(),
    value,
    quality,
  }))
  const to = until.toISOString()
  const data = { device, from: from.toISOString(), to, state, readings, alarms }
  return { until, last, body: { type: 'device.report', timestamp: to, data }, isCut }
}
