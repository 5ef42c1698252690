import type { ProjectScope } from './scopes/scope.ts'
import { join, raw, type Sql, sql } from './sql.ts'

/**
 * The columns in which each field of an input is kept, with their values; where a value needs a cast, a fragment
 * of SQL. A field that is left out does not compile; one that is kept nowhere is `{}`.
 */
export type Written<Input> = Record<keyof Input, Record<string, unknown>>

type Fields = Written<Record<string, unknown>>

const entriesOf = (fields: Fields) =>
  Object.values(fields).flatMap((columns) => Object.entries(columns))

/** Returns the columns of an insert, in the order of `valuesOf`. */
export const columnsOf = (fields: Fields): Sql =>
  raw(
    entriesOf(fields)
      .map(([column]) => column)
      .join(', '),
  )

export const valuesOf = (fields: Fields): Sql =>
  join(
    entriesOf(fields).map(([, value]) => sql`${value}`),
    ', ',
  )

/** Returns what an update sets. */
export const assignmentsOf = (fields: Fields): Sql =>
  join(
    entriesOf(fields).map(([column, value]) => sql`${raw(column)} = ${value}`),
    ', ',
  )

/** Returns the arguments of a function, by the names of its parameters. */
export const argumentsOf = (fields: Fields): Sql =>
  join(
    entriesOf(fields).map(([parameter, value]) => sql`${raw(parameter)} => ${value}`),
    ', ',
  )

/** Returns what `on conflict do update` sets. */
export const excludedOf = (fields: Fields): Sql =>
  raw(
    entriesOf(fields)
      .map(([column]) => `${column} = excluded.${column}`)
      .join(', '),
  )

/** Rows that a person changes by their version; samples, results and profiles keep rules of their own. */
type Table =
  | 'alarm_rule'
  | 'annotation'
  | 'board'
  | 'corrective_action'
  | 'device'
  | 'device_profile'
  | 'instrument'
  | 'limit_value'
  | 'maintenance_window'
  | 'map_layer'
  | 'neutralizer'
  | 'report_schedule'
  | 'responsible_role'
  | 'task'
  | 'task_occurrence'
  | 'treatment_plant'
  | 'well'

/** Changes a row of the project. Returns false where it was changed since that version, or is gone. */
export async function updateVersion(
  scope: ProjectScope,
  table: Table,
  { id, version }: { id: number; version: number },
  fields: Fields,
  where: Sql = raw('true'),
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update ${raw(table)} set ${assignmentsOf(fields)}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and version = ${version} and ${where} returning id`)
  return rows.length > 0
}

/** Returns false where the project has no such row. */
export async function deleteRow(scope: ProjectScope, table: Table, id: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`delete from ${raw(table)} where project_id = ${scope.projectId} and id = ${id} returning id`,
  )
  return rows.length > 0
}
