import type { CellText } from '../src/results/cell-text.ts'
import { type ColumnDates, dateCollector } from '../src/results/dates/date-order.ts'

/** The order of the dates of a whole column. */
export function dateOrderOfColumn(
  cells: Iterable<CellText>,
  stated: ColumnDates['stated'] = null,
): ColumnDates {
  const dates = dateCollector()
  let row = 0
  for (const cell of cells) dates.look(cell, row++)
  return dates.read(stated)
}
