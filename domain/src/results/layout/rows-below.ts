import { type LayoutRow, textOf } from '../cell-text.ts'
import type { LayoutNames } from './field-columns.ts'
import { proposeMapping, type SheetSample } from './propose-mapping.ts'

/**
 * Returns whether a sheet's first rows hold anything below its headings and what belongs to them (units, limits,
 * methods). A sheet whose headings are not found has something where it has a second row, since a person may know them.
 */
export const hasRowsBelow = (sheet: SheetSample, names: LayoutNames): boolean => {
  const found = proposeMapping([sheet], names)
  // Numbers without a label may be limits, and may be the only sample.
  if (found?.doubts.includes('limits-without-label')) return true
  const first = sheet.rows.findIndex(isFilled)
  return isFilledFrom(sheet.rows, found?.mapping.firstRow ?? first + 2)
}

/** Whether a row holds anything from this one on, counted from 1. */
export const isFilledFrom = (rows: readonly LayoutRow[], firstRow: number): boolean =>
  rows.slice(firstRow - 1).some(isFilled)

const isFilled = (row: LayoutRow) => row.some((cell) => textOf(cell) !== '')
