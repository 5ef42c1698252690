import type { RouteAnswer } from '@puquio/contract'
import type { resultTableRoutes, TableColumn } from '@puquio/contract/laboratory/result-table'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { countsOf } from '../data-exports/service.ts'
import { groupOrder } from '../parameters/service.ts'
import { type Filters, shownSamples } from './filters-store.ts'

type Columns = RouteAnswer<typeof resultTableRoutes.columns>

/** Returns the parameters with a result among the samples of a place and time, and what the shown samples have. */
export async function readColumns(scope: ProjectScope, filters: Filters): Promise<Columns> {
  const { components, stations, from, to } = filters
  const counts = await countsOf(scope, { components, stations, from, to }, 'parameter_id')
  const parameters = await scope.rows<TableColumn>(sql`
    select p.id, p.name, p.symbol, p.unit, p.parameter_group as "group" from parameter p
    where p.project_id = ${scope.projectId} and p.id = any(${counts.map(({ id }) => id)}::int[])
    order by ${groupOrder('p.parameter_group')}, p.id`)
  const [found] = await scope.rows<{
    samples: number
    hasDepth: boolean
    first: string | null
    last: string | null
  }>(sql`
    select count(*)::int as samples, coalesce(bool_or(s.depth_m is not null), false) as has_depth,
      min(s.sampled_on) as first, max(s.sampled_on) as last
    from sample s where ${shownSamples(scope, filters)}`)
  const { samples = 0, hasDepth = false, first = null, last = null } = found ?? {}
  const days = first === null || last === null ? null : { from: first, to: last }
  return { parameters, samples, hasDepth, days }
}
