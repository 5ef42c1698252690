import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

export type Entry = { id: number; name: string }

/** The lists of the project in which a document's names are looked for, without what is retired. */
export async function readLists(scope: ProjectScope) {
  const [components, subcomponents, miningComponents, rules, stations] = await Promise.all([
    listed<Entry>(scope, 'environmental_component'),
    listed<Entry & { componentId: number }>(scope, 'environmental_subcomponent', ', component_id'),
    listed<Entry>(scope, 'mining_component'),
    listed<Entry & { rule: string }>(scope, 'frequency', ', rule'),
    scope.rows<{ id: number; key: string }>(
      sql`select id, station_key(code) as key from station
        where project_id = ${scope.projectId} and retired_at is null`,
    ),
  ])
  return { components, subcomponents, miningComponents, rules, stations }
}

const listed = <One>(scope: ProjectScope, table: string, more = '') =>
  scope.rows<One>(sql`
    select id, name${raw(more)} from ${raw(table)}
    where project_id = ${scope.projectId} and retired_at is null order by id`)
