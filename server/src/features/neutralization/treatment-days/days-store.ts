import type { DayInput, Delivery } from '@puquio/contract/laboratory/treatment-days'
import type { AcidMetal, UseOfDay } from '@puquio/domain'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'

/** A day as it was recorded. */
export type RecordedDay = DayInput & { version: number; changedAt: string; changedBy: string }

type Range = { from: string; to: string }

export const readDays = (scope: ProjectScope, plantId: number, { from, to }: Range) =>
  scope.rows<RecordedDay>(sql`
    select d.treated_on as on, d.flow_ls, d.volume_m3, d.hours, d.ph_in, d.ph_out, d.acidity as acidity_mg_l,
      jsonb_build_object('fe2', d.fe2, 'fe3', d.fe3, 'al', d.al, 'mn', d.mn, 'zn', d.zn, 'cu', d.cu) as metals,
      d.note, d.from_device, d.version, d.changed_at, ${nameOf('w')} as changed_by,
      coalesce((select jsonb_agg(jsonb_build_object('neutralizerId', u.neutralizer_id, 'kg', u.kg, 'stockKg', u.stock_kg)
          order by u.neutralizer_id)
        from neutralizer_use u where u.project_id = d.project_id and u.plant_id = d.plant_id
          and u.treated_on = d.treated_on), '[]') as uses
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
  scope.rows<UseOfDay & { neutralizerId: number }>(sql`
    select neutralizer_id, treated_on as on, kg, stock_kg from neutralizer_use
    where project_id = ${scope.projectId} and plant_id = ${plantId} and treated_on <= ${to}::date
    order by treated_on, neutralizer_id`)

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

type DayField = Exclude<keyof DayInput, 'on' | 'version' | 'uses' | 'metals'> | AcidMetal
type Column = { column: string; type: 'float8' | 'text' | 'text[]' }

const float = (column: string): Column => ({ column, type: 'float8' })
const dayColumns: Record<DayField, Column> = {
  flowLs: float('flow_ls'),
  volumeM3: float('volume_m3'),
  hours: float('hours'),
  phIn: float('ph_in'),
  phOut: float('ph_out'),
  acidityMgL: float('acidity'),
  fe2: float('fe2'),
  fe3: float('fe3'),
  al: float('al'),
  mn: float('mn'),
  zn: float('zn'),
  cu: float('cu'),
  note: { column: 'note', type: 'text' },
  fromDevice: { column: 'from_device', type: 'text[]' },
}
const listed = (each: (column: Column, field: string) => string): Sql =>
  raw(
    Object.entries(dayColumns)
      .map(([field, column]) => each(column, field))
      .join(', '),
  )
const columns = listed(({ column }) => column)
const given = listed((_, field) => `g."${field}"`)
const typed = listed(({ type }, field) => `"${field}" ${type}`)
const replaced = listed(({ column }) => `${column} = excluded.${column}`)

/** Writes whole days with their uses, over those that there are. */
export async function writeDays(
  scope: ProjectScope,
  plantId: number,
  days: readonly DayInput[],
): Promise<void> {
  const written = JSON.stringify(days.map(({ metals, ...day }) => ({ ...day, ...metals })))
  const key = sql`${scope.projectId}, ${plantId}`
  await scope.rows(sql`
    insert into treatment_day as t (project_id, plant_id, treated_on, ${columns}, changed_at, changed_by)
    select ${key}, g."on", ${given}, ${scope.clock.now()}, ${scope.userId}
    from jsonb_to_recordset(${written}::jsonb) as g("on" date, ${typed})
    on conflict (project_id, plant_id, treated_on) do update set ${replaced},
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, version = t.version + 1`)
  const uses = JSON.stringify(
    days.flatMap(({ on, uses: of }) =>
      of
        .filter(({ kg, stockKg }) => kg !== null || stockKg !== null)
        .map((use) => ({ on, ...use })),
    ),
  )
  const used = sql`jsonb_to_recordset(${uses}::jsonb) as g("on" date, "neutralizerId" int, kg float8, "stockKg" float8)`
  const on = days.map((day) => day.on)
  await scope.rows(sql`
    delete from neutralizer_use u
    where u.project_id = ${scope.projectId} and u.plant_id = ${plantId} and u.treated_on = any(${on}::date[])
      and not exists (select from ${used} where g."on" = u.treated_on and g."neutralizerId" = u.neutralizer_id)`)
  await scope.rows(sql`
    insert into neutralizer_use as u (project_id, plant_id, treated_on, neutralizer_id, kg, stock_kg)
    select ${key}, g."on", g."neutralizerId", g.kg, g."stockKg" from ${used}
    on conflict (project_id, plant_id, treated_on, neutralizer_id) do update
      set kg = excluded.kg, stock_kg = excluded.stock_kg
      where (u.kg, u.stock_kg) is distinct from (excluded.kg, excluded.stock_kg)`)
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
