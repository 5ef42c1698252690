import type { DeviceRow, LatestReading, Variable } from '@puquio/contract/modi/devices'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredVariable } from './device-store.ts'
import { type ListedDevice, listVariables } from './list-store.ts'

type Telemetry = Pick<Platform, 'telemetry'>

/** Adds the newest reading of each variable. */
export async function withLatest(
  { telemetry }: Telemetry,
  variables: readonly StoredVariable[],
): Promise<Variable[]> {
  const latest = await latestOf(telemetry, variables)
  return variables.map((variable) => ({ ...variable, latest: latest.get(variable.id) ?? null }))
}

/** Adds the newest reading among the variables of each device; of several at once that of the first variable. */
export async function withNewest(
  { telemetry }: Telemetry,
  scope: ProjectScope,
  devices: readonly ListedDevice[],
): Promise<DeviceRow[]> {
  const variables = await listVariables(
    scope,
    devices.map(({ id }) => id),
  )
  const latest = await latestOf(telemetry, variables)
  return devices.map((device) => {
    let newest: DeviceRow['newest'] = null
    for (const { id, deviceId, name, unit, decimals } of variables) {
      const reading = deviceId === device.id ? latest.get(id) : undefined
      if (reading && (newest === null || reading.measuredAt > newest.measuredAt))
        newest = { ...reading, variable: name, unit, decimals }
    }
    return { ...device, newest }
  })
}

/** By variable; one whose newest reading has no value is left out. */
async function latestOf(
  telemetry: Telemetry['telemetry'],
  variables: readonly { id: number }[],
): Promise<Map<number, LatestReading>> {
  const stored = await telemetry.latest(variables.map(({ id }) => id))
  return new Map(
    stored.flatMap(({ variableId, atMs, value, quality }) =>
      value === null
        ? []
        : [[variableId, { measuredAt: new Date(atMs).toISOString(), value, quality }]],
    ),
  )
}
