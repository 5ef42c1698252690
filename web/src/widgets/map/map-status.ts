import { stationResultStates, type StationResultState } from '@puquio/contract/boards/map-subjects'
import {
  type DeviceState,
  deviceStates,
  type MonitoringStatus,
  monitoringStatuses,
  type WellState,
  wellStates,
} from '@puquio/domain'
import { worstFirst } from '../status/marks.ts'

/**
 * What a map shows: stations by the status of their monitorings or by their newest results, devices or wells by their state, or
 * stations with pictures of their samples, which have no status.
 */
export type MapKind = 'stations' | 'devices' | 'wells' | 'samples' | 'results'
/** By whose words a map speaks. */
export const wordsOf = (kind: MapKind): 'stations' | 'devices' | 'wells' =>
  kind === 'samples' || kind === 'results' ? 'stations' : kind
export type MapStatus = MonitoringStatus | DeviceState | WellState | StationResultState

/** In the order of the legend. */
export const statusesOf = {
  stations: monitoringStatuses,
  devices: deviceStates,
  samples: [],
  wells: wellStates,
  results: stationResultStates,
} as const satisfies Record<MapKind, readonly MapStatus[]>

/** What a cluster shows; a map never has two kinds. */
export const worstMapStatus = (statuses: readonly (MapStatus | null)[]): MapStatus | null =>
  [...worstFirst, ...deviceStates, ...wellStates, ...stationResultStates].find((status) =>
    statuses.includes(status),
  ) ?? null

export const isDeviceState = (status: MapStatus): status is DeviceState =>
  (deviceStates as readonly string[]).includes(status)

export const isWellState = (status: MapStatus): status is WellState =>
  (wellStates as readonly string[]).includes(status)

export const isResultState = (status: MapStatus): status is StationResultState =>
  (stationResultStates as readonly string[]).includes(status)
