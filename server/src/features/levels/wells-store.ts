import type { Well, WellInput } from '@puquio/contract/levels/levels'
import { keptWellsMax } from '@puquio/contract/levels/levels'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'

/** A well as it is stored: what its levels say is read beside it. */
export type WellRow = Omit<Well, 'state' | 'newest' | 'change30M'>

const columns: Sql =
  raw(`w.id, w.name, w.station_id, w.kind, w.terrain_level_m, w.stick_up_m, w.depth_m, w.screen_from_m,
  w.screen_to_m, w.low_m, w.high_m, w.variable_id, w.note, w.retired_at, w.version,
  jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name) as station,
  case when s.latitude_deg is null then null else jsonb_build_object('latitudeDeg', s.latitude_deg,
    'longitudeDeg', s.longitude_deg, 'eastingM', s.easting_m, 'northingM', s.northing_m, 'zone', s.zone) end as position,
  case when v.id is null then null else jsonb_build_object('id', v.id, 'name', v.name,
    'device', jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name)) end as variable`)

const from: Sql = raw(`well w join station s on s.project_id = w.project_id and s.id = w.station_id
  left join variable v on v.project_id = w.project_id and v.id = w.variable_id
  left join device d on d.project_id = v.project_id and d.id = v.device_id`)

/** All in service, or with the retired ones, by their names: a project has no more than these. */
export const listWells = (scope: ProjectScope, withRetired: boolean): Promise<WellRow[]> =>
  scope.rows<WellRow>(sql`
    select ${columns} from ${from}
    where ${allOf([sql`w.project_id = ${scope.projectId}`, withRetired ? null : raw('w.retired_at is null')])}
    order by w.retired_at is not null, w.name collate "es-x-icu", w.id limit ${keptWellsMax}`)

/** Those of the project among these, in the order of their names; retired ones, too. */
export const findWells = (scope: ProjectScope, ids: readonly number[]): Promise<WellRow[]> =>
  scope.rows<WellRow>(sql`
    select ${columns} from ${from} where w.project_id = ${scope.projectId} and w.id = any(${[...ids]}::int[])
    order by w.name collate "es-x-icu", w.id`)

export type HeldWell = Pick<
  WellRow,
  | 'id'
  | 'name'
  | 'terrainLevelM'
  | 'stickUpM'
  | 'depthM'
  | 'lowM'
  | 'highM'
  | 'retiredAt'
  | 'version'
>

/** A well whose row stays locked until the transaction ends; null where there is none. */
export async function lockWell(scope: ProjectScope, id: number): Promise<HeldWell | null> {
  const [row] = await scope.rows<HeldWell>(sql`
    select id, name, terrain_level_m, stick_up_m, depth_m, low_m, high_m, retired_at, version
    from well where project_id = ${scope.projectId} and id = ${id} for no key update`)
  return row ?? null
}

/** Those in service, and all that are kept, with the retired ones. */
export async function countWells(
  scope: ProjectScope,
): Promise<{ inService: number; kept: number }> {
  const [row] = await scope.rows<{ inService: number; kept: number }>(sql`
    select count(*) filter (where retired_at is null)::int as in_service, count(*)::int as kept
    from well where project_id = ${scope.projectId}`)
  return row ?? { inService: 0, kept: 0 }
}

const written = (well: WellInput): Written<WellInput> => ({
  name: { name: well.name },
  stationId: { station_id: well.stationId },
  kind: { kind: well.kind },
  terrainLevelM: { terrain_level_m: well.terrainLevelM },
  stickUpM: { stick_up_m: well.stickUpM },
  depthM: { depth_m: well.depthM },
  screenFromM: { screen_from_m: well.screenFromM },
  screenToM: { screen_to_m: well.screenToM },
  lowM: { low_m: well.lowM },
  highM: { high_m: well.highM },
  variableId: { variable_id: well.variableId },
  note: { note: well.note },
})

export async function insertWell(scope: ProjectScope, well: WellInput): Promise<number> {
  const fields = {
    ...written(well),
    own: { project_id: scope.projectId, created_at: scope.clock.now() },
  }
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into well (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id`)
  return row?.id ?? 0
}

export const updateWell = (
  scope: ProjectScope,
  of: { id: number; version: number },
  well: WellInput,
): Promise<boolean> => updateVersion(scope, 'well', of, written(well))

/** Gives all soundings of a well the levels of its top and bottom now. */
export const resurveySoundings = (
  scope: ProjectScope,
  wellId: number,
  { topM, bottomM }: { topM: number; bottomM: number },
) =>
  scope.rows(sql`
    update sounding set top_level_m = ${topM}, bottom_level_m = ${bottomM}
    where project_id = ${scope.projectId} and well_id = ${wellId}`)

/** One that is so already stays as it is. */
export const setRetired = (scope: ProjectScope, id: number, isRetired: boolean) =>
  scope.rows(sql`
    update well set retired_at = ${isRetired ? scope.clock.now() : null}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and (retired_at is null) = ${isRetired}::bool`)

/** Whether the project has this station and, where one is given, the unit of this variable; null where it has none such. */
export async function hasPlaces(
  scope: ProjectScope,
  { stationId, variableId }: Pick<WellInput, 'stationId' | 'variableId'>,
): Promise<{ hasStation: boolean; variableUnit: string | null }> {
  const [row] = await scope.rows<{ hasStation: boolean; variableUnit: string | null }>(sql`
    select exists (select from station where project_id = ${scope.projectId} and id = ${stationId}) as has_station,
      (select unit from variable where project_id = ${scope.projectId} and id = ${variableId}) as variable_unit`)
  return row ?? { hasStation: false, variableUnit: null }
}

/** Variables in service that are measured in millimetres, as rain is. */
export const listRainVariables = (scope: ProjectScope) =>
  scope.rows<{ id: number; name: string; device: string }>(sql`
    select v.id, v.name, d.name as device from variable v
    join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.unit = 'mm' and v.retired_at is null and d.retired_at is null
    order by name_key(d.name), v.position limit 100`)

export async function isRainVariable(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from variable where project_id = ${scope.projectId} and id = ${id} and unit = 'mm'`)
  return rows.length > 0
}
