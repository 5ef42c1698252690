import {
  type AnyList,
  type ColumnOf,
  type Listed,
  type ListColumn,
  listTables,
  namedList,
  type Refuse,
  rowReader,
  type RowValues,
  type TableIssue,
} from '@puquio/domain'
import type { CellIssue } from '@puquio/contract/reference'
import { columnLetters } from '../../../platform/xlsx/package/address.ts'
import type { ListTable } from './read-table.ts'

/** One row of a list's workbook: the values of its cells, and where its issues go. */
export type ListRowRead<List extends AnyList> = {
  row: number
  values: RowValues<(typeof listTables)[List], { components: Listed }>
  /** Whether the workbook has the column. */
  has: (column: ColumnOf<(typeof listTables)[List]>) => boolean
  refuse: Refuse<ColumnOf<(typeof listTables)[List]>>
  /** Whether any cell of the row was refused so far. */
  isRefused: () => boolean
}

/** Reads the rows of a list; cells that are not accepted are added to `issues`. */
export function* readListRows<List extends AnyList>(
  list: List,
  table: ListTable,
  components: readonly Listed[],
  issues: CellIssue[],
): Generator<ListRowRead<List>> {
  const columns: string[] = Object.keys(listTables[list])
  const read = rowReader(
    listTables[list],
    { components: namedList(components) },
    table.decimalMarks,
  )
  for (const { row, texts } of table.rows) {
    const before = issues.length
    const refuse = (
      column: string,
      code: TableIssue['code'],
      params: TableIssue['params'] = {},
    ) => {
      const letter = columnLetters(table.columns[column as ListColumn] ?? 0)
      // A missing column is reported once, at the cell that stands for it.
      const isTold = issues.slice(before).some((one) => one.column === letter && one.code === code)
      if (isTold) return
      const value = texts[columns.indexOf(column)] ?? ''
      issues.push({ sheet: table.sheet, row, column: letter, value, code, params })
    }
    const found: TableIssue<ColumnOf<(typeof listTables)[List]>>[] = []
    const values = read(texts, found)
    for (const { column, code, params } of found) refuse(column, code, params)
    yield {
      row,
      values,
      has: (column) => table.columns[column as ListColumn] !== undefined,
      refuse,
      isRefused: () => issues.length > before,
    }
  }
}

/** Returns a function that says whether an earlier row has the same key. */
export function repeatedRows() {
  const rowOf = new Map<string, number>()
  return <Column extends string>(
    { row, refuse }: { row: number; refuse: Refuse<Column> },
    column: Column,
    key: string,
  ): boolean => {
    const earlier = rowOf.get(key)
    if (earlier === undefined) rowOf.set(key, row)
    else refuse(column, 'repeated-row', { row: earlier })
    return earlier !== undefined
  }
}
