import { parseDatum, parseZone, utmLimitsM } from '../../geography/utm-text.ts'
import { monitoringTypeTerms } from '../../monitoring/terms.ts'
import { altitudeLimitsM } from '../../stations/kinds.ts'
import type { TableIssue } from '../cell-problems.ts'
import { type ColumnOf, columnsOf, type Table } from '../table.ts'
import { planColumnTerms as words } from './terms.ts'

/** Longest text of each column that takes one. */
export const planTextMax = {
  stationCode: 50,
  commitment: 100,
  instrument: 200,
  standard: 100,
  category: 100,
  observation: 500,
  stationName: 100,
} as const

const text = (max: number) => ({ kind: 'text', max }) as const
const entryOf = <const List extends string>(list: List) => ({ kind: 'name', list }) as const

/** The official template of a monitoring plan, in the order of its columns. */
export const planTable = {
  stationCode: {
    heading: words.stationCode,
    cell: text(planTextMax.stationCode),
    isRequired: true,
  },
  component: { heading: words.component, cell: entryOf('components'), isRequired: true },
  // Which subcomponents there are depends on the component: check-rows.ts looks it up.
  subcomponent: { heading: words.subcomponent, cell: text(2_000), isExpected: true },
  miningComponent: {
    heading: words.miningComponent,
    cell: entryOf('miningComponents'),
    isExpected: true,
  },
  sourceType: { heading: words.sourceType, cell: entryOf('sourceTypes'), isExpected: true },
  // No reschedules: a workbook cannot name the monitoring to replace.
  type: {
    heading: words.type,
    cell: {
      kind: 'word',
      terms: {
        scheduled: monitoringTypeTerms.scheduled,
        additional: monitoringTypeTerms.additional,
      },
    },
    isExpected: true,
  },
  profile: { heading: words.profile, cell: entryOf('profiles'), isExpected: true },
  sample: { heading: words.sample, cell: { kind: 'flag' }, isExpected: true },
  estimatedOn: { heading: words.estimatedOn, cell: { kind: 'date' }, isExpected: true },
  frequency: { heading: words.frequency, cell: entryOf('frequencies'), isExpected: true },
  startsOn: { heading: words.startsOn, cell: { kind: 'date' }, isExpected: true },
  endsOn: { heading: words.endsOn, cell: { kind: 'date' }, isExpected: true },
  commitment: { heading: words.commitment, cell: text(planTextMax.commitment) },
  instrument: { heading: words.instrument, cell: text(planTextMax.instrument) },
  standard: { heading: words.standard, cell: text(planTextMax.standard) },
  category: { heading: words.category, cell: text(planTextMax.category) },
  easting: {
    heading: words.easting,
    cell: { kind: 'number', ...utmLimitsM.eastingM, decimals: 2 },
  },
  northing: {
    heading: words.northing,
    cell: { kind: 'number', ...utmLimitsM.northingM, decimals: 2 },
  },
  zone: { heading: words.zone, cell: { kind: 'spelling', read: parseZone, problem: 'zone' } },
  datum: { heading: words.datum, cell: { kind: 'spelling', read: parseDatum, problem: 'datum' } },
  altitude: { heading: words.altitude, cell: { kind: 'number', ...altitudeLimitsM } },
  observation: { heading: words.observation, cell: text(planTextMax.observation) },
  // Last: staged rows refer to columns by their index.
  stationName: { heading: words.stationName, cell: text(planTextMax.stationName) },
} as const satisfies Table

export type PlanColumn = ColumnOf<typeof planTable>
export const planColumns: readonly PlanColumn[] = columnsOf(planTable)

export type PlanIssue = TableIssue<PlanColumn>
