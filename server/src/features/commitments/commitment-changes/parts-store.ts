import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { columnOf, type Fields } from './fields.ts'

/** What a part has of its own, or never had. */
const ownOfPart: readonly (keyof Fields)[] = [
  'shortName',
  'text',
  'isEdited',
  'joinedIntoId',
  'supersededById',
]
const keptFields = (Object.keys(columnOf) as (keyof Fields)[]).filter(
  (field) => !ownOfPart.includes(field),
)
/** What it has as the whole: what people change, and how it was found. */
const kept = raw(
  [
    ...keptFields.map((field) => columnOf[field]),
    'named',
    'confidence',
    'method',
    'model',
    'extraction_id',
  ].join(', '),
)

/** Inserts another commitment with other words, and with all else that this one has; returns its id. */
export async function insertPart(
  scope: ProjectScope,
  ofId: number,
  { shortName, text }: { shortName: string; text: string },
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into commitment (project_id, instrument_id, short_name, text, is_edited, ${kept}, created_at, created_by)
    select project_id, instrument_id, ${shortName}, ${text}, true, ${kept}, ${scope.clock.now()}, ${scope.userId}
    from commitment where project_id = ${scope.projectId} and id = ${ofId} returning id`)
  const id = made?.id as number
  await copyPlaces(scope, ofId, id)
  await scope.rows(sql`
    insert into commitment_station (project_id, commitment_id, station_id)
    select project_id, ${id}::int, station_id from commitment_station
    where project_id = ${scope.projectId} and commitment_id = ${ofId}`)
  await scope.rows(sql`
    insert into commitment_parameter (project_id, commitment_id, parameter_id)
    select project_id, ${id}::int, parameter_id from commitment_parameter
    where project_id = ${scope.projectId} and commitment_id = ${ofId}`)
  return id
}

/** Copies the places that the other one does not have; returns the ids of the copies. */
export async function copyPlaces(scope: ProjectScope, from: number, to: number): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    insert into commitment_place (project_id, commitment_id, document_id, page, to_page, quote, start, "end", areas)
    select q.project_id, ${to}::int, q.document_id, q.page, q.to_page, q.quote, q.start, q."end", q.areas
    from commitment_place q where q.project_id = ${scope.projectId} and q.commitment_id = ${from}
      and not exists (select from commitment_place o where o.project_id = q.project_id and o.commitment_id = ${to}
        and o.document_id = q.document_id and o.page = q.page and o.start = q.start and o."end" = q."end")
    order by q.id returning id`)
  return rows.map(({ id }) => id)
}

export const deletePlaces = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows(sql`
    delete from commitment_place where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])`)

/** Links the monitorings of one to another one; of all, or of some. Returns which were. */
export async function moveMonitorings(
  scope: ProjectScope,
  { from, to, only }: { from: number; to: number; only?: readonly number[] },
): Promise<number[]> {
  const among = only ? sql`and id = any(${[...only]}::int[])` : sql``
  const rows = await scope.rows<{ id: number }>(sql`
    update monitoring set commitment_id = ${to}
    where project_id = ${scope.projectId} and commitment_id = ${from} ${among} returning id`)
  return rows.map(({ id }) => id)
}
