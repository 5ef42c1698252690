import {
  type ColumnDates,
  type ColumnMarks,
  type DateOrder,
  dateCollector,
  type DecimalMark,
  layoutReader,
  type Mapping,
  markCollector,
} from '@puquio/domain'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { layoutRow } from './layout-row.ts'

export type CollectInput = {
  mapping: Mapping
  decimalMark: DecimalMark | null
  dateOrder: DateOrder | null
}
/** What the columns of a file say as a whole. */
export type FoundMarks = { marks: ColumnMarks; order: ColumnDates }

/** Runs in the process of the file's reader, and looks at values and dates before any of them is read. */
export function createRowChecker(input: CollectInput): RowChecker<never, FoundMarks> {
  const reader = layoutReader(input.mapping)
  const marks = markCollector()
  const dates = dateCollector()
  return {
    row(cells, address) {
      for (const cell of reader.row(layoutRow(cells), address)) {
        marks.look(cell.value, address.row)
        dates.look(cell.fields.date ?? '', address.row)
      }
      return null
    },
    end: () => ({ marks: marks.read(input.decimalMark), order: dates.read(input.dateOrder) }),
  }
}
