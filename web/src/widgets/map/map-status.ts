import {
  type DeviceState,
  deviceStates,
  type MonitoringStatus,
  monitoringStatuses,
} from '@puquio/domain'
import { stateMarks } from '../devices/state-marks.ts'
import { type Mark, statusMarks, worstFirst } from '../status/marks.ts'

/** What a map shows: stations by the status of their monitorings, or devices by their state. */
export type MapKind = 'stations' | 'devices'
export type MapStatus = MonitoringStatus | DeviceState

export const mapMarks: Readonly<Record<MapStatus, Mark>> = { ...statusMarks, ...stateMarks }

/** In the order of the legend. */
export const statusesOf = {
  stations: monitoringStatuses,
  devices: deviceStates,
} as const satisfies Record<MapKind, readonly MapStatus[]>

/** What a cluster shows; a map never has both kinds. */
export const worstMapStatus = (statuses: readonly (MapStatus | null)[]): MapStatus | null =>
  [...worstFirst, ...deviceStates].find((status) => statuses.includes(status)) ?? null

export const isDeviceState = (status: MapStatus): status is DeviceState =>
  (deviceStates as readonly string[]).includes(status)
