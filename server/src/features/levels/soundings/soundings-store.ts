import type { Sounding, SoundingBody } from '@puquio/contract/levels/soundings'
import type { SoundingFields, MeasuredField } from '@puquio/domain'
import { epochMs } from '../../../platform/db/epoch-ms.ts'
import { readPage } from '../../../platform/db/paging.ts'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'

/** What of a sounding is stored, with the levels of its well then. */
export type NewSounding = Omit<SoundingBody, 'measuredOn' | 'measuredTime'> & {
  wellId: number
  measuredAt: string
  topLevelM: number
  bottomLevelM: number
  correctsId?: number
}

type Column = { column: string; type: 'int' | 'float8' | 'text' | 'timestamptz' }

const float = (column: string): Column => ({ column, type: 'float8' })
const text = (column: string): Column => ({ column, type: 'text' })
const int = (column: string): Column => ({ column, type: 'int' })
const storedColumns: Record<keyof NewSounding, Column> = {
  wellId: int('well_id'),
  measuredAt: { column: 'measured_at', type: 'timestamptz' },
  state: text('state'),
  depthToWaterM: float('depth_to_water_m'),
  headAboveTopM: float('head_above_top_m'),
  topLevelM: float('top_level_m'),
  bottomLevelM: float('bottom_level_m'),
  measuredBy: text('measured_by'),
  note: text('note'),
  correctsId: int('corrects_id'),
}
/** What is told of a sounding beside what was stored of it. */
const toldColumns: Record<Exclude<keyof Sounding, keyof NewSounding>, Sql> = {
  id: raw('s.id'),
  levelM: raw('s.level_m'),
  enteredAt: raw('s.entered_at'),
  enteredBy: sql`jsonb_build_object('id', e.id, 'name', ${nameOf('e')}) as entered_by`,
  annulled: sql`case when s.annulled_at is null then null else jsonb_build_object('at', to_char(s.annulled_at at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', jsonb_build_object('id', a.id, 'name', ${nameOf('a')}),
    'reason', s.annulled_reason) end as annulled`,
}
const listed = (each: (column: Column, field: string) => string): string =>
  Object.entries(storedColumns)
    .map(([field, column]) => each(column, field))
    .join(', ')
const columns: Sql = join(
  [raw(listed(({ column }) => `s.${column}`)), ...Object.values(toldColumns)],
  ', ',
)
const stored: Sql = raw(listed(({ column }) => column))
const given: Sql = raw(listed((_, field) => `g."${field}"`))
const typed: Sql = raw(listed(({ type }, field) => `"${field}" ${type}`))
const from: Sql = raw(
  `sounding s join app_user e on e.id = s.entered_by left join app_user a on a.id = s.annulled_by`,
)

type Page = { page?: number | undefined; size?: number | undefined; sort?: string | undefined }

export const listSoundings = (scope: ProjectScope, wellId: number, query: Page) =>
  readPage<Sounding>(
    scope.rows,
    {
      columns,
      from,
      where: sql`s.project_id = ${scope.projectId} and s.well_id = ${wellId}`,
      order:
        query.sort === 'measured'
          ? raw('s.measured_at, s.id')
          : raw('s.measured_at desc, s.id desc'),
    },
    query,
  )

export async function findSounding(scope: ProjectScope, id: number): Promise<Sounding | null> {
  const [row] = await scope.rows<Sounding>(
    sql`select ${columns} from ${from} where s.project_id = ${scope.projectId} and s.id = ${id}`,
  )
  return row ?? null
}

/** Stores soundings in one statement; returns their ids in the order given. */
export async function insertSoundings(
  scope: ProjectScope,
  soundings: readonly NewSounding[],
): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    insert into sounding (project_id, ${stored}, entered_at, entered_by)
    select ${scope.projectId}, ${given}, ${scope.clock.now()}, ${scope.userId}
    from rows from (jsonb_to_recordset(${JSON.stringify(soundings)}::jsonb) as (${typed})) with ordinality g
    order by g.ordinality returning id`)
  return rows.map(({ id }) => id)
}

/** Returns false where it is annulled already. */
export async function annulSounding(
  scope: ProjectScope,
  { wellId, id, reason }: { wellId: number; id: number; reason: string },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update sounding set annulled_at = ${scope.clock.now()}, annulled_by = ${scope.userId}, annulled_reason = ${reason}
    where project_id = ${scope.projectId} and well_id = ${wellId} and id = ${id} and annulled_at is null returning id`)
  return rows.length > 0
}

/** What counts of a well, with all that was entered of it. */
export type Measured = Pick<SoundingFields, MeasuredField> & {
  id: number
  wellId: number
  atMs: number
  levelM: number
}

const measuredFields: Record<MeasuredField, string> = {
  state: storedColumns.state.column,
  depthToWaterM: storedColumns.depthToWaterM.column,
  headAboveTopM: storedColumns.headAboveTopM.column,
  measuredBy: storedColumns.measuredBy.column,
  note: storedColumns.note.column,
}
const measured: Sql = sql`id, well_id, ${epochMs('measured_at')} as at_ms, level_m,
  ${raw(Object.values(measuredFields).join(', '))}`

/** What counts of wells between two times, rising in time. */
export const readMeasured = (
  scope: ProjectScope,
  wellIds: readonly number[],
  { fromMs, beforeMs }: { fromMs: number; beforeMs: number },
): Promise<Measured[]> =>
  scope.rows<Measured>(sql`
    select ${measured} from sounding
    where project_id = ${scope.projectId} and well_id = any(${[...wellIds]}::int[]) and annulled_at is null
      and measured_at >= ${new Date(fromMs)} and measured_at < ${new Date(beforeMs)}
    order by well_id, measured_at`)

/** Of each well the newest, and those of so many days before it, rising in time. */
export const readNewest = (
  scope: ProjectScope,
  wellIds: readonly number[],
  days: number,
): Promise<Measured[]> =>
  scope.rows<Measured>(sql`
    select ${measured} from (
      select *, max(measured_at) over (partition by well_id) as last from sounding
      where project_id = ${scope.projectId} and well_id = any(${[...wellIds]}::int[]) and annulled_at is null) s
    where measured_at >= last - make_interval(days => ${days}::int) order by well_id, measured_at`)

/** Of each well the one that counts before an instant and the one after it, or at it. */
export const readAround = (
  scope: ProjectScope,
  wellIds: readonly number[],
  at: Date,
): Promise<Measured[]> =>
  scope.rows<Measured>(sql`
    select ${measured} from (
      select *, row_number() over (partition by well_id, measured_at < ${at}
        order by abs(extract(epoch from measured_at - ${at}::timestamptz))) as place
      from sounding
      where project_id = ${scope.projectId} and well_id = any(${[...wellIds]}::int[]) and annulled_at is null) s
    where place = 1 order by well_id, measured_at`)

/** Whether a well has a sounding that counts after an instant. */
export async function hasNewer(scope: ProjectScope, wellId: number, at: string): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from sounding where project_id = ${scope.projectId} and well_id = ${wellId} and annulled_at is null
      and measured_at > ${at}::timestamptz limit 1`)
  return rows.length > 0
}
