import {
  type Annotation,
  type AnnotationInput,
  type annotationRoutes,
  annotationsMax,
} from '@puquio/contract/modi/annotations'
import type { z } from 'zod'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  columnsOf,
  deleteRow,
  updateVersion,
  valuesOf,
  type Written,
} from '../../platform/db/written.ts'

const columns: Sql = sql`a.id, a.from_at as "from", a.until_at as "until", a.text, a.version, ${personName} as created_by,
  jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device`
const from: Sql = raw(`annotation a join app_user u on u.id = a.created_by
  join device d on d.project_id = a.project_id and d.id = a.device_id`)

type Query = z.output<typeof annotationRoutes.list.query>

/** By time; where there are more than a graph tells apart, the newest. */
export async function listAnnotations(
  scope: ProjectScope,
  { devices, from: fromAt, to }: Query,
): Promise<Annotation[]> {
  const where = allOf([
    sql`a.project_id = ${scope.projectId}`,
    devices ? sql`a.device_id = any(${devices}::int[])` : null,
    sql`a.from_at < ${to}::timestamptz and coalesce(a.until_at, a.from_at) >= ${fromAt}::timestamptz`,
  ])
  const rows = await scope.rows<Annotation>(sql`
    select ${columns} from ${from} where ${where}
    order by a.from_at desc, a.id desc limit ${annotationsMax}`)
  return rows.toReversed()
}

export async function findAnnotation(scope: ProjectScope, id: number): Promise<Annotation | null> {
  const [row] = await scope.rows<Annotation>(
    sql`select ${columns} from ${from} where a.project_id = ${scope.projectId} and a.id = ${id}`,
  )
  return row ?? null
}

/** Null where the project has no such device. */
export async function insertAnnotation(
  scope: ProjectScope,
  { deviceId, ...input }: AnnotationInput,
): Promise<number | null> {
  const fields = written(input)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into annotation (project_id, device_id, created_at, created_by, ${columnsOf(fields)})
    select project_id, id, ${scope.clock.now()}, ${scope.userId}, ${valuesOf(fields)}
    from device where project_id = ${scope.projectId} and id = ${deviceId}
    returning id`)
  return made?.id ?? null
}

/** Returns false where it was changed since that version. */
export const updateAnnotation = (
  scope: ProjectScope,
  of: { id: number; version: number },
  input: Fields,
): Promise<boolean> => updateVersion(scope, 'annotation', of, written(input))

export const deleteAnnotation = (scope: ProjectScope, id: number): Promise<boolean> =>
  deleteRow(scope, 'annotation', id)

type Fields = Omit<AnnotationInput, 'deviceId'>

const written = ({ from: fromAt, until, text }: Fields): Written<Fields> => ({
  from: { from_at: sql`${fromAt}::timestamptz` },
  until: { until_at: sql`${until}::timestamptz` },
  text: { text },
})
