import { cellReader, type DecimalMarks, type PlanColumn, planTable } from '@puquio/domain'
import { shownCell } from './columns.ts'

/** The options and lists by which cells are read. */
export type Understanding = { codeOf: (code: string) => string; decimalMarks: DecimalMarks }

/** Returns the number, date or code that a cell was read as, where it is written differently; else null. */
export const understoodAs = (
  column: PlanColumn,
  text: string,
  { codeOf, decimalMarks }: Understanding,
): string | null => {
  if (column === 'stationCode') return codeOf(text) === text ? null : codeOf(text)
  const declared = planTable[column]
  if (declared.cell.kind !== 'number' && declared.cell.kind !== 'date') return null
  const read = cellReader(declared, {}, decimalMarks[column])(text)
  if (!('value' in read) || read.value === null) return null
  if (typeof read.value !== 'number' && typeof read.value !== 'string') return null
  const understood = shownCell(String(read.value))
  return understood === text ? null : understood
}
