import type { Datum } from '../../geography/datum.ts'
import { isNearPeru } from '../../geography/peru.ts'
import { distanceM, type GeoPoint, geoPointOf } from '../../geography/geo-point.ts'
import type { UtmZone } from '../../geography/utm.ts'
import type { StationFields } from '../../stations/fields.ts'
import { stationKindTerms } from '../../stations/kind-terms.ts'
import type { StationKind } from '../../stations/kinds.ts'
import { similarCodes } from '../../stations/similar-code.ts'
import { stationKey } from '../../stations/station-key.ts'
import type { Refuse as RefuseCell } from '../cell-problems.ts'
import { knownWords } from '../known-names.ts'
import type { PlanColumn } from './columns.ts'
import type { KnownStation } from './lists.ts'

/** A station that the project does not have, or has without coordinates: then with its id. */
export type NamedStation = StationFields & {
  id: number | null
  /** Its coordinates lie far from Peru. */
  isFar: boolean
}

type Cell<T> = T | null | undefined
/** The station of a row as read; undefined where the cell was not accepted. */
export type StationCells = {
  key: string
  code: string
  /** The user answered which station this code means. */
  isAnswered: boolean
  easting: Cell<number>
  northing: Cell<number>
  zone: Cell<UtmZone>
  datum: Cell<Datum>
  altitude: Cell<number>
  stationName: Cell<string>
  /** Texts of the row from which the kind of the station is guessed, the most reliable first. */
  names: readonly (string | undefined)[]
  standard: string | null
  category: string | null
}
type Refuse = RefuseCell<PlanColumn>

/** Two coordinates within this distance are the same point: rounding, or a receiver's last digit. */
const toleranceM = 1

export const stationsOfRows = (known: readonly KnownStation[]) => {
  const existing = new Map(known.map((station) => [stationKey(station.code), station]))
  const similar = similarCodes(known.filter(({ isRetired }) => !isRetired).map(({ code }) => code))
  const points = pointsByText()
  const fresh = new Map<string, { point: GeoPoint | null; row: number; name: string }>()

  return (cells: StationCells, row: number, refuse: Refuse): NamedStation | null => {
    const ownPoint = points(cells, refuse)
    if (cells.key === '') return null
    const station = existing.get(cells.key)
    if (station?.isRetired) refuse('stationCode', 'retired')
    const knownPoint = station && pointOf(station)
    if (knownPoint) {
      if (ownPoint && distanceM(knownPoint, ownPoint) > toleranceM)
        refuse('easting', 'coordinates-differ')
      return null
    }
    const earlier = fresh.get(cells.key)
    const suggestion = station || earlier || cells.isAnswered ? null : similar(cells.code)
    if (suggestion !== null) refuse('stationCode', 'similar-code', { suggestion })
    if (earlier?.point && ownPoint && distanceM(earlier.point, ownPoint) > toleranceM) {
      refuse('easting', 'coordinates-differ-new', { row: earlier.row })
      return null
    }
    const point = earlier?.point ?? ownPoint
    const name = (earlier?.name || cells.stationName) ?? ''
    // Reported once, and again where a later row adds the coordinates or the name.
    if (earlier && earlier.point === point && earlier.name === name) return null
    fresh.set(cells.key, { point, name, row: earlier?.point ? earlier.row : row })
    if (station && !point) return null
    const { code, altitude, standard, category, names } = cells
    return {
      id: station?.id ?? null,
      code: code.replace(/\s+/g, ' '),
      name,
      kind: kindOf(names),
      point,
      isFar: point !== null && !isNearPeru(point),
      altitudeM: altitude ?? null,
      standard,
      category,
    }
  }
}

const coordinates = ['easting', 'northing', 'zone', 'datum'] as const

const pointsByText = () => {
  const kept = new Map<string, GeoPoint>()
  return (cells: StationCells, refuse: Refuse): GeoPoint | null => {
    const { easting, northing, zone, datum } = cells
    const blank = coordinates.filter((column) => cells[column] === null)
    if (blank.length === coordinates.length) return null
    for (const column of blank) refuse(column, 'coordinates-incomplete')
    if (easting == null || northing == null || zone == null || datum == null) return null
    const key = `${easting} ${northing} ${zone} ${datum}`
    let point = kept.get(key)
    if (!point) {
      point = geoPointOf({ system: 'utm', eastingM: easting, northingM: northing, zone, datum })
      kept.set(key, point)
    }
    return point
  }
}

const pointOf = ({ latitudeDeg, longitudeDeg }: KnownStation) =>
  latitudeDeg === null || longitudeDeg === null ? null : { latitudeDeg, longitudeDeg }

const findKind = knownWords<StationKind>(stationKindTerms)

const kindOf = (names: readonly (string | undefined)[]): StationKind => {
  for (const name of names) {
    const kind = name && findKind(name)
    if (kind) return kind
  }
  return 'other'
}
