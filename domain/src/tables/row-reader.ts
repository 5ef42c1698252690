import { remembering } from '../remembering.ts'
import type { TableIssue } from './cell-problems.ts'
import { cellReader, type DecimalMarks, type MomentDates, type NamedLists } from './cell-readers.ts'
import type { Listed, NamedList } from './known-names.ts'
import { type ColumnOf, columnsOf, type RowValues, type Table } from './table.ts'

/** A row as it arrives: texts in the order of the table's columns, '' where a cell is empty. */
export type TableCells = readonly string[]

type EntriesOf<Lists> = {
  [Name in keyof Lists]: Lists[Name] extends NamedList<infer Entry extends Listed> ? Entry : never
}

/** Reads rows cell by cell; what is not accepted joins `issues`. */
export const rowReader = <T extends Table, const Lists extends NamedLists>(
  table: T,
  lists: Lists,
  marks: DecimalMarks = {},
  dates?: MomentDates,
) => {
  const columns = columnsOf(table)
  const readers = columns.map((column) =>
    remembering(cellReader(table[column] as T[ColumnOf<T>], lists, marks[column], dates)),
  )
  return (cells: TableCells, issues: TableIssue<ColumnOf<T>>[]): RowValues<T, EntriesOf<Lists>> => {
    const values: Partial<Record<string, unknown>> = {}
    columns.forEach((column, at) => {
      const read = readers[at]?.(cells[at] ?? '')
      if (read && 'value' in read) values[column] = read.value
      else if (read) issues.push({ column, ...read })
    })
    return values as RowValues<T, EntriesOf<Lists>>
  }
}
