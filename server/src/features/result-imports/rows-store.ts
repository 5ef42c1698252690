import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import { newStationsMax, type ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { Held, HeldReason, ResultField } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import type { StagedResult, StoredCell } from './check/cell-checker.ts'
import { isOfCaller } from './store.ts'

const isOf = (scope: ProjectScope, key: string) =>
  sql`r.project_id = ${scope.projectId} and r.key = ${key}`

const columns = [
  'position',
  'sheet',
  'row',
  'at',
  'station_id',
  'parameter_id',
  'sampled_at',
  'sampled_on',
  'has_time',
  'depth_m',
  'matrix',
  'type',
  'code',
  'source',
  'chain_of_custody',
  'report',
  'value',
  'detection_limit',
  'quantification_limit',
  'uncertainty',
  'qualifier',
  'text',
  'unit',
  'method',
  'laboratory_reference',
  'analysed_on',
  'is_old',
  'held',
  'cell',
  'new_station',
  'adds_version',
]
const names = raw(columns.join(', '))
const values = raw(columns.map((name) => `t.${name}`).join(', '))

/** Does nothing where the check was taken over or ended; locks the import, so that discarding it waits. */
export async function insertRows(
  scope: ProjectScope,
  { key, attempt }: { key: string; attempt: number },
  rows: readonly StagedResult[],
): Promise<void> {
  await scope.rows(sql`
    with i as materialized (
      select project_id, key from result_import
      where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt} and state = 'checking'
      for key share
    )
    insert into result_import_row (project_id, key, ${names})
    select i.project_id, i.key, ${values}
    from jsonb_populate_recordset(null::result_import_row, ${JSON.stringify(rows)}::jsonb) t, i`)
}

/** Rows that were checked again; those of `gone` are left out. */
export async function replaceRows(
  scope: ProjectScope,
  key: string,
  { rows, gone }: { rows: readonly StagedResult[]; gone: readonly number[] },
): Promise<void> {
  await scope.rows(sql`
    update result_import_row r set (${names}) = (select ${values})
    from jsonb_populate_recordset(null::result_import_row, ${JSON.stringify(rows)}::jsonb) t
    where ${isOf(scope, key)} and r.position = t.position`)
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
  held: Held[]
  cell: StoredCell | null
  text: string
  unit: string | null
  sampledOn: string | null
  station: string | null
  parameter: { es: string; en: string; fr: string; pt: string } | null
}

export type Wanted = {
  from: number
  size: number
  reason?: HeldReason | undefined
  /** As written where it waits. */
  text?: string | undefined
}

export async function listHeld(
  scope: ProjectScope,
  key: string,
  { from, size, reason, text }: Wanted,
) {
  const where = allOf([
    isOf(scope, key),
    sql`r.held is not null`,
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

/** Returns whether a row waits for this; names are compared without case and accents. */
export async function isWaiting(
  scope: ProjectScope,
  key: string,
  { reason, field, text, position }: Waiting,
): Promise<boolean> {
  const about = JSON.stringify({ reason, field })
  const found = await scope.rows(sql`
    select 1 from result_import_row r, jsonb_array_elements(r.held) h
    where ${isOf(scope, key)} and r.held is not null and h @> ${about}::jsonb
      and (${position}::int is null or r.position = ${position}::int)
      and (${text}::text is null or name_key(h ->> 'text') = name_key(${text}::text)) limit 1`)
  return found.length > 0
}

/** Returns the caller's checked imports with a row that waits for this name, whatever the reason. */
export async function listWaitingFor(
  scope: ProjectScope,
  { field, text }: { field: ResultField; text: string },
): Promise<string[]> {
  const found = await scope.rows<{ key: string }>(sql`
    select i.key from result_import i
    where i.project_id = ${scope.projectId} and i.state = 'checked' and ${isOfCaller(scope)}
      and exists (select from result_import_row r, jsonb_array_elements(r.held) h
        where r.project_id = i.project_id and r.key = i.key and r.held is not null
          and h @> ${JSON.stringify({ field })}::jsonb and name_key(h ->> 'text') = name_key(${text}::text))
    order by i.key`)
  return found.map(({ key }) => key)
}

/** Rows with a cell: those that wait for another reason than being there twice. */
export const listToCheck = (scope: ProjectScope, key: string, most: number) =>
  scope.rows<{ position: number; cell: StoredCell }>(sql`
    select r.position, r.cell from result_import_row r
    where ${isOf(scope, key)} and r.held is not null and r.cell is not null order by r.position limit ${most}`)

export const groupHeld = (scope: ProjectScope, key: string, most: number): Promise<HeldGroup[]> =>
  scope.rows<HeldGroup>(sql`
    select h ->> 'reason' as reason, h ->> 'field' as field, h ->> 'text' as text, min(h ->> 'params')::jsonb as params,
      count(*) as rows
    from result_import_row r, jsonb_array_elements(r.held) h
    where ${isOf(scope, key)} and r.held is not null
    group by 1, 2, 3 order by count(*) desc, min(r.position) limit ${most}`)

export type RowCounts = {
  values: number
  good: number
  held: number
  known: number
  newVersions: number
  samples: number
  old: number
  firstOn: string | null
  lastOn: string | null
  newStations: ResultImport['newStations']
}

export async function countRows(scope: ProjectScope, key: string): Promise<RowCounts> {
  const isGood = raw('held is null and is_known is null')
  const [row] = await scope.rows<RowCounts>(sql`
    with mine as (select * from result_import_row r where ${isOf(scope, key)}),
      fresh as (select (array_agg(new_station ->> 'code' order by position))[1] as code, bool_or(new_station ->> 'point' is not null) as is_located,
          count(*) as results
        from mine where new_station is not null group by station_key(new_station ->> 'code'))
    select count(*) as values, count(*) filter (where ${isGood}) as good,
      count(*) filter (where held is not null) as held, count(*) filter (where is_known) as known,
      count(*) filter (where ${isGood} and adds_version) as new_versions,
      count(distinct (station_id, sampled_at, matrix, type, lower(code), depth_m)) filter (where ${isGood}) as samples,
      count(*) filter (where is_old) as old,
      min(sampled_on)::text as first_on, max(sampled_on)::text as last_on,
      jsonb_build_object('total', (select count(*) from fresh), 'stations', (select coalesce(jsonb_agg(
        jsonb_build_object('code', code, 'isLocated', is_located, 'results', results) order by code), '[]')
        from (select * from fresh order by code limit ${newStationsMax}::int) f)) as new_stations
    from mine`)
  return row as RowCounts
}
