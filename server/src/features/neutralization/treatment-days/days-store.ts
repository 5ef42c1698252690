import type { DayInput, Delivery } from '@puquio/contract/laboratory/treatment-days'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import {
  type Column,
  dayColumns,
  type DayField,
  isEmptyUse,
  metalColumns,
  useColumns,
} from './day-fields.ts'

/** A day as it was recorded. */
export type RecordedDay = DayInput & { version: number; changedAt: string; changedBy: string }

type Range = { from: string; to: string }

type Columns = Readonly<Record<string, Column>>
const eachOf = (columns: Columns, text: (column: Column, field: string) => string): string =>
  Object.entries(columns)
    .map(([field, column]) => text(column, field))
    .join(', ')
const named = (columns: Columns, of: string): Sql =>
  raw(eachOf(columns, ({ column }, field) => `${of}.${column} as "${field}"`))
const pairs = (columns: Columns, of: string): Sql =>
  raw(eachOf(columns, ({ column }, field) => `'${field}', ${of}.${column}`))

/** What is read of a day beside its own fields. */
const readColumns: Record<Exclude<keyof RecordedDay, DayField>, Sql> = {
  on: raw('d.treated_on as on'),
  version: raw('d.version'),
  changedAt: raw('d.changed_at'),
  changedBy: sql`${nameOf('w')} as changed_by`,
  metals: sql`jsonb_build_object(${pairs(metalColumns, 'd')}) as metals`,
  uses: sql`coalesce((select jsonb_agg(jsonb_build_object('neutralizerId', u.neutralizer_id, ${pairs(useColumns, 'u')})
      order by u.neutralizer_id)
    from neutralizer_use u where u.project_id = d.project_id and u.plant_id = d.plant_id
      and u.treated_on = d.treated_on), '[]') as uses`,
}

/** How many days are recorded in a range, and when somebody changed one last. */
export async function readDaysVersion(
  scope: ProjectScope,
  plantId: number,
  { from, to }: Range,
): Promise<{ days: number; changedAt: string | null }> {
  const [row] = await scope.rows<{ days: number; changedAt: string | null }>(sql`
    select count(*)::int as days, max(changed_at) as changed_at from treatment_day
    where project_id = ${scope.projectId} and plant_id = ${plantId} and treated_on between ${from} and ${to}`)
  return row ?? { days: 0, changedAt: null }
}

export const readDays = (scope: ProjectScope, plantId: number, { from, to }: Range) =>
  scope.rows<RecordedDay>(sql`
    select ${join([named(dayColumns, 'd'), ...Object.values(readColumns)], ', ')}
    from treatment_day d join app_user w on w.id = d.changed_by
    where d.project_id = ${scope.projectId} and d.plant_id = ${plantId}
      and d.treated_on between ${from}::date and ${to}::date
    order by d.treated_on`)

/** The first and the last day that there is of a plant; null where there is none. */
export async function readRange(scope: ProjectScope, plantId: number): Promise<Range | null> {
  const [row] = await scope.rows<{ from: string | null; to: string | null }>(sql`
    select min(treated_on) as from, max(treated_on) as to from treatment_day
    where project_id = ${scope.projectId} and plant_id = ${plantId}`)
  return row?.from && row.to ? { from: row.from, to: row.to } : null
}

/** What was used of each product on each day until one, by which stock is followed. */
export const readUses = (scope: ProjectScope, plantId: number, to: string) =>
  scope.rows<DayInput['uses'][number] & { on: string }>(sql`
    select u.neutralizer_id, u.treated_on as on, ${named(useColumns, 'u')} from neutralizer_use u
    where u.project_id = ${scope.projectId} and u.plant_id = ${plantId} and u.treated_on <= ${to}::date
    order by u.treated_on, u.neutralizer_id`)

