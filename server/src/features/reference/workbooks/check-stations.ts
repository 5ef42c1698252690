import type { CellIssue, StationOption } from '@puquio/contract/reference'
import {
  asListed,
  type CellProblem,
  type Coordinates,
  distanceM,
  type GeoPoint,
  geoPointOf,
  type StationFields,
  stationKey,
} from '@puquio/domain'
import { pointBeside } from '../stations/edit-stations.ts'
import {
  type SheetRowRead,
  readSheetRows,
  repeatedRows,
} from '../../../platform/tables/sheet-rows.ts'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'

export type CheckedStation = { station: StationFields; before: StationOption | null }

/** Reads rows as stations, matched by code; a column that the workbook lacks leaves its field unchanged. */
export function checkStations(
  table: SheetRead,
  stations: readonly StationOption[],
  issues: CellIssue[],
): CheckedStation[] {
  const isRepeated = repeatedRows()
  const known = new Map(stations.map((station) => [stationKey(station.code), station]))
  const checked: CheckedStation[] = []
  for (const read of readSheetRows('stations', table, [], issues)) {
    const code = read.values.code ?? ''
    const before = known.get(stationKey(code)) ?? null
    if (before?.retiredAt) read.refuse('code', 'retired')
    const station = fieldsOf(read, before)
    if (read.isRefused() || isRepeated(read, 'code', stationKey(code))) continue
    checked.push({ station, before })
  }
  return checked
}

type StationRead = SheetRowRead<'stations'>

type FieldReaders = {
  [Field in keyof StationFields]: (
    read: StationRead,
    before: StationOption | null,
  ) => StationFields[Field]
}

/** How each field is read from a row; a column that the workbook lacks keeps what the station has. */
const fieldReaders: FieldReaders = {
  code: ({ values }) => values.code ?? '',
  name: (read, before) => textOf('name', read, before),
  kind: ({ has, values }, before) =>
    has('kind') ? (values.kind ?? 'other') : (before?.kind ?? 'other'),
  point: (read, before) => pointFrom(read, before),
  altitudeM: ({ has, values }, before) =>
    has('altitudeM') ? (values.altitudeM ?? null) : (before?.altitudeM ?? null),
  standard: (read, before) => listedOf(read, before).standard,
  category: (read, before) => listedOf(read, before).category,
}

const fieldsOf = (read: StationRead, before: StationOption | null): StationFields =>
  Object.fromEntries(
    Object.entries(fieldReaders).map(([field, reader]) => [field, reader(read, before)]),
  ) as StationFields

const textOf = (
  column: 'name' | 'standard' | 'category',
  { has, values }: StationRead,
  before: StationOption | null,
) => (has(column) ? (values[column] ?? '') : (before?.[column] ?? ''))

/** A standard and a category are spelt as the list of standards has them. */
const listedOf = (read: StationRead, before: StationOption | null) =>
  asListed(textOf('standard', read, before) || null, textOf('category', read, before) || null)

const utmColumns = ['eastingM', 'northingM', 'zone', 'datum'] as const
const geographicColumns = ['latitudeDeg', 'longitudeDeg'] as const

function pointFrom(read: StationRead, before: StationOption | null): GeoPoint | null {
  const isAbsent = [...utmColumns, ...geographicColumns].every((column) => !read.has(column))
  if (isAbsent) return before?.eastingM == null ? null : (before as GeoPoint)
  const utm = utmFrom(read)
  const geographic = geographicFrom(read)
  const given = utm ?? geographic
  if (!given) return null
  const point = pointBeside(geoPointOf(given), before ?? undefined)
  if (utm && geographic && point) {
    const apartM = distanceM(point, geoPointOf(geographic))
    // A conversion from PSAD56 made elsewhere may differ by some 15 m.
    if (apartM > (utm.datum === 'PSAD56' ? 30 : 5)) {
      const refused = disagreement({ utm: point, geographic: geoPointOf(geographic) }, before)
      read.refuse(refused.column, refused.code, { distanceM: Math.round(apartM) })
    }
  }
  return point
}

/**
 * Where only one system was edited, the other still has the old point, which is refused: ignoring it would
 * move the station back when the same workbook is imported again.
 */
function disagreement(
  { utm, geographic }: { utm: GeoPoint; geographic: GeoPoint },
  before: StationOption | null,
): { column: 'latitudeDeg' | 'eastingM'; code: CellProblem } {
  const known = before?.eastingM == null ? null : (before as GeoPoint)
  const isStale = (point: GeoPoint) => known !== null && distanceM(point, known) < 0.5
  if (isStale(geographic)) return { column: 'latitudeDeg', code: 'geographic-not-moved' }
  if (isStale(utm)) return { column: 'eastingM', code: 'utm-not-moved' }
  return { column: 'eastingM', code: 'coordinates-disagree' }
}

function utmFrom(read: StationRead): (Coordinates & { system: 'utm' }) | null {
  if (!isComplete(read, utmColumns)) return null
  const { eastingM, northingM, zone, datum } = read.values
  if (eastingM == null || northingM == null || zone == null || datum == null) return null
  return { system: 'utm', eastingM, northingM, zone, datum }
}

function geographicFrom(read: StationRead): Coordinates | null {
  if (!isComplete(read, geographicColumns)) return null
  const { latitudeDeg, longitudeDeg } = read.values
  return latitudeDeg == null || longitudeDeg == null
    ? null
    : { system: 'geographic', latitudeDeg, longitudeDeg }
}

/** Returns the values where all are given; where only some are, the blank ones are refused. */
function isComplete(
  { values, has, refuse }: StationRead,
  columns: readonly (typeof utmColumns | typeof geographicColumns)[number][],
) {
  const blank = columns.filter((column) => values[column] === null)
  const [first = 'eastingM'] = columns.filter((column) => !blank.includes(column))
  const isPartly = blank.length > 0 && blank.length < columns.length
  if (isPartly)
    for (const column of blank) refuse(has(column) ? column : first, 'coordinates-incomplete')
  return blank.length === 0
}
