import type { TelemetryScope } from '../db/scopes/scope.ts'
import { upsertLatest } from './latest-store.ts'
import type { Row } from './reading.ts'

const everyMs = 1000

type Parts = { scope: TelemetryScope; onError: (error: Error) => void }

/**
 * Holds the newest reading of each variable that was stored here, and upserts them once a second. What a killed process
 * held is found again by the rollups.
 */
export function openLatest({ scope, onError }: Parts) {
  let held = new Map<number, Row>()
  let timer: NodeJS.Timeout | null = null
  let storing: Promise<void> = Promise.resolve()

  const note = (rows: readonly Row[]) => {
    for (const row of rows) {
      const known = held.get(row.variableId)
      if (!known || known.atMs <= row.atMs) held.set(row.variableId, row)
    }
    if (held.size > 0) timer ??= setTimeout(() => void storeHeld(), everyMs).unref()
  }
  const storeHeld = () => {
    if (timer) clearTimeout(timer)
    timer = null
    storing = storing.then(async () => {
      const taken = held
      held = new Map()
      try {
        await upsertLatest(scope, [...taken.values()])
      } catch (error) {
        onError(error as Error)
        note([...taken.values()])
      }
    })
    return storing
  }
  return {
    note,
    /** Stores what is held. */
    store: storeHeld,
    drop(variableIds: readonly number[]) {
      for (const id of variableIds) held.delete(id)
    },
  }
}
