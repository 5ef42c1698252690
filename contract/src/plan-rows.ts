/** Columns of the official template, in its order; names for people stand in terms.ts. */
export const planColumns = [
  'stationCode',
  'component',
  'subcomponent',
  'miningComponent',
  'sourceType',
  'type',
  'profile',
  'sample',
  'estimatedOn',
  'frequency',
  'startsOn',
  'endsOn',
  'commitment',
  'instrument',
  'standard',
  'category',
  'easting',
  'northing',
  'zone',
  'datum',
  'altitude',
  'observation',
] as const
export type PlanColumn = (typeof planColumns)[number]

/** Columns without which a workbook is not the official template. */
export const requiredColumns = [
  'stationCode',
  'component',
  'subcomponent',
  'miningComponent',
  'sourceType',
  'type',
  'profile',
  'sample',
  'estimatedOn',
  'frequency',
  'startsOn',
  'endsOn',
] as const satisfies readonly PlanColumn[]

export const monitoringTypes = ['scheduled', 'additional', 'rescheduled'] as const
export type MonitoringType = (typeof monitoringTypes)[number]

/** A row as it arrives: texts in the order of `planColumns`, '' where a cell is empty. */
export type PlanCells = readonly string[]

/** Why a cell was not accepted; the words stand in terms.ts. */
export const cellProblems = [
  'required',
  'too-long',
  'not-in-list',
  'not-in-component',
  'retired',
  'date',
  'date-year',
  'number',
  'yes-no',
  'zone',
  'datum',
  'out-of-range',
  'date-or-series',
  'series-incomplete',
  'series-order',
  'series-too-long',
  'coordinates-incomplete',
  'coordinates-differ',
  'repeated-row',
  'error-value',
] as const
export type CellProblem = (typeof cellProblems)[number]

/** One cell of a row that was not accepted. */
export type PlanIssue = {
  column: PlanColumn
  code: CellProblem
  params: Record<string, string | number>
}

/** Longest text of each column that takes one. */
export const planTextMax = {
  stationCode: 50,
  commitment: 100,
  instrument: 200,
  standard: 100,
  category: 100,
  observation: 500,
} as const
