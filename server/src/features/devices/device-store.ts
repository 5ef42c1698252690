import type { Device, deviceInput, variableInput, Variable } from '@puquio/contract/modi/devices'
import type { DeviceFields, VariableFields } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import {
  assignmentsOf,
  columnsOf,
  updateVersion,
  valuesOf,
  type Written,
} from '../../platform/db/written.ts'
import { fromDevices, shownColumns } from './columns-store.ts'

export type DeviceInput = z.output<typeof deviceInput>
type VariableInput = z.output<typeof variableInput>

/** A device before the newest readings of its variables are added. */
export type StoredDevice = Omit<Device, 'variables'> & {
  variables: StoredVariable[]
  createdAt: string
}
export type StoredVariable = Omit<Variable, 'latest'>

export async function findDevice(scope: ProjectScope, id: number): Promise<StoredDevice | null> {
  const [device] = await scope.rows<Omit<StoredDevice, 'variables'>>(sql`
    select ${shownColumns(scope.clock.now())}, d.station_id, d.latitude_deg as own_latitude_deg,
      d.longitude_deg as own_longitude_deg, d.terrain_level_m, d.probe_length_m, d.height_m, d.battery, d.external_key,
      d.hub_id, (select jsonb_build_object('id', h.id, 'serial', h.serial, 'name', h.name) from device h
        where h.project_id = d.project_id and h.id = d.hub_id) as hub, d.device_profile_id, d.installed_on, d.logger_left_on, d.interval_s, d.grace_s, d.alarms_enabled, d.relay_1,
      d.relay_2, d.note, d.version, d.created_at
    from ${fromDevices} where d.project_id = ${scope.projectId} and d.id = ${id}`)
  if (!device) return null
  const variables = await scope.rows<StoredVariable>(sql`
    select id, key, name, sensor, parameter_id, unit, decimals, min, max, low_low, low, high, high_high, retired_at
    from variable where project_id = ${scope.projectId} and device_id = ${id}
    order by retired_at is not null, position, id`)
  return { ...device, variables }
}

export async function insertDevice(scope: ProjectScope, device: DeviceInput): Promise<number> {
  const fields = written(device)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device (project_id, created_at, ${columnsOf(fields)})
    values (${scope.projectId}, ${scope.clock.now()}, ${valuesOf(fields)}) returning id`)
  return made?.id ?? 0
}

/** Returns false where it was changed since that version. */
export const updateDevice = (
  scope: ProjectScope,
  of: { id: number; version: number },
  device: DeviceInput,
): Promise<boolean> => updateVersion(scope, 'device', of, written(device))

/**
 * Inserts those without an id, updates the others and retires those that are left out. Returns the place of one whose
 * id is none of the device's, else null.
 */
export async function saveVariables(
  scope: ProjectScope,
  deviceId: number,
  variables: readonly VariableInput[],
): Promise<number | null> {
  const of = sql`project_id = ${scope.projectId} and device_id = ${deviceId}`
  const known = await scope.rows<{ id: number }>(sql`select id from variable where ${of}`)
  const ids = new Set(known.map(({ id }) => id))
  const wrong = variables.findIndex(({ id }) => id !== null && !ids.has(id))
  if (wrong !== -1) return wrong
  const kept = variables.map(({ id }) => id).filter((id) => id !== null)
  await scope.rows(sql`
    update variable set retired_at = ${scope.clock.now()}
    where ${of} and retired_at is null and id <> all(${kept}::int[])`)
  for (const [position, variable] of variables.entries()) {
    const fields = { ...writtenVariable(variable), position: { position } }
    if (variable.id === null)
      await scope.rows(sql`
        insert into variable (project_id, device_id, ${columnsOf(fields)})
        values (${scope.projectId}, ${deviceId}, ${valuesOf(fields)})`)
    else
      await scope.rows(sql`
        update variable set ${assignmentsOf(fields)}, retired_at = null
        where ${of} and id = ${variable.id} and (${differs(fields)} or retired_at is not null)`)
  }
  return null
}

/** Returns false where it is in that state already, or does not exist. */
export async function setRetired(
  scope: ProjectScope,
  id: number,
  at: Date | null,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device set retired_at = ${at}, version = version + 1, logger_left_on = null
    where project_id = ${scope.projectId} and id = ${id} and (retired_at is null) = ${at !== null} returning id`)
  return rows.length > 0
}

/** Returns whether all of the given ids are of the project. */
export async function areOfProject(
  scope: ProjectScope,
  table: 'station' | 'parameter' | 'device' | 'device_profile',
  ids: readonly (number | null)[],
): Promise<boolean> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  const rows = await scope.rows(sql`
    select id from ${raw(table)} where project_id = ${scope.projectId} and id = any(${asked}::int[])`)
  return rows.length === asked.length
}

const written = ({ variables: _variables, ...device }: DeviceInput) =>
  ({
    serial: { serial: device.serial },
    name: { name: device.name },
    fieldNumber: { field_number: device.fieldNumber },
    group: { group_name: device.group },
    stationId: { station_id: device.stationId },
    latitudeDeg: { latitude_deg: device.latitudeDeg },
    longitudeDeg: { longitude_deg: device.longitudeDeg },
    terrainLevelM: { terrain_level_m: device.terrainLevelM },
    probeLengthM: { probe_length_m: device.probeLengthM },
    heightM: { height_m: device.heightM },
    battery: { battery: device.battery },
    channel: { channel: device.channel },
    externalKey: { external_key: device.externalKey },
    hubId: { hub_id: device.hubId },
    deviceProfileId: { device_profile_id: device.deviceProfileId },
    installedOn: { installed_on: device.installedOn },
    intervalS: { interval_s: device.intervalS },
    graceS: { grace_s: device.graceS },
    alarmsEnabled: { alarms_enabled: device.alarmsEnabled },
    relay1: { relay_1: device.relay1 },
    relay2: { relay_2: device.relay2 },
    note: { note: device.note },
  }) satisfies Written<DeviceFields>

const writtenVariable = (variable: VariableInput) =>
  ({
    key: { key: variable.key },
    name: { name: variable.name },
    sensor: { sensor: variable.sensor },
    parameterId: { parameter_id: variable.parameterId },
    unit: { unit: variable.unit },
    decimals: { decimals: variable.decimals },
    min: { min: variable.min },
    max: { max: variable.max },
    lowLow: { low_low: variable.lowLow },
    low: { low: variable.low },
    high: { high: variable.high },
    highHigh: { high_high: variable.highHigh },
  }) satisfies Written<VariableFields>

/** A variable that stays as it was leaves no entry in the audit trail. */
const differs = (fields: Written<Record<string, unknown>>) =>
  sql`(${columnsOf(fields)}) is distinct from (${valuesOf(fields)})`
