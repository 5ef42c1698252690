import type { AuditDetail, AuditRecord } from '@puquio/contract/audit'
import { raw, sql } from '../../platform/db/sql.ts'
import type { StoredDetail, StoredEntry, Trail } from './store.ts'

/** Guests who have not opened the project yet are shown by their e-mail. */
const person = `case when exists (select from awaited_guest g
    where g.project_id = nullif(current_setting('app.project', true), '')::int and g.user_id = app_user.id)
  then email else concat_ws(' ', name, last_name) end`
/** What an id in a column names: its table, and what a row of it is called by. */
const referred: Record<string, { table: string; name: string }> = {
  station_id: { table: 'station', name: 'code' },
  plan_id: { table: 'plan', name: 'title' },
  target_plan_id: { table: 'plan', name: 'title' },
  component_id: { table: 'environmental_component', name: 'name' },
  subcomponent_id: { table: 'environmental_subcomponent', name: 'name' },
  mining_component_id: { table: 'mining_component', name: 'name' },
  source_type_id: { table: 'source_type', name: 'name' },
  profile_id: { table: 'parameter_profile', name: 'name' },
  frequency_id: { table: 'frequency', name: 'name' },
  file_id: { table: 'stored_file', name: 'name' },
  user_id: { table: 'app_user', name: person },
  created_by: { table: 'app_user', name: person },
  annulled_by: { table: 'app_user', name: person },
  withdrawn_by: { table: 'app_user', name: person },
  removed_by: { table: 'app_user', name: person },
  revoked_by: { table: 'app_user', name: person },
  uploaded_by: { table: 'app_user', name: person },
  monitoring_id: {
    table: 'monitoring',
    name: `(select s.code from station s where s.id = station_id) || ' · ' || estimated_on`,
  },
}
/** Records without a name of their own. */
const columnOfTable: Record<string, string> = { monitoring: 'monitoring_id' }

/** Columns that are not shown: the entry has the project, and the record its id. */
const unsaid = ['id', 'project_id']

/** The entry as it is shown: ids by the names that they have today, where they have one. */
export async function toShown(
  { scope }: Trail,
  entries: readonly StoredEntry[],
): Promise<AuditDetail[]> {
  const wanted = new Map<string, Set<number>>()
  const want = (column: string, id: unknown) => {
    if (!(column in referred) || !Number.isSafeInteger(id)) return
    wanted.set(column, (wanted.get(column) ?? new Set()).add(Number(id)))
  }
  for (const { changes } of entries)
    for (const { table, details } of changes)
      for (const { id, before = {}, after = {} } of details ?? []) {
        for (const [column, value] of [...Object.entries(before), ...Object.entries(after)])
          want(column, value)
        if (table in columnOfTable) want(columnOfTable[table] ?? '', Number(id))
      }
  const names = new Map<string, string>()
  for (const [column, ids] of wanted) {
    const { table, name } = referred[column] as (typeof referred)[string]
    const rows = await scope.rows<{ id: number; name: string }>(
      sql`select id, ${raw(name)} as name from ${raw(table)} where id = any(${[...ids]}::int[])`,
    )
    for (const row of rows) names.set(`${column}:${row.id}`, row.name)
  }
  const shown = (column: string, value: unknown) => {
    if (value === undefined || value === null) return null
    if (typeof value === 'object') return JSON.stringify(value)
    const plain = value as string | number | boolean
    if (!column.endsWith('_id') && !(column in referred)) return plain
    return names.get(`${column}:${plain}`) ?? `#${plain}`
  }
  const record = (
    table: string,
    { id, name, before = {}, after = {} }: StoredDetail,
  ): AuditRecord => ({
    id,
    name: name ?? names.get(`${columnOfTable[table]}:${id}`) ?? `#${id}`,
    fields: [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((field) => !unsaid.includes(field))
      .map((field) => ({
        field,
        before: shown(field, before[field]),
        after: shown(field, after[field]),
      })),
  })
  return entries.map(({ changes, localAt: _, ...entry }) => ({
    ...entry,
    changes: changes.map(({ table, operation, rows, details }) => ({
      table,
      operation,
      rows,
      records: details?.map((detail) => record(table, detail)) ?? null,
    })),
  }))
}
