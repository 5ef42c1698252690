import type { PlantInput, TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import {
  assignmentsOf,
  columnsOf,
  updateVersion,
  valuesOf,
  type Written,
} from '../../../platform/db/written.ts'

type Asked = { plantId?: number }

/** The plants of a project, or one of them, by name; those that are retired last. */
export const readPlants = (scope: ProjectScope, { plantId }: Asked = {}) =>
  scope.rows<TreatmentPlant>(sql`
    select t.id, t.name, t.inflow_station_id, t.effluent_station_id, t.target_ph, t.residual_acidity, t.dose_percent,
      t.ph_rise, t.planned_percent, t.flow_variable_id, t.ph_in_variable_id, t.ph_out_variable_id, t.version,
      t.retired_at is not null as is_retired,
      coalesce((select jsonb_agg(jsonb_build_object('neutralizerId', n.neutralizer_id, 'share', n.share,
          'lowStockDays', n.low_stock_days) order by n.position, n.neutralizer_id)
        from plant_neutralizer n where n.project_id = t.project_id and n.plant_id = t.id), '[]') as products,
      array(select n.neutralizer_id from plant_neutralizer n where n.project_id = t.project_id and n.plant_id = t.id
        and (exists (select from neutralizer_use u where u.project_id = n.project_id and u.plant_id = n.plant_id
            and u.neutralizer_id = n.neutralizer_id)
          or exists (select from neutralizer_delivery d where d.project_id = n.project_id and d.plant_id = n.plant_id
            and d.neutralizer_id = n.neutralizer_id))) as used_products
    from treatment_plant t
    where t.project_id = ${scope.projectId} and ${plantId === undefined ? raw('true') : sql`t.id = ${plantId}`}
    order by t.retired_at is not null, name_key(t.name), t.id`)

/** The plant of the project, whose row stays locked: what is recorded of it is recorded one after another. */
export async function lockPlant(scope: ProjectScope, plantId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select id from treatment_plant where project_id = ${scope.projectId} and id = ${plantId} for no key update`)
  return rows.length > 0
}

type PlantFields = Omit<PlantInput, 'products'>

const written = (plant: PlantFields): Written<PlantFields> => ({
  name: { name: plant.name },
  inflowStationId: { inflow_station_id: plant.inflowStationId },
  effluentStationId: { effluent_station_id: plant.effluentStationId },
  targetPh: { target_ph: plant.targetPh },
  residualAcidity: { residual_acidity: plant.residualAcidity },
  dosePercent: { dose_percent: plant.dosePercent },
  phRise: { ph_rise: plant.phRise },
  plannedPercent: { planned_percent: plant.plannedPercent },
  flowVariableId: { flow_variable_id: plant.flowVariableId },
  phInVariableId: { ph_in_variable_id: plant.phInVariableId },
  phOutVariableId: { ph_out_variable_id: plant.phOutVariableId },
})

export async function insertPlant(scope: ProjectScope, plant: PlantFields): Promise<number> {
  const fields = {
    ...written(plant),
    own: {
      project_id: scope.projectId,
      created_at: scope.clock.now(),
      created_by: scope.userId,
    },
  }
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into treatment_plant (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id`)
  return row?.id ?? 0
}

export const updatePlant = (
  scope: ProjectScope,
  of: { id: number; version: number; isRetired: boolean },
  plant: PlantFields,
): Promise<boolean> =>
  updateVersion(scope, 'treatment_plant', of, {
    ...written(plant),
    retired: { retired_at: retiredAt(scope, of.isRetired) },
  })

/** Since when; one that was retired before keeps its day. */
export const retiredAt = (scope: ProjectScope, isRetired: boolean) =>
  sql`case when ${isRetired}::bool then coalesce(retired_at, ${scope.clock.now()}::timestamptz) end`

type Product = PlantInput['products'][number]
type ProductFields = Omit<Product, 'neutralizerId'>

const writtenProduct = ({ share, lowStockDays }: ProductFields): Written<ProductFields> => ({
  share: { share },
  lowStockDays: { low_stock_days: lowStockDays },
})

/** What a plant doses from now on. One that days or deliveries name cannot be left out. */
export async function writeProducts(
  scope: ProjectScope,
  plantId: number,
  products: readonly Product[],
): Promise<void> {
  const ids = products.map(({ neutralizerId }) => neutralizerId)
  await scope.rows(sql`
    delete from plant_neutralizer where project_id = ${scope.projectId} and plant_id = ${plantId}
      and neutralizer_id <> all(${ids}::int[])`)
  for (const [position, { neutralizerId, ...fields }] of products.entries()) {
    const set = { ...writtenProduct(fields), place: { position } }
    await scope.rows(sql`
      insert into plant_neutralizer (project_id, plant_id, neutralizer_id, ${columnsOf(set)})
      values (${scope.projectId}, ${plantId}, ${neutralizerId}, ${valuesOf(set)})
      on conflict (project_id, plant_id, neutralizer_id) do update set ${assignmentsOf(set)}`)
  }
}

/** How many of these the project has; one that is retired may stay chosen. */
export async function countHeld(
  scope: ProjectScope,
  table: 'station' | 'variable' | 'neutralizer',
  ids: readonly number[],
): Promise<number> {
  const [row] = await scope.rows<{ held: number }>(sql`
    select count(*)::int as held from ${raw(table)} where project_id = ${scope.projectId} and id = any(${ids}::int[])`)
  return row?.held ?? 0
}

export const readStations = (scope: ProjectScope) =>
  scope.rows<{ id: number; code: string; name: string }>(sql`
    select s.id, s.code, s.name from station s where s.project_id = ${scope.projectId} and exists (
      select from treatment_plant t where t.project_id = s.project_id and s.id in (t.inflow_station_id, t.effluent_station_id))
    order by s.code collate "es-x-icu"`)

export const readVariables = (scope: ProjectScope) =>
  scope.rows<{ id: number; name: string; device: string; unit: string }>(sql`
    select v.id, v.name, d.name as device, v.unit
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and exists (
      select from treatment_plant t where t.project_id = v.project_id
        and v.id in (t.flow_variable_id, t.ph_in_variable_id, t.ph_out_variable_id))
    order by v.id`)

/** What of a plant was told of and still holds, by product. */
export const readTold = (scope: ProjectScope, plantId: number) =>
  scope.rows<{ neutralizerId: number; name: string; isLow: boolean; isUp: boolean }>(sql`
    select p.neutralizer_id, n.name, p.is_low, p.is_up
    from plant_neutralizer p join neutralizer n on n.project_id = p.project_id and n.id = p.neutralizer_id
    where p.project_id = ${scope.projectId} and p.plant_id = ${plantId} order by p.position, p.neutralizer_id`)

export const writeTold = async (
  scope: ProjectScope,
  { plantId, neutralizerId }: { plantId: number; neutralizerId: number },
  told: { isLow: boolean; isUp: boolean },
): Promise<void> => {
  await scope.rows(sql`
    update plant_neutralizer set is_low = ${told.isLow}, is_up = ${told.isUp}
    where project_id = ${scope.projectId} and plant_id = ${plantId} and neutralizer_id = ${neutralizerId}`)
}
