import { type Language, unitIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OriginCount, ResultCount } from './counts-store.ts'
import type { ExportStation } from './written-export.ts'

/** The stations that have results, in the order of their codes. */
export const readStations = (
  scope: ProjectScope,
  counts: readonly ResultCount[],
): Promise<ExportStation[]> =>
  scope.rows<ExportStation>(sql`
    select s.id, s.code, s.name, c.results
    from station s join unnest(${counts.map(({ id }) => id)}::int[], ${counts.map(({ results }) => results)}::int[])
      as c(id, results) on c.id = s.id
    where s.project_id = ${scope.projectId} order by s.code`)

type NamedParameter = {
  id: number
  name: string
  unit: string
  results: number
  isCalculated: boolean
}
export async function readParameters(
  scope: ProjectScope,
  counts: readonly OriginCount[],
  language: Language,
): Promise<NamedParameter[]> {
  const rows = await scope.rows<NamedParameter>(sql`
    select p.id, p.name ->> ${language}::text as name, p.unit, c.results, c."isCalculated" as is_calculated
    from parameter p join jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c(id int, results int, "isCalculated" boolean) on c.id = p.id
    where p.project_id = ${scope.projectId} order by 2, p.id, c."isCalculated"`)
  return rows.map((one) => ({ ...one, unit: unitIn(one.unit, language) }))
}

/** The names of what was chosen; of none chosen, none. */
export const readChosenNames = async (
  scope: ProjectScope,
  table: 'environmental_component' | 'environmental_subcomponent',
  ids: readonly number[],
): Promise<string[]> => {
  const rows = await scope.rows<{ name: string }>(
    table === 'environmental_component'
      ? sql`select name from environmental_component where project_id = ${scope.projectId} and id = any(${ids}) order by name`
      : sql`select name from environmental_subcomponent where project_id = ${scope.projectId} and id = any(${ids}) order by name`,
  )
  return rows.map(({ name }) => name)
}

/** The standards that hold at each station on some day of the range, by its id. */
export async function readStandards(
  scope: ProjectScope,
  { from, to }: { from: string; to: string },
): Promise<Map<number, string>> {
  const rows = await scope.rows<{ stationId: number; standards: string }>(sql`
    select station_id, string_agg(concat_ws(' ', standard, category), '; ' order by position) as standards
    from standard_at_station where project_id = ${scope.projectId} and coalesce(valid_from, '-infinity') <= ${to}::date
      and coalesce(valid_to, 'infinity') >= ${from}::date group by station_id`)
  return new Map(rows.map(({ stationId, standards }) => [stationId, standards]))
}

export async function readProjectName(scope: ProjectScope): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name from project where id = ${scope.projectId}`,
  )
  return row?.name ?? ''
}
