import type { CellCorrection } from '@puquio/contract/reference'
import { type SheetColumn, type SheetName, sheetTables } from '@puquio/domain'
import { cellAddress } from '../xlsx/package/address.ts'
import type { SheetRead } from './read-sheet.ts'

/** Returns a sheet with the cells that were corrected on screen; others than its table's stay as they are. */
export function correctSheet(
  name: SheetName,
  sheet: SheetRead,
  corrections: readonly CellCorrection[],
): SheetRead {
  if (corrections.length === 0) return sheet
  const corrected = new Map(corrections.map(({ row, column, value }) => [`${column}${row}`, value]))
  const columns = Object.keys(sheetTables[name]) as SheetColumn[]
  const rows = sheet.rows.map(({ row, texts }) => ({
    row,
    texts: texts.map((text, at) => {
      const position = sheet.columns[columns[at] as SheetColumn]
      return position === undefined ? text : (corrected.get(cellAddress(row, position)) ?? text)
    }),
  }))
  return { ...sheet, rows }
}
