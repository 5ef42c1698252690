import type { AuditDetail, AuditEntry, AuditRecord } from '@puquio/contract/audit'
import { raw, sql } from '../../platform/db/sql.ts'
import { currentNames, idColumns, ownReferences, type Reference, references } from './references.ts'
import type { ListedEntry, StoredDetail, StoredEntry, Trail } from './store.ts'

/** Columns that are not shown: the entry has the project, and the record its id. */
const unsaid = ['id', 'project_id']

/** The entries of a list, their first records by name. */
export async function toListed(
  trail: Trail,
  entries: readonly ListedEntry[],
): Promise<AuditEntry[]> {
  const names = await readNames(trail, entries)
  return entries.map(({ requestId: _, changes, ...entry }) => ({
    ...entry,
    testOutcome: testOutcomeOf(changes),
    changes: changes.map(({ details, table, operation, rows }) => ({
      table,
      operation,
      rows,
      names: (details ?? []).map((detail) => recordName(names, table, detail)),
    })),
  }))
}

/** The entry as it is shown: ids by the names of what they name, as it is or was last. */
export async function toShown(
  trail: Trail,
  entries: readonly StoredEntry[],
): Promise<AuditDetail[]> {
  const names = await readNames(trail, entries)
  const shown = (table: string, column: string, value: unknown) =>
    value === undefined || value === null ? null : nameOf(names, table, column, value)
  const record = (table: string, detail: StoredDetail): AuditRecord => {
    const { id, before = {}, after = {} } = detail
    return {
      id,
      name: recordName(names, table, detail),
      fields: [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((field) => !unsaid.includes(field))
        .map((field) => ({
          field,
          before: shown(table, field, before[field]),
          after: shown(table, field, after[field]),
        })),
    }
  }
  return entries.map(({ changes, localAt: _, ...entry }) => ({
    ...entry,
    testOutcome: testOutcomeOf(changes),
    changes: changes.map(({ table, operation, rows, details }) => ({
      table,
      operation,
      rows,
      records: details?.map((detail) => record(table, detail)) ?? null,
    })),
  }))
}

function testOutcomeOf(changes: StoredEntry['changes']): string | null {
  const server = changes.find(({ table }) => table === 'mail_server')
  const outcome = server?.details?.[0]?.after?.['test_outcome']
  return typeof outcome === 'string' ? outcome : null
}

/** Names by the table and the id. */
type Names = ReadonlyMap<string, string>

const referenceOf = (table: string, column: string): Reference | undefined =>
  references[`${table}.${column}`] ?? references[column]

const nameOf = (names: Names, table: string, column: string, value: unknown) => {
  const reference = referenceOf(table, column)
  if (!reference) return value
  const id = String(Number(value))
  return names.get(`${reference.table}:${id}`) ?? `#${id}`
}

/** The record's own name, else what its id or one of its columns names. */
function recordName(names: Names, table: string, detail: StoredDetail): string {
  const current = currentNames[table] && names.get(`${table}:${detail.id}`)
  if (current !== undefined) return current
  if (detail.name) return detail.name
  for (const { reference, id } of named(table, detail)) {
    const name = names.get(`${reference.table}:${id}`)
    if (name !== undefined) return name
  }
  return `#${detail.id}`
}

function named(table: string, { id, before, after }: StoredDetail) {
  const own = idColumns[table]
  const columns = own ? [] : (ownReferences[table] ?? [])
  const values = { ...before, ...after }
  return [
    ...(own ? [{ reference: references[own], id }] : []),
    ...columns.map((column) => ({ reference: referenceOf(table, column), id: values[column] })),
  ].flatMap(({ reference, id: value }) =>
    reference && Number.isSafeInteger(Number(value)) ? [{ reference, id: String(value) }] : [],
  )
}

async function readNames(
  { scope }: Trail,
  entries: readonly { changes: StoredEntry['changes'] }[],
): Promise<Names> {
  const wanted = new Map<Reference, Set<string>>()
  const want = (reference: Reference | undefined, id: unknown) => {
    if (reference === undefined || id === null || !Number.isSafeInteger(Number(id))) return
    wanted.set(reference, (wanted.get(reference) ?? new Set()).add(String(Number(id))))
  }
  for (const { changes } of entries)
    for (const { table, details } of changes)
      for (const detail of details ?? []) {
        for (const values of [detail.before ?? {}, detail.after ?? {}])
          for (const [column, value] of Object.entries(values))
            want(referenceOf(table, column), value)
        want(currentNames[table], detail.id)
        for (const { reference, id } of named(table, detail)) want(reference, id)
      }
  const names = new Map<string, string>()
  for (const [{ table, name }, ids] of wanted) {
    const rows = await scope.rows<{ id: number; name: string | null }>(
      sql`select id, ${raw(name)} as name from ${raw(table)} where id = any(${[...ids]}::int[])`,
    )
    const gone = new Set(ids)
    for (const row of rows) {
      gone.delete(String(row.id))
      if (row.name) names.set(`${table}:${row.id}`, row.name)
    }
    if (gone.size === 0) continue
    // What was deleted stands in the trail, with its last name.
    const deleted = await scope.rows<{ id: string; name: string }>(sql`
      select d->>'id' as id, d->>'name' as name from audit_change c, jsonb_array_elements(c.details) d
      where c.table_name = ${table} and c.operation = 'delete' and d->>'id' = any(${[...gone]}::text[])
        and d ? 'name'`)
    for (const row of deleted) names.set(`${table}:${row.id}`, row.name)
  }
  return names
}