export const readDeliveries = (scope: ProjectScope, plantId: number, to: string) =>
  scope.rows<Delivery>(sql`
    select id, neutralizer_id, received_on as on, kg, reference from neutralizer_delivery
    where project_id = ${scope.projectId} and plant_id = ${plantId} and received_on <= ${to}::date
    order by received_on, id`)

export async function insertDelivery(
  scope: ProjectScope,
  plantId: number,
  { neutralizerId, on, kg, reference }: Omit<Delivery, 'id'>,
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into neutralizer_delivery (project_id, plant_id, neutralizer_id, received_on, kg, reference, created_at, created_by)
    values (${scope.projectId}, ${plantId}, ${neutralizerId}, ${on}::date, ${kg}, ${reference}, ${scope.clock.now()},
      ${scope.userId}) returning id`)
  return row?.id ?? 0
}

export async function deleteDelivery(
  scope: ProjectScope,
  plantId: number,
  deliveryId: number,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    delete from neutralizer_delivery
    where project_id = ${scope.projectId} and plant_id = ${plantId} and id = ${deliveryId} returning id`)
  return rows.length > 0
}

/** The columns of a recordset of these fields, and how they are inserted, replaced and compared. */
const writtenAs = (columns: Columns) => ({
  columns: raw(eachOf(columns, ({ column }) => column)),
  given: raw(eachOf(columns, (_, field) => `g."${field}"`)),
  typed: raw(eachOf(columns, ({ type }, field) => `"${field}" ${type}`)),
  replaced: raw(eachOf(columns, ({ column }) => `${column} = excluded.${column}`)),
  known: raw(eachOf(columns, ({ column }) => `u.${column}`)),
  excluded: raw(eachOf(columns, ({ column }) => `excluded.${column}`)),
})
const day = writtenAs({ ...dayColumns, ...metalColumns })
const use = writtenAs(useColumns)

/** Writes whole days with their uses, over those that there are. */
export async function writeDays(
  scope: ProjectScope,
  plantId: number,
  days: readonly DayInput[],
): Promise<void> {
  const written = JSON.stringify(days.map(({ metals, ...of }) => ({ ...of, ...metals })))
  const key = sql`${scope.projectId}, ${plantId}`
  await scope.rows(sql`
    insert into treatment_day as t (project_id, plant_id, treated_on, ${day.columns}, changed_at, changed_by)
    select ${key}, g."on", ${day.given}, ${scope.clock.now()}, ${scope.userId}
    from jsonb_to_recordset(${written}::jsonb) as g("on" date, ${day.typed})
    on conflict (project_id, plant_id, treated_on) do update set ${day.replaced},
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, version = t.version + 1`)
  const uses = JSON.stringify(
    days.flatMap(({ on, uses: of }) =>
      of.filter((one) => !isEmptyUse(one)).map((one) => ({ on, ...one })),
    ),
  )
  const used = sql`jsonb_to_recordset(${uses}::jsonb) as g("on" date, "neutralizerId" int, ${use.typed})`
  const on = days.map((one) => one.on)
  await scope.rows(sql`
    delete from neutralizer_use u
    where u.project_id = ${scope.projectId} and u.plant_id = ${plantId} and u.treated_on = any(${on}::date[])
      and not exists (select from ${used} where g."on" = u.treated_on and g."neutralizerId" = u.neutralizer_id)`)
  await scope.rows(sql`
    insert into neutralizer_use as u (project_id, plant_id, treated_on, neutralizer_id, ${use.columns})
    select ${key}, g."on", g."neutralizerId", ${use.given} from ${used}
    on conflict (project_id, plant_id, treated_on, neutralizer_id) do update
      set ${use.replaced} where (${use.known}) is distinct from (${use.excluded})`)
}

export const deleteDays = async (
  scope: ProjectScope,
  plantId: number,
  on: readonly string[],
): Promise<void> => {
  await scope.rows(sql`
    delete from treatment_day
    where project_id = ${scope.projectId} and plant_id = ${plantId} and treated_on = any(${on}::date[])`)
}
