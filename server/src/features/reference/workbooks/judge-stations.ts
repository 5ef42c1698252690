import type { ListCellProblem, ListColumn } from '@puquio/contract/list-rows'
import { stationKey } from '@puquio/contract/plan-lists'
import { altitudeLimitsM, type CellIssue, type StationOption } from '@puquio/contract/reference'
import {
  asListed,
  type Coordinates,
  distanceM,
  geographicLimitsDeg,
  type Place,
  parseDatum,
  parseZone,
  placeOf,
  utmLimitsM,
} from '@puquio/domain'
import { placeBeside } from '../stations/edit-stations.ts'
import type { StationFields } from '../stations/store.ts'
import { findKind } from './known-words.ts'
import type { ListTable } from './read-table.ts'
import { type RowCells, repeatedRows, rowCells } from './row-cells.ts'

export type JudgedStation = { station: StationFields; before: StationOption | null }

/** Rows as stations, matched by code; a column that the workbook lacks leaves its field as it was. */
export function judgeStations(
  table: ListTable,
  stations: readonly StationOption[],
  issues: CellIssue[],
): JudgedStation[] {
  const isRepeated = repeatedRows()
  const known = new Map(stations.map((station) => [stationKey(station.code), station]))
  const judged: JudgedStation[] = []
  for (const row of table.rows) {
    const cells = rowCells(table, row, issues)
    const code = cells.required('code', 50)
    const before = known.get(stationKey(code)) ?? null
    if (before?.retiredAt) cells.refuse('code', 'retired')
    const station = { code, ...fieldsOf(cells, before) }
    if (cells.isRefused() || isRepeated(cells, 'code', stationKey(code))) continue
    judged.push({ station, before })
  }
  return judged
}

function fieldsOf(cells: RowCells, before: StationOption | null): Omit<StationFields, 'code'> {
  const text = (column: 'name' | 'standard' | 'category') =>
    cells.has(column) ? cells.text(column, 100) : (before?.[column] ?? '')
  const kindWord = cells.text('kind', 60)
  const kind = kindWord === '' ? 'other' : findKind(kindWord)
  if (kind === null) cells.refuse('kind', 'not-in-list')
  const altitudeM = cells.number('altitudeM', altitudeLimitsM)
  return {
    name: text('name'),
    kind: cells.has('kind') ? (kind ?? 'other') : (before?.kind ?? 'other'),
    place: placeFrom(cells, before),
    altitudeM: cells.has('altitudeM') ? altitudeM : (before?.altitudeM ?? null),
    ...asListed(text('standard') || null, text('category') || null),
  }
}

const utmColumns = ['eastingM', 'northingM', 'zone', 'datum'] as const
const geographicColumns = ['latitudeDeg', 'longitudeDeg'] as const

function placeFrom(cells: RowCells, before: StationOption | null): Place | null {
  const isAbsent = [...utmColumns, ...geographicColumns].every((column) => !cells.has(column))
  if (isAbsent) return before?.eastingM == null ? null : (before as Place)
  const utm = utmFrom(cells)
  const geographic = geographicFrom(cells)
  const given = utm ?? geographic
  if (!given) return null
  const place = placeBeside(placeOf(given), before ?? undefined)
  if (utm && geographic && place) {
    const apartM = distanceM(place, placeOf(geographic))
    // A conversion from PSAD56 made elsewhere may differ by some 15 m.
    if (apartM > (utm.datum === 'PSAD56' ? 30 : 5)) {
      const refused = disagreement({ utm: place, geographic: placeOf(geographic) }, before)
      cells.refuse(refused.column, refused.code, { distanceM: Math.round(apartM) })
    }
  }
  return place
}

/**
 * Where only one system was edited, the other still tells the old point. It is not left aside by
 * itself: the same workbook sent again would move the station back.
 */
function disagreement(
  { utm, geographic }: { utm: Place; geographic: Place },
  before: StationOption | null,
): { column: ListColumn; code: ListCellProblem } {
  const known = before?.eastingM == null ? null : (before as Place)
  const isStale = (place: Place) => known !== null && distanceM(place, known) < 0.5
  if (isStale(geographic)) return { column: 'latitudeDeg', code: 'geographic-not-moved' }
  if (isStale(utm)) return { column: 'eastingM', code: 'utm-not-moved' }
  return { column: 'eastingM', code: 'coordinates-disagree' }
}

function utmFrom(cells: RowCells): (Coordinates & { system: 'utm' }) | null {
  if (!isComplete(cells, utmColumns)) return null
  const eastingM = cells.number('eastingM', utmLimitsM.eastingM)
  const northingM = cells.number('northingM', utmLimitsM.northingM)
  const zone = parseZone(cells.text('zone', 20))
  const datum = parseDatum(cells.text('datum', 20))
  if (zone === null) cells.refuse('zone', 'zone')
  if (datum === null) cells.refuse('datum', 'datum')
  if (eastingM === null || northingM === null || zone === null || datum === null) return null
  return { system: 'utm', eastingM, northingM, zone, datum }
}

function geographicFrom(cells: RowCells): Coordinates | null {
  if (!isComplete(cells, geographicColumns)) return null
  const latitudeDeg = cells.number('latitudeDeg', geographicLimitsDeg.latitudeDeg)
  const longitudeDeg = cells.number('longitudeDeg', geographicLimitsDeg.longitudeDeg)
  return latitudeDeg === null || longitudeDeg === null
    ? null
    : { system: 'geographic', latitudeDeg, longitudeDeg }
}

/** All given; where only some are, the blank ones are refused. */
function isComplete(
  cells: RowCells,
  columns: readonly (typeof utmColumns | typeof geographicColumns)[number][],
) {
  const blank = columns.filter((column) => cells.text(column, 40) === '')
  const [first = 'eastingM'] = columns.filter((column) => !blank.includes(column))
  const isPartly = blank.length > 0 && blank.length < columns.length
  if (isPartly)
    for (const column of blank)
      cells.refuse(cells.has(column) ? column : first, 'coordinates-incomplete')
  return blank.length === 0
}
