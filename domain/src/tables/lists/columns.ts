import { geographicLimitsDeg } from '../../geography/geo-point.ts'
import { parseDatum, parseZone, utmLimitsM } from '../../geography/utm-text.ts'
import { frequencyTerms } from '../../monitoring/terms.ts'
import type { StationColumn } from '../../stations/fields.ts'
import { stationKindTerms } from '../../stations/kind-terms.ts'
import { altitudeLimitsM } from '../../stations/kinds.ts'
import type { ColumnOf, Table, TableColumn } from '../table.ts'
import { listColumnTerms as words } from './terms.ts'

const text = (max: number) => ({ kind: 'text', max }) as const

/** Most characters of an entry's name. */
export const listNameMax = { others: 100, 'mining-units': 50 } as const

const name = { heading: words.name, cell: text(listNameMax.others), isRequired: true } as const
const onlyNames = { name } as const satisfies Table

/** The workbook of each reference list, in the order of its columns. */
export const listTables = {
  components: onlyNames,
  subcomponents: {
    component: {
      heading: words.component,
      cell: { kind: 'name', list: 'components' },
      isRequired: true,
    },
    name,
  },
  'mining-components': onlyNames,
  'mining-units': {
    name: { heading: words.name, cell: text(listNameMax['mining-units']), isRequired: true },
  },
  'source-types': onlyNames,
  profiles: {
    name,
    // Separated by semicolons; how many and how long is the row's check.
    parameters: { heading: words.parameters, cell: text(6_200), isRequired: true },
  },
  frequencies: {
    name,
    rule: { heading: words.rule, cell: { kind: 'word', terms: frequencyTerms }, isRequired: true },
    marginDays: {
      heading: words.marginDays,
      cell: { kind: 'number', min: 0, max: 60, isWhole: true },
    },
  },
  stations: {
    code: { heading: words.code, cell: text(50), isRequired: true },
    name: { heading: words.name, cell: text(100) },
    kind: { heading: words.kind, cell: { kind: 'word', terms: stationKindTerms } },
    eastingM: {
      heading: words.eastingM,
      cell: { kind: 'number', ...utmLimitsM.eastingM, decimals: 2 },
    },
    northingM: {
      heading: words.northingM,
      cell: { kind: 'number', ...utmLimitsM.northingM, decimals: 2 },
    },
    zone: { heading: words.zone, cell: { kind: 'spelling', read: parseZone, problem: 'zone' } },
    datum: { heading: words.datum, cell: { kind: 'spelling', read: parseDatum, problem: 'datum' } },
    latitudeDeg: {
      heading: words.latitudeDeg,
      cell: { kind: 'number', ...geographicLimitsDeg.latitudeDeg, decimals: 6, axis: 'latitude' },
    },
    longitudeDeg: {
      heading: words.longitudeDeg,
      cell: { kind: 'number', ...geographicLimitsDeg.longitudeDeg, decimals: 6, axis: 'longitude' },
    },
    altitudeM: { heading: words.altitudeM, cell: { kind: 'number', ...altitudeLimitsM } },
    standard: { heading: words.standard, cell: text(100) },
    category: { heading: words.category, cell: text(100) },
  } satisfies Record<StationColumn, TableColumn>,
} as const satisfies Record<string, Table>

/** The reference lists of a project, the stations last. */
export type AnyList = keyof typeof listTables
export type ReferenceList = Exclude<AnyList, 'stations'>
export const allLists = Object.keys(listTables) as AnyList[]
export const referenceLists = allLists.filter((list): list is ReferenceList => list !== 'stations')
export type ListColumn = { [List in AnyList]: ColumnOf<(typeof listTables)[List]> }[AnyList]

/** Rows that a list's workbook may hold. */
export const listRowsMax = 5_000
