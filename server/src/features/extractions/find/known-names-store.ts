import type { KnownNames } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

/** The project's stations and lists, whose spelling the rules take. */
export async function readKnownNames(scope: ProjectScope): Promise<Required<KnownNames>> {
  const [row] = await scope.rows<Required<KnownNames>>(sql`
    select ${names('station', 'code')} as stations, ${names('environmental_component')} as components,
      ${names('environmental_subcomponent')} as subcomponents, ${names('mining_component')} as mining_components
    from (select ${scope.projectId}::int as project_id) p`)
  if (!row) throw new Error('A row of one project')
  return row
}

const names = (table: string, column = 'name') =>
  raw(
    `coalesce((select jsonb_agg(t.${column} order by t.id) from ${table} t where t.project_id = p.project_id), '[]')`,
  )
