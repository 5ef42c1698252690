import type { LayoutRow } from '@puquio/domain'
import { type Cell, plainValue } from '../../../platform/xlsx/read/cell.ts'

/** The database takes neither halves of a pair of surrogates nor U+0000. */
const storable = (text: string): string =>
  doubtful.test(text) ? text.toWellFormed().replaceAll('\u0000', '') : text

/** A fast path: hardly any text has them. */
const doubtful = /[\u0000\ud800-\udfff]/

/** A row of a workbook as the reader of layouts takes it. */
export const layoutRow = (cells: readonly Cell[]): LayoutRow =>
  cells.map((cell) => {
    const value = plainValue(cell)
    if (typeof value === 'number') return value
    return value === null ? '' : storable(String(value))
  })
