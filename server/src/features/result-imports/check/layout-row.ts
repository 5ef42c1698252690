import type { LayoutRow } from '@puquio/domain'
import { type Cell, plainValue } from '../../../platform/xlsx/read/cell.ts'

/** A row of a workbook as the reader of layouts takes it. */
export const layoutRow = (cells: readonly Cell[]): LayoutRow =>
  cells.map((cell) => {
    const value = plainValue(cell)
    if (typeof value === 'number') return value
    return value === null ? '' : String(value)
  })
