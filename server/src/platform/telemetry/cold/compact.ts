import { lock } from '../../db/lock.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import type { Month, Partitions } from '../partitions.ts'
import { awaitsRollups, nextVariable, takeReadings } from './compact-store.ts'
import { insertPacked, takePacked, unpacked } from './cold-store.ts'
import { dayMs, dayOf, packDay } from './pack-day.ts'
import { coldBeforeMs } from './thaw.ts'

type Parts = { scope: TelemetryScope; partitions: Partitions; endsAt: Date }

/** Readings of a second's interval that one statement takes: those of four days. */
const daysAtOnce = 4

/**
 * Packs the readings of closed months, variable by variable, each month of one in a transaction, and removes the tables
 * that are empty then. It goes on where it was broken off; returns how many readings it packed.
 */
export async function compact({ scope, partitions, endsAt }: Parts): Promise<number> {
  const closed = { fromMs: 0, beforeMs: coldBeforeMs(scope.clock.now()) }
  let packed = 0
  for (const month of await partitions.months('reading', closed)) {
    let variableId: number | null = 0
    while ((variableId = await nextVariable(scope, month, variableId)) !== null) {
      if (scope.clock.now() > endsAt) return packed
      packed += await packMonth(scope, variableId, month)
    }
    await partitions.dropEmpty('reading', month)
  }
  return packed
}

/** Packs a month of one variable, or nothing of it; a variable whose rollups wait for its readings has to wait, too. */
const packMonth = (scope: TelemetryScope, variableId: number, month: Month) =>
  scope.transaction(async (within) => {
    await lock(within, 'cold-readings')
    if (await awaitsRollups(within, variableId, month)) return 0
    const { from, before } = month
    let packed = 0
    const step = daysAtOnce * dayMs
    for (let fromMs = from.getTime(); fromMs < before.getTime(); fromMs += step)
      packed += await packDays(within, variableId, {
        fromMs,
        beforeMs: Math.min(fromMs + step, before.getTime()),
      })
    return packed
  })

async function packDays(
  scope: TelemetryScope,
  variableId: number,
  span: { fromMs: number; beforeMs: number },
): Promise<number> {
  const taken = await takeReadings(scope, variableId, span)
  const byDay = Map.groupBy(taken, ({ atMs }) => dayOf(atMs))
  // An older version that runs beside this one may have written where all was packed.
  const earlier = await takePacked(scope, [variableId], [...byDay.keys()])
  for (const row of unpacked(earlier, span)) byDay.get(dayOf(row.atMs))?.unshift(row)
  const packed = [...byDay].map(([day, rows]) => {
    const distinct = new Map(rows.toReversed().map((row) => [row.atMs, row]))
    const sorted = [...distinct.values()].toSorted((a, b) => a.atMs - b.atMs)
    return { variableId, day, n: sorted.length, body: packDay(day, sorted) }
  })
  if (packed.length > 0) await insertPacked(scope, packed)
  return taken.length
}
