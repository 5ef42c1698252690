import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findReported, findState, listAlarms, listReported } from './content-store.ts'
import type { StoredReport } from '../reports-store.ts'

/** Readings that come later than this after they were measured are not sent on. */
const latestMs = 86_400_000
/** What is received now may be committed in a moment: it is sent with the next report. */
const marginMs = 10_000
/** Of one report; the others go with the next ones, which follow at once. */
const mostReadings = 5000

type Told = Pick<Platform, 'telemetry'>

/**
 * What a report says of its device, and until when; null where there is nothing to say. Each reading is in one report: by
 * when it was received, to the second.
 */
export async function reportBody(
  { telemetry }: Told,
  scope: ProjectScope,
  report: StoredReport,
): Promise<{ until: Date; isAll: boolean; body: object | null }> {
  const { deviceId, content } = report
  const from = new Date(report.sentUntil)
  const latest = new Date(scope.clock.now().getTime() - marginMs)
  const device = await findReported(scope, deviceId)
  if (!device || latest <= from) return { until: from, isAll: true, body: null }
  const variables = content.includes('readings') ? await listReported(scope, deviceId) : []
  const { until, readings } = await firstReceived({ telemetry }, variables, from, latest)
  const isAll = until.getTime() === latest.getTime()
  const alarms = content.includes('alarms') ? await listAlarms(scope, deviceId, from, until) : []
  const state = content.includes('state') ? await findState(scope, deviceId) : null
  if (readings.length === 0 && alarms.length === 0 && !state) return { until, isAll, body: null }
  return {
    until,
    isAll,
    body: {
      type: 'device.report',
      timestamp: until.toISOString(),
      data: {
        device,
        from: from.toISOString(),
        to: until.toISOString(),
        state,
        readings,
        alarms,
      },
    },
  }
}

type ReportedVariable = { id: number; key: string; name: string; unit: string }

/** What was received first, until when: half of the time, again and again, while there is more than one report takes. */
async function firstReceived(
  told: Told,
  variables: readonly ReportedVariable[],
  from: Date,
  latest: Date,
): Promise<{ until: Date; readings: object[] }> {
  let until = latest
  for (;;) {
    const { isCut, readings } = await receivedBetween(told, variables, from, until)
    const halfMs = Math.floor((until.getTime() - from.getTime()) / 2)
    // Times of receipt are in seconds: what one second brought is not told apart.
    if (!isCut || halfMs < 1000) return { until, readings }
    until = new Date(from.getTime() + halfMs)
  }
}

async function receivedBetween(
  { telemetry }: Told,
  variables: readonly ReportedVariable[],
  from: Date,
  until: Date,
): Promise<{ isCut: boolean; readings: object[] }> {
  const byId = new Map(variables.map((variable) => [variable.id, variable]))
  const [fromMs, untilMs] = [from.getTime(), until.getTime()]
  // A wrong clock may be ahead of the receipt.
  const span = { fromMs: fromMs - latestMs, beforeMs: untilMs + latestMs }
  const found: object[] = []
  const pages = telemetry.readings({ variableIds: [...byId.keys()], ...span })
  for await (const page of pages)
    for (const { variableId, atMs, value, quality, lagS } of page) {
      const receivedMs = atMs + lagS * 1000
      const variable = byId.get(variableId)
      if (receivedMs <= fromMs || receivedMs > untilMs || !variable) continue
      if (found.length === mostReadings) return { isCut: true, readings: found }
      const { key, name, unit } = variable
      found.push({ key, name, unit, at: new Date(atMs).toISOString(), value, quality })
    }
  return { isCut: false, readings: found }
}
