import type { Quality } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findReported, findState, listAlarms, listReported } from './content-store.ts'
import type { StoredService, ToldReading } from './services-store.ts'

/** Readings that come later than this after they were measured are not sent on. */
const latestMs = 86_400_000
/** What is received now may be committed in a moment: it is sent with the next report. */
const marginMs = 10_000
/** Of one report; the others go with the next ones, which follow at once. */
const mostReadings = 5000

type Told = Pick<Platform, 'telemetry'>

/**
 * What a report says of its device, and until when; null where there is nothing to say. Each reading is in one report, in the
 * order in which they were received; where more follow, `last` is the last of those that were received at its end.
 */
export async function reportBody(
  told: Told,
  scope: ProjectScope,
  { deviceId, content, sentUntil, lastTold }: StoredService,
): Promise<{ until: Date; last: ToldReading | null; body: object | null }> {
  const from = new Date(sentUntil)
  const latest = new Date(scope.clock.now().getTime() - marginMs)
  const device = await findReported(scope, deviceId)
  if (!device || latest <= from) return { until: from, last: lastTold, body: null }
  const variables = content.includes('readings') ? await listReported(scope, deviceId) : []
  const variableIds = variables.map(({ id }) => id)
  const span = { from: placeOf(from, lastTold), untilMs: latest.getTime() }
  const { found, isCut } = await firstReceived(told, variableIds, span)
  const lastFound = isCut ? found.at(-1) : undefined
  const until = lastFound ? new Date(lastFound.receivedMs) : latest
  const last = lastFound ? { variableId: lastFound.variableId, atMs: lastFound.atMs } : null
  const alarms = content.includes('alarms') ? await listAlarms(scope, deviceId, from, until) : []
  const state = content.includes('state') ? await findState(scope, deviceId) : null
  if (found.length === 0 && alarms.length === 0 && !state) return { until, last, body: null }
  const named = new Map(variables.map(({ id, ...names }) => [id, names]))
  const readings = found.map(({ variableId, atMs, value, quality }) => ({
    ...named.get(variableId),
    at: new Date(atMs).toISOString(),
    value,
    quality,
  }))
  return {
    until,
    last,
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

/** By when a reading was received, to the second; what came at once is told apart by what it is. */
type Place = ToldReading & { receivedMs: number }
type Found = Place & { value: number | null; quality: Quality }

const inOrder = (a: Place, b: Place) =>
  a.receivedMs - b.receivedMs || a.variableId - b.variableId || a.atMs - b.atMs

/** Behind the last one that was told, or behind all that was received until then. */
const placeOf = (until: Date, last: ToldReading | null): Place => ({
  receivedMs: until.getTime(),
  variableId: last?.variableId ?? Number.POSITIVE_INFINITY,
  atMs: last?.atMs ?? Number.POSITIVE_INFINITY,
})

/** As many as a report takes of what was received first, in that order. */
async function firstReceived(
  { telemetry }: Told,
  variableIds: readonly number[],
  { from, untilMs }: { from: Place; untilMs: number },
): Promise<{ found: Found[]; isCut: boolean }> {
  const found: Found[] = []
  let isCut = false
  const cut = () => {
    isCut ||= found.length > mostReadings
    found.sort(inOrder).splice(mostReadings)
  }
  // A wrong clock may be ahead of the receipt.
  const span = { fromMs: from.receivedMs - latestMs, beforeMs: untilMs + latestMs }
  for await (const page of telemetry.readings({ variableIds, ...span }))
    for (const { variableId, atMs, value, quality, lagS } of page) {
      const one = { receivedMs: atMs + lagS * 1000, variableId, atMs, value, quality }
      if (one.receivedMs > untilMs || inOrder(one, from) <= 0) continue
      found.push(one)
      if (found.length > 2 * mostReadings) cut()
    }
  cut()
  return { found, isCut }
}
