import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, sql } from '../../../platform/db/sql.ts'

const tables = {
  componentId: 'environmental_component',
  subcomponentId: 'environmental_subcomponent',
  miningComponentId: 'mining_component',
  frequencyId: 'frequency',
  roleId: 'responsible_role',
  stationIds: 'station',
  parameterIds: 'parameter',
} as const
type Field = keyof typeof tables
export type Choice = { field: Field; id: number }

/** Returns the fields with an id that the project does not have or that is retired. */
export async function missingChoices(
  scope: ProjectScope,
  choices: readonly Choice[],
): Promise<Field[]> {
  if (choices.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as r(field text, id int)`
  const missing = Object.entries(tables).map(
    ([field, table]) => sql`select r.field from ${given} where r.field = ${field} and not exists (
      select from ${raw(table)} t where t.project_id = ${scope.projectId} and t.id = r.id and t.retired_at is null)`,
  )
  const rows = await scope.rows<{ field: Field }>(join(missing, ' union '))
  return rows.map(({ field }) => field)
}

export async function subcomponentsOf(
  scope: ProjectScope,
  componentId: number | null,
): Promise<ReadonlySet<number>> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from environmental_subcomponent
    where project_id = ${scope.projectId} and component_id = ${componentId}::int`)
  return new Set(rows.map(({ id }) => id))
}
