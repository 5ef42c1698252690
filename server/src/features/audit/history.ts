import type { AuditDetail } from '@puquio/contract/audit'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { toShown } from './references-store.ts'
import { findEntriesOf, type HistoryOf, readEntry } from './store.ts'

type Asked = {
  page?: number | undefined
  size?: number | undefined
  sort?: 'at' | '-at' | undefined
}

/** The entries that changed any of these records, with these records alone; the newest first. */
export async function readHistory(scope: ProjectScope, of: HistoryOf, asked: Asked) {
  const trail = { scope, lane: scope.projectId, timeZone: scope.timeZone }
  const { items, total } = await findEntriesOf(trail, of, asked)
  const read = await Promise.all(items.map(({ id }) => readEntry(trail, id)))
  const shown = await toShown(
    trail,
    read.filter((entry) => entry !== null),
  )
  return {
    items: shown.map((entry) => ({ ...entry, changes: ofRecords(entry.changes, of) })),
    total,
  }
}

const ofRecords = (changes: AuditDetail['changes'], of: HistoryOf): AuditDetail['changes'] =>
  changes.flatMap(({ table, records, ...change }) => {
    const wanted = new Set(of[table]?.map(String))
    const kept = (records ?? []).filter(({ id }) => wanted.has(id))
    return kept.length === 0 ? [] : [{ ...change, table, records: kept, rows: kept.length }]
  })
