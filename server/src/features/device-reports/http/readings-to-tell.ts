import type { Quality } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { longestLagMs } from '../../../platform/telemetry/write/untold-store.ts'
import type { ToldReading } from './services-store.ts'
import { readUntold, takeUntold } from './untold-store.ts'

/** Of one report; the others go with the next ones, which follow at once. */
const mostReadings = 5000

/** By when a reading was received, to the second; what came at once is told apart by what it is. */
type Place = ToldReading & { receivedMs: number }
type Found = Place & { value: number | null; quality: Quality }

type Told = Pick<Platform, 'telemetry'>
type Asked = {
  deviceId: number
  variableIds: readonly number[]
  /** What was received until then was told, of that instant until the last one that is named. */
  from: Date
  lastTold: ToldReading | null
  until: Date
}

/**
 * As many readings as a report takes of those that were received in a span first, and of those that were stored so late that
 * the reports of their time had gone. `last` is the last one told of those received at `until`, where more follow.
 */
export async function readingsToTell(
  told: Told,
  scope: ProjectScope,
  { deviceId, variableIds, lastTold, ...span }: Asked,
): Promise<{ readings: Found[]; until: Date; last: ToldReading | null; isCut: boolean }> {
  if (variableIds.length === 0) return { readings: [], until: span.until, last: null, isCut: false }
  const { found, isCut } = await firstReceived(told, variableIds, {
    from: placeOf(span.from, lastTold),
    untilMs: span.until.getTime(),
  })
  const end = isCut ? found.at(-1) : undefined
  const until = end ? new Date(end.receivedMs) : span.until
  const noted = new Set((await readUntold(scope, found)).map(keyOf))
  const inTime = found.filter((reading) => !noted.has(keyOf(reading)))
  // Of an instant that is cut the next report tells the rest, and what of it is untold, too.
  const before = new Date(until.getTime() + (end ? 0 : 1))
  const most = mostReadings - inTime.length
  const untold = await takeUntold(scope, { deviceId, before }, most)
  const late = await readThese(told, untold, variableIds)
  return {
    readings: [...inTime, ...late].sort(inOrder),
    until,
    last: end ? { variableId: end.variableId, atMs: end.atMs } : null,
    isCut: isCut || untold.length === most,
  }
}

const inOrder = (a: Place, b: Place) =>
  a.receivedMs - b.receivedMs || a.variableId - b.variableId || a.atMs - b.atMs
const keyOf = ({ variableId, atMs }: ToldReading) => `${variableId} ${atMs}`

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
  const span = { fromMs: from.receivedMs - longestLagMs, beforeMs: untilMs + longestLagMs }
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

/** Those of them that are of these variables, and are still there. */
async function readThese(
  { telemetry }: Told,
  named: readonly ToldReading[],
  variableIds: readonly number[],
): Promise<Found[]> {
  const found: Found[] = []
  for (const variableId of variableIds) {
    const times = new Set(named.flatMap((one) => (one.variableId === variableId ? one.atMs : [])))
    if (times.size === 0) continue
    const span = { fromMs: Math.min(...times), beforeMs: Math.max(...times) + 1 }
    for await (const page of telemetry.readings({ variableIds: [variableId], ...span }))
      for (const { atMs, value, quality, lagS } of page)
        if (times.has(atMs))
          found.push({ receivedMs: atMs + lagS * 1000, variableId, atMs, value, quality })
  }
  return found
}
