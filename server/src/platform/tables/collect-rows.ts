import type { SheetColumn, SheetName, Table } from '@puquio/domain'
import { isMappedSheet, sheetRowsMax, sheetTables } from '@puquio/domain/tables'
import type { RowChecker } from '../xlsx/read/row-checker.ts'
import { mappedReader, type MappedRead, type SaidHead } from './mapped-reader.ts'
import { type TableRead, tableReader } from './table-reader.ts'

/** A row's texts in the order of its table's columns. */
export type SheetRow = { row: number; texts: string[] }

export type CollectInput = {
  sheet: SheetName
  /** Of a table whose columns a person may name. */
  said: SaidHead<SheetColumn> | null
}

/** Runs in the process of the workbook's reader, and collects the rows of a sheet up to its limit. */
export function createRowChecker({
  sheet,
  said,
}: CollectInput): RowChecker<SheetRow, TableRead<SheetColumn> | MappedRead<SheetColumn>> {
  const declared: Table = sheetTables[sheet]
  const rowsMax = sheetRowsMax(sheet)
  const table = isMappedSheet(sheet)
    ? mappedReader(declared, { rowsMax, said })
    : tableReader(declared, { rowsMax })
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
