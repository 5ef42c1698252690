import type { Cell } from '../../src/platform/xlsx/read/cell.ts'
import type { RowChecker, SheetInfo } from '../../src/platform/xlsx/read/row-checker.ts'

export type CollectInput = { hiddenToo: boolean }
export type CollectedRow = { sheet: number; row: number; cells: readonly Cell[] }

/** The checker that checks nothing: every row as it stands, for workbooks of a modest size. */
export function createRowChecker(input: CollectInput): RowChecker<CollectedRow, SheetInfo[]> {
  const sheets: SheetInfo[] = []
  return {
    walks(sheet) {
      const walked = input.hiddenToo || !sheet.hidden
      if (walked) sheets.push(sheet)
      return walked
    },
    row: (cells, { sheet, row }) => ({
      sheet: sheets.findIndex(({ name }) => name === sheet),
      row,
      cells,
    }),
    end: () => sheets.map(({ name, hidden }) => ({ name, hidden })),
  }
}
