import { type AnyList, type ListColumn, listRowsMax, listTables, type Table } from '@puquio/domain'
import { type TableRead, tableReader } from '../../../platform/tables/table-reader.ts'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'

/** A row's texts in the order of its list's columns. */
export type ListRow = { row: number; texts: string[] }

/** Runs in the process of the workbook's reader, and collects the rows of a list up to its limit. */
export function createRowChecker({
  list,
}: {
  list: AnyList
}): RowChecker<ListRow, TableRead<ListColumn>> {
  const declared: Table = listTables[list]
  const table = tableReader(declared, { rowsMax: listRowsMax })
  return {
    walks: table.walks,
    row(cells, address) {
      const texts = table.row(cells, address)
      return texts && { row: address.row, texts }
    },
    finished: table.finished,
    end: table.end,
  }
}
