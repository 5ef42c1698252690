import type { PlanIssue } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { rowsOf } from '../../platform/imports/row-lines-store.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { cellSeparator } from './check/row-line.ts'

/** An import's rows, as in the workbook and as they will be saved. */
export type StagedRow = {
  position: number
  row: number
  cells: string[]
  issues: PlanIssue[] | null
}

/** A row's cells as an array, in a select of plan_import_row. */
export const cellsOf = sql`string_to_array(cells, ${cellSeparator}) as cells`

/**
 * Does nothing where another run has taken the check over. Locks the import, so that discarding it waits
 * for these rows; a foreign key would lock it once for each row. The commit is asynchronous: that of the
 * check's end waits for the disk, and the log keeps their order.
 */
export async function insertRows(
  scope: ProjectScope,
  { key, attempt }: { key: string; attempt: number },
  lines: readonly string[],
): Promise<void> {
  await scope.rows(sql`
    with i as materialized (
      select project_id, key from plan_import
      where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt}
        and (select set_config('synchronous_commit', 'off', true)) = 'off' for key share
    )
    insert into plan_import_row (project_id, key, ${names})
    select i.project_id, i.key, ${values} from ${rowsOf('plan_import_row', lines)}, i`)
}

export async function replaceRows(
  scope: ProjectScope,
  key: string,
  lines: readonly string[],
): Promise<void> {
  await scope.rows(sql`
    update plan_import_row t set (${names}) = (select ${values}) from ${rowsOf('plan_import_row', lines)}
    where t.project_id = ${scope.projectId} and t.key = ${key} and t.position = (l.r).position`)
}

export const deleteRows = (scope: ProjectScope, key: string): Promise<unknown> =>
  scope.rows(
    sql`delete from plan_import_row where project_id = ${scope.projectId} and key = ${key}`,
  )

type Wanted = { from: number; size: number; onlyBad: boolean }

export async function listRows(scope: ProjectScope, key: string, { from, size, onlyBad }: Wanted) {
  const mine = sql`project_id = ${scope.projectId} and key = ${key} and ${raw(onlyBad ? 'issues is not null' : 'true')}`
  const [row] = await scope.rows<{ rows: StagedRow[]; total: number }>(sql`
    select (select count(*) from plan_import_row where ${mine}) as total,
      coalesce((select jsonb_agg(to_jsonb(p)) from (
        select position, row, ${cellsOf}, issues from plan_import_row where ${mine}
          ${onlyBad ? raw('') : sql`and position >= ${from}`}
        order by position offset ${onlyBad ? from : 0} limit ${size}) p), '[]') as rows`)
  return row ?? { rows: [], total: 0 }
}

/** The corrected rows themselves, and every row that shares a station with them. */
export const rowsTouchedBy = (
  scope: ProjectScope,
  key: string,
  { rows, stationKeys }: { rows: readonly number[]; stationKeys: readonly string[] },
): Promise<StagedRow[]> =>
  scope.rows<StagedRow>(sql`
    select position, row, ${cellsOf}, issues from plan_import_row
    where project_id = ${scope.projectId} and key = ${key} and (row = any(${rows}::int[])
      or station_key <> '' and station_key = any(
        array(select station_key from plan_import_row
          where project_id = ${scope.projectId} and key = ${key} and row = any(${rows}::int[]))
        || ${stationKeys}::text[]))
    order by position limit ${touchedMax + 1}`)

/** More rows of one station than this are checked beside the reader instead. */
export const touchedMax = 2_000

export type Summary = {
  badCellCount: number
  monitorings: number
  newStations: number
  codesToAnswer: number
  newStationCodes: string[]
  locatedStationCodes: string[]
  farStationCodes: string[]
  convertedStations: number
  firstOn: string | null
  lastOn: string | null
}

export async function summarise(scope: ProjectScope, key: string): Promise<Summary> {
  const [row] = await scope.rows<Summary>(sql`
    with mine as (select position, station_key, station, dates, issues from plan_import_row where project_id = ${scope.projectId} and key = ${key}),
      told as (select distinct on (station_key) station_key, station from mine where station is not null
        order by station_key, (station ->> 'point') is null, position),
      asked as (select distinct station_key from mine where issues @> '[{"code": "similar-code"}]'),
      fresh as (select station ->> 'code' as code from told where (station ->> 'id') is null
        and station_key not in (select station_key from asked))
    select coalesce(sum(jsonb_array_length(issues)), 0) as bad_cell_count,
      coalesce(sum(cardinality(dates)), 0) as monitorings,
      (select count(*) from fresh) as new_stations,
      (select count(*) from asked) as codes_to_answer,
      array(select code from fresh order by code limit 50) as new_station_codes,
      array(select station ->> 'code' as code from told where station ->> 'id' is not null
        and station ->> 'point' is not null order by code limit 50) as located_station_codes,
      array(select station ->> 'code' as code from told where (station ->> 'isFar')::boolean
        order by code limit 50) as far_station_codes,
      (select count(*) from told where station -> 'point' ->> 'sourceDatum' = 'PSAD56') as converted_stations,
      min(dates[1]) as first_on, max(dates[cardinality(dates)]) as last_on
    from mine`)
  return row as Summary
}

const columns = [
  'position',
  'row',
  'cells',
  'station_key',
  'station',
  'component_id',
  'subcomponent_id',
  'mining_component_id',
  'source_type_id',
  'profile_id',
  'frequency_id',
  'type',
  'sample_expected',
  'dates',
  'margin_days',
  'commitment',
  'instrument',
  'standard',
  'category',
  'observation',
  'issues',
]
const names = raw(columns.join(', '))
const values = raw(columns.map((name) => `(l.r).${name}`).join(', '))
