import {
  type DeviceState,
  deviceStates,
  type MonitoringStatus,
  monitoringStatuses,
} from '@puquio/domain'
import { stateMarks } from '../devices/state-marks.ts'
import { type Mark, statusMarks, worstFirst } from '../status/marks.ts'

/**
 * What a map shows: stations by the status of their monitorings, devices by their state, or stations with pictures of their
 * samples, which have no status.
 */
export type MapKind = 'stations' | 'devices' | 'samples'
/** By whose words a map speaks. */
export const wordsOf = (kind: MapKind): 'stations' | 'devices' =>
  kind === 'devices' ? 'devices' : 'stations'
export type MapStatus = MonitoringStatus | DeviceState

export const mapMarks: Readonly<Record<MapStatus, Mark>> = { ...statusMarks, ...stateMarks }

/** In the order of the legend. */
export const statusesOf = {
  stations: monitoringStatuses,
  devices: deviceStates,
  samples: [],
} as const satisfies Record<MapKind, readonly MapStatus[]>

/** What a cluster shows; a map never has both kinds. */
export const worstMapStatus = (statuses: readonly (MapStatus | null)[]): MapStatus | null =>
  [...worstFirst, ...deviceStates].find((status) => statuses.includes(status)) ?? null

export const isDeviceState = (status: MapStatus): status is DeviceState =>
  (deviceStates as readonly string[]).includes(status)
