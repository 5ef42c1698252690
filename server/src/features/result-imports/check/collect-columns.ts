import type { ColumnDates, ColumnMarks, DateOrder, DecimalMark, LayoutCell } from '@puquio/domain'
import { dateCollector, markCollector } from '@puquio/domain/laboratory-files'

export type CollectInput = {
  decimalMark: DecimalMark | null
  dateOrder: DateOrder | null
}
/** What the columns of a file say as a whole. */
export type FoundMarks = { marks: ColumnMarks; order: ColumnDates }

/** Looks at values and dates before any of them is read. */
export function columnCollector({ decimalMark, dateOrder }: CollectInput) {
  const marks = markCollector()
  const dates = dateCollector()
  return {
    look({ value, fields }: LayoutCell, row: number): void {
      marks.look(value, row)
      dates.look(fields.date ?? '', row)
    },
    read: (): FoundMarks => ({ marks: marks.read(decimalMark), order: dates.read(dateOrder) }),
  }
}
