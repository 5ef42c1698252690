import type { SheetColumn, SheetName, Table } from '@puquio/domain'
import { sheetRowsMax, sheetTables } from '@puquio/domain/tables'
import type { RowChecker } from '../xlsx/read/row-checker.ts'
import { type TableRead, tableReader } from './table-reader.ts'

/** A row's texts in the order of its table's columns. */
export type SheetRow = { row: number; texts: string[] }

/** Runs in the process of the workbook's reader, and collects the rows of a sheet up to its limit. */
export function createRowChecker({
  sheet,
}: {
  sheet: SheetName
}): RowChecker<SheetRow, TableRead<SheetColumn>> {
  const declared: Table = sheetTables[sheet]
  const table = tableReader(declared, { rowsMax: sheetRowsMax(sheet) })
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
