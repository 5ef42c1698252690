import type { ProjectScope } from './scopes/scope.ts'
import { raw, type Sql, sql } from './sql.ts'
import { assignmentsOf, type Written } from './written.ts'

type Versioned = { id: number; version: number }

/** Changes a row of the project. Returns false where it was changed since that version, or is gone. */
export async function updateVersion(
  scope: ProjectScope,
  table: string,
  { id, version }: Versioned,
  fields: Written<Record<string, unknown>>,
  where: Sql = raw('true'),
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update ${raw(table)} set ${assignmentsOf(fields)}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and version = ${version} and ${where} returning id`)
  return rows.length > 0
}

/** Returns false where the project has no such row. */
export async function deleteRow(scope: ProjectScope, table: string, id: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`delete from ${raw(table)} where project_id = ${scope.projectId} and id = ${id} returning id`,
  )
  return rows.length > 0
}
