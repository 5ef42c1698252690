import { standards } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** Standards and categories of the decrees; a standard without categories holds everywhere. */
const listed = JSON.stringify(
  standards.flatMap(({ code, categories }) => [
    { standard: code, category: categories.length === 0 ? '' : null },
    ...categories.map((one) => ({ standard: code, category: one.code })),
  ]),
)

/**
 * Neither a decree's nor one for which the project has a limit: nothing is ever compared with it. The two are columns or
 * parameters of type text.
 */
export const isUnknown = (scope: ProjectScope, standard: Sql, category: Sql): Sql => sql`(
  not exists (select from jsonb_to_recordset(${listed}::jsonb) as d(standard text, category text)
    where d.standard = ${standard} and d.category = coalesce(${category}, ''))
  and not exists (select from limit_value v where v.project_id = ${scope.projectId} and v.retired_at is null
    and v.standard = ${standard} and coalesce(v.category, '') = coalesce(${category}, '')))`

/** One of the standards that hold at this station is not known; `station` is the column of its id. */
export const hasUnknown = (scope: ProjectScope, station: string): Sql => sql`exists (
  select from standard_at_station a where a.project_id = ${scope.projectId} and a.station_id = ${raw(station)}
    and ${isUnknown(scope, raw('a.standard'), raw('a.category'))})`
