import type { MapStatus } from './map-status.ts'

/** A station, or a device, as the map shows it. */
export type MapStation = {
  id: number
  code: string
  name: string
  latitudeDeg: number
  longitudeDeg: number
  /** The worst of the period; null where it has no monitoring in it. */
  status: MapStatus | null
  miningComponentIds: readonly number[]
  /** Drawn above the others and never joined with them. */
  isAlone?: boolean
  /** A line for the popup, e.g. '3 done of 5'. */
  detail?: string
}

export type MiningComponent = { id: number; name: string }

/** Stations without coordinates are only listed beside the map. */
export const hasCoordinates = <
  S extends { latitudeDeg: number | null; longitudeDeg: number | null },
>(
  station: S,
): station is S & { latitudeDeg: number; longitudeDeg: number } =>
  station.latitudeDeg !== null && station.longitudeDeg !== null

/** What the legend leaves out: statuses (null for none) and mining components (null for none). */
export type Hidden = {
  statuses: ReadonlySet<MapStatus | null>
  components: ReadonlySet<number | null>
}

/** A station with several mining components stays while one of them is shown. */
export const visibleStations = (
  stations: readonly MapStation[],
  { statuses, components }: Hidden,
): MapStation[] =>
  stations.filter(
    ({ status, miningComponentIds }) =>
      !statuses.has(status) &&
      (miningComponentIds.length === 0
        ? !components.has(null)
        : miningComponentIds.some((id) => !components.has(id))),
  )
