import {
  columnLetters,
  type ColumnOf,
  type Listed,
  type MomentDates,
  namedList,
  type Refuse,
  rowReader,
  type RowValues,
  type SheetColumn,
  type SheetName,
  sheetTables,
  type TableIssue,
} from '@puquio/domain'
import type { CellIssue } from '@puquio/contract/reference'
import type { SheetRead } from './read-sheet.ts'

/** One row of a workbook: the values of its cells, and where its issues go. */
export type SheetRowRead<List extends SheetName> = {
  row: number
  values: RowValues<(typeof sheetTables)[List], { components: Listed }>
  /** Whether the workbook has the column. */
  has: (column: ColumnOf<(typeof sheetTables)[List]>) => boolean
  refuse: Refuse<ColumnOf<(typeof sheetTables)[List]>>
  /** Whether any cell of the row was refused so far. */
  isRefused: () => boolean
}

/** Reads the rows of a sheet; cells that are not accepted are added to `issues`. */
export function* readSheetRows<List extends SheetName>(
  list: List,
  table: SheetRead,
  components: readonly Listed[],
  issues: CellIssue[],
  dates?: MomentDates,
): Generator<SheetRowRead<List>> {
  const columns: string[] = Object.keys(sheetTables[list])
  const read = rowReader(
    sheetTables[list],
    { components: namedList(components) },
    table.decimalMarks,
    dates,
  )
  for (const { row, texts } of table.rows) {
    const before = issues.length
    const refuse = (
      column: string,
      code: TableIssue['code'],
      params: TableIssue['params'] = {},
    ) => {
      const letter = columnLetters(table.columns[column as SheetColumn] ?? 0)
      // A missing column is reported once, at the cell that stands for it.
      const isTold = issues.slice(before).some((one) => one.column === letter && one.code === code)
      if (isTold) return
      const value = texts[columns.indexOf(column)] ?? ''
      issues.push({ sheet: table.sheet, row, column: letter, value, code, params })
    }
    const found: TableIssue<ColumnOf<(typeof sheetTables)[List]>>[] = []
    const values = read(texts, found)
    for (const { column, code, params } of found) refuse(column, code, params)
    yield {
      row,
      values,
      has: (column) => table.columns[column as SheetColumn] !== undefined,
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
