import type { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import { isApproved } from '../samples/service.ts'

export type Filters = z.output<typeof resultTableRoutes.columns.query>

/** Where and when samples `s` were taken, and whether they count. */
const ofPlaceAndTime = (
  scope: ProjectScope,
  { stations, components, from, to, approved }: Filters,
): Sql =>
  allOf([
    sql`s.project_id = ${scope.projectId}`,
    stations ? sql`s.station_id = any(${stations}::int[])` : null,
    components
      ? sql`(s.component_id = any(${components}::int[])
          or ${components.includes(0)} and s.component_id is null)`
      : null,
    from ? sql`s.sampled_on >= ${from}::date` : null,
    to ? sql`s.sampled_on <= ${to}::date` : null,
    approved ? isApproved(scope) : null,
  ])

/** The ids of the parameters whose results are shown; null where all are. */
export const wantedParameters = (
  { projectId }: ProjectScope,
  { group, parameters }: Filters,
): Sql | null =>
  group || parameters
    ? sql`select p.id from parameter p where ${allOf([
        sql`p.project_id = ${projectId}`,
        group ? sql`p.parameter_group = ${group}` : null,
        parameters ? sql`p.id = any(${parameters}::int[])` : null,
      ])}`
    : null

/** Samples `s` that are shown: with a result of a wanted parameter. */
export const shownSamples = (scope: ProjectScope, filters: Filters): Sql => {
  const wanted = wantedParameters(scope, filters)
  return allOf([
    ofPlaceAndTime(scope, filters),
    wanted &&
      sql`exists (select from shown_result r where r.project_id = s.project_id and r.sample_id = s.id
        and r.is_current and r.parameter_id in (${wanted}))`,
  ])
}
