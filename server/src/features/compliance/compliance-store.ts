import type {
  ComplianceAnswer,
  ComplianceCell,
  ComplianceFilters,
} from '@puquio/contract/laboratory/compliance'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import { groupOrder } from '../parameters/service.ts'
import { evaluatedResults, isApproved, readLimitsInForce } from '../samples/service.ts'

type Months = Pick<ComplianceFilters, 'components' | 'stations' | 'parameters' | 'unapproved'> & {
  from: string
  to: string
}

/** Current results of normal samples that nobody rejected, counted by station, parameter, month and outcome. */
export async function readCells(scope: ProjectScope, asked: Months): Promise<ComplianceCell[]> {
  const { stations, parameters, components } = asked
  const limits = await readLimitsInForce(
    scope,
    stations?.length ? sql`select unnest(${stations}::int[])` : undefined,
  )
  const results = sql`
    select r.* from shown_result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    where ${allOf([
      sql`r.project_id = ${scope.projectId} and r.is_current and r.applied_qualifier is distinct from 'R'`,
      sql`r.sampled_on >= (${asked.from} || '-01')::date`,
      sql`r.sampled_on < (${asked.to} || '-01')::date + interval '1 month'`,
      stations?.length ? sql`r.station_id = any(${stations}::int[])` : null,
      parameters?.length ? sql`r.parameter_id = any(${parameters}::int[])` : null,
      components?.length ? sql`coalesce(s.component_id, 0) = any(${components}::int[])` : null,
      asked.unapproved ? null : isApproved(scope),
    ])}`
  return scope.rows<ComplianceCell>(sql`
    select e.station_id, e.parameter_id, to_char(e.sampled_on, 'YYYY-MM') as month,
      count(*) filter (where e.outcome = 'exceeds')::int as exceeds,
      count(*) filter (where e.outcome = 'cannot-be-determined')::int as unknown,
      count(*) filter (where e.is_warning)::int as near,
      count(*) filter (where e.outcome in ('complies', 'non-detect-complies') and not e.is_warning)::int as complies,
      count(*) filter (where e.outcome = 'no-standard')::int as no_standard
    from ${evaluatedResults(scope, { results, limits })} e
    group by 1, 2, 3 order by 1, 2, 3`)
}

export const readStations = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<ComplianceAnswer['stations'][number]>(sql`
    select id, code, name from station where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by code collate "es-x-icu"`)

export const readParameters = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<ComplianceAnswer['parameters'][number]>(sql`
    select id, name, symbol, unit, fraction, parameter_group as "group" from parameter
    where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by ${groupOrder('parameter_group')}, id`)
