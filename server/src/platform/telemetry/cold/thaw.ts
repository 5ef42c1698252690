import { lockShared } from '../../db/lock.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { insertReadings } from '../write/insert-readings-store.ts'
import { takePacked } from './cold-store.ts'
import { dayMs, dayOf, unpackDay } from './pack-day.ts'

/** Months are packed once they have been over for so long: most of what comes late has come. */
const closedForDays = 30

/** Before it, readings may be packed: the beginning of a month. */
export function coldBeforeMs(now: Date): number {
  const closed = new Date(now.getTime() - closedForDays * dayMs)
  return Date.UTC(closed.getUTCFullYear(), closed.getUTCMonth(), 1)
}

/** Days of a variable that one statement unpacks. */
const atOnce = 50

/**
 * Unpacks the days of these readings, as long as the transaction lasts, so that what is written or changed beside them
 * meets them. The next night packs them again.
 */
export async function thaw(
  scope: Pick<TelemetryScope, 'rows' | 'clock'>,
  keys: readonly { variableId: number; atMs: number }[],
): Promise<void> {
  const beforeMs = coldBeforeMs(scope.clock.now())
  const old = keys.filter(({ atMs }) => atMs < beforeMs)
  if (old.length === 0) return
  // What is packed meanwhile would be in both places.
  await lockShared(scope, 'cold-readings')
  const ids = [...new Set(old.map(({ variableId }) => variableId))].toSorted((a, b) => a - b)
  const days = [...new Set(old.map(({ atMs }) => dayOf(atMs)))].toSorted((a, b) => a - b)
  for (const id of ids)
    for (let at = 0; at < days.length; at += atOnce) {
      const taken = await takePacked(scope, [id], days.slice(at, at + atOnce))
      const rows = taken.flatMap(({ variableId, day, body }) => unpackDay(variableId, day, body))
      if (rows.length > 0) await insertReadings(scope, rows)
    }
}
