import type { Held } from '@puquio/domain'
import { type ColumnValue, lineWriter } from '../../../platform/imports/row-lines.ts'

/** Columns of result_import_row from `position` on, in the table's order. */
export const stagedColumns = [
  'position',
  'sheet',
  'row',
  'at',
  'station_id',
  'parameter_id',
  'sampled_at',
  'sampled_on',
  'has_time',
  'depth_m',
  'matrix',
  'type',
  'code',
  'source',
  'chain_of_custody',
  'report',
  'value',
  'detection_limit',
  'quantification_limit',
  'uncertainty',
  'qualifier',
  'text',
  'unit',
  'method',
  'laboratory_reference',
  'analysed_on',
  'is_old',
  'held',
  'cell',
  'new_station',
  'adds_version',
  'is_known',
  'campaign_id',
  'laboratory_id',
] as const

/** A value of a file as its row of result_import_row, without the import's own columns. */
export type StagedResult = Record<(typeof stagedColumns)[number], ColumnValue> & {
  position: number
  held: Held[] | null
}

/** A row alone. */
export const stagedLine = (result: StagedResult): string => stagedLines()(result)

/** Writes rows of the table as PostgreSQL reads them; project and import are not known where they are written. */
export const stagedLines = (): ((result: StagedResult) => string) =>
  lineWriter(stagedColumns, { before: 2, after: 0 })
