import type { FieldPlaces, Held, HeldReason, ResultField } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { rowsOf } from '../../platform/imports/row-lines-store.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import type { StoredCell } from './check/cell-checker.ts'
import { stagedColumns } from './check/staged-line.ts'
import { isOfCaller } from './store.ts'

const isOf = (scope: ProjectScope, key: string) =>
  sql`r.project_id = ${scope.projectId} and r.key = ${key}`

const names = raw(stagedColumns.join(', '))
const values = raw(stagedColumns.map((name) => `(l.r).${name}`).join(', '))

/**
 * Does nothing where the check was taken over or ended; locks the import, so that discarding it waits. The commit is
 * asynchronous: that of the check's end waits for the disk, and the log keeps their order.
 */
export async function insertRows(
  scope: ProjectScope,
  { key, attempt }: { key: string; attempt: number },
  lines: Uint8Array,
): Promise<void> {
  await scope.rows(sql`
    with i as materialized (
      select project_id, key from result_import
      where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt} and state = 'checking'
        and (select set_config('synchronous_commit', 'off', true)) = 'off' for key share
    )
    insert into result_import_row (project_id, key, ${names})
    select i.project_id, i.key, ${values} from ${rowsOf('result_import_row', lines)}, i`)
}

/** Rows that were checked again; those of `gone` are left out. */
export async function replaceRows(
  scope: ProjectScope,
  key: string,
  { lines, gone }: { lines: readonly string[]; gone: readonly number[] },
): Promise<void> {
  await scope.rows(sql`
    update result_import_row r set (${names}) = (select ${values}) from ${rowsOf('result_import_row', lines)}
    where ${isOf(scope, key)} and r.position = (l.r).position`)
  await deletePositions(scope, key, gone)
}

export const deletePositions = (scope: ProjectScope, key: string, positions: readonly number[]) =>
  scope.rows(
    sql`delete from result_import_row r where ${isOf(scope, key)} and r.position = any(${positions}::int[])`,
  )

export const deleteRows = (scope: ProjectScope, key: string): Promise<unknown> =>
  scope.rows(sql`delete from result_import_row r where ${isOf(scope, key)}`)

export type WaitingRow = {
  position: number
  sheet: string
  row: number
  at: number
  held: Held[] | null
  cell: StoredCell | null
  text: string
  unit: string | null
  sampledOn: string | null
  station: string | null
  parameter: { es: string; en: string; fr: string; pt: string } | null
}

export type MarkedRow = Pick<WaitingRow, 'sheet' | 'row' | 'at'> & {
  held: Held[]
  places: FieldPlaces | null
}

export type Wanted = {
  from: number
  size: number
  reason?: HeldReason | undefined
  /** As written where it waits. */
  text?: string | undefined
  /** Those that are older than a year, whether they wait or not. */
  isOld?: boolean | undefined
}

/** Returns where the texts stand for which rows wait, for so many rows. */
export const listPlaces = (scope: ProjectScope, key: string, most: number) =>
  scope.rows<MarkedRow>(sql`
    select r.sheet, r.row, r.at, r.held, r.cell -> 'places' as places from result_import_row r
    where ${isOf(scope, key)} and r.held is not null order by r.position limit ${most}`)

export async function listHeld(
  scope: ProjectScope,
  key: string,
  { from, size, reason, text, isOld = false }: Wanted,
) {
  const where = allOf([
    isOf(scope, key),
    isOld ? sql`r.is_old` : sql`r.held is not null`,
    reason === undefined ? null : sql`r.held @> ${JSON.stringify([{ reason, text }])}::jsonb`,
  ])
  const rows = await scope.rows<WaitingRow & { total: number }>(sql`
    select r.position, r.sheet, r.row, r.at, r.held, r.cell, r.text, r.unit, r.sampled_on::text as sampled_on,
      s.code as station, p.name as parameter, count(*) over () as total
    from result_import_row r
      left join station s on s.project_id = r.project_id and s.id = r.station_id
      left join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    where ${where} order by r.position offset ${from} limit ${size}`)
  return { rows, total: rows[0]?.total ?? 0 }
}

type Waiting = {
  reason: HeldReason
  field: ResultField
  text: string | null
  position: number | null
}

export type Waits = { rows: number; sheet: string; row: number; at: number; text: string }

/** Returns how many rows wait for this, and the first of them; names are compared without case and accents. */
export async function findWaiting(
  scope: ProjectScope,
  key: string,
  { reason, field, text, position }: Waiting,
): Promise<Waits | null> {
  const about = JSON.stringify({ reason, field })
  const [found] = await scope.rows<Waits>(sql`
    select count(*) over () as rows, r.sheet, r.row, r.at, h ->> 'text' as text
    from result_import_row r, jsonb_array_elements(r.held) h
    where ${isOf(scope, key)} and r.held is not null and h @> ${about}::jsonb
      and (${position}::int is null or r.position = ${position}::int)
      and (${text}::text is null or name_key(h ->> 'text') = name_key(${text}::text))
    order by r.position limit 1`)
  return found ?? null
}

/** Returns the caller's checked imports with a row that waits for one of these names, whatever the reason. */
export async function listWaitingFor(
  scope: ProjectScope,
  names: readonly { field: ResultField; text: string }[],
): Promise<string[]> {
  const found = await scope.rows<{ key: string }>(sql`
    select i.key from result_import i
    where i.project_id = ${scope.projectId} and i.state = 'checked' and ${isOfCaller(scope)}
      and exists (select from result_import_row r, jsonb_array_elements(r.held) h
        where r.project_id = i.project_id and r.key = i.key and r.held is not null
          and (h ->> 'field', name_key(h ->> 'text')) in (select n.field, name_key(n.text)
            from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n(field text, text text)))
    order by i.key`)
  return found.map(({ key }) => key)
}

const columnOf: Partial<Record<ResultField, string>> = {
  station: 'r.station_id',
  parameter: 'r.parameter_id',
  campaign: 'r.campaign_id',
  laboratory: 'r.laboratory_id',
}

/** Returns the caller's other checked imports with rows of this entry, or of a unit written so. */
export async function listRestingOn(
  scope: ProjectScope,
  key: string,
  { field, id, text }: { field: ResultField; id: number | null; text: string },
): Promise<string[]> {
  const column = columnOf[field]
  const isOfAlias =
    column !== undefined
      ? sql`${raw(column)} = ${id}`
      : sql`name_key(r.unit) = name_key(${text}::text)`
  const found = await scope.rows<{ key: string }>(sql`
    select i.key from result_import i
    where i.project_id = ${scope.projectId} and i.key <> ${key} and i.state = 'checked' and ${isOfCaller(scope)}
      and exists (select from result_import_row r
        where r.project_id = i.project_id and r.key = i.key and ${isOfAlias})
    order by i.key`)
  return found.map(({ key }) => key)
}

/** Rows with a cell: those that wait for another reason than being there twice. */
export const listToCheck = (scope: ProjectScope, key: string, most: number) =>
  scope.rows<{ position: number; cell: StoredCell }>(sql`
    select r.position, r.cell from result_import_row r
    where ${isOf(scope, key)} and r.held is not null and r.cell is not null order by r.position limit ${most}`)
