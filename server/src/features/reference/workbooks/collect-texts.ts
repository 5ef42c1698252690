import { plainText } from '@puquio/domain'
import { isErrorCell, plainValue } from '../../../platform/xlsx/cell.ts'
import type { RowChecker } from '../../../platform/xlsx/row-checker.ts'

export type CollectTexts = { rowsMax: number }
/** A row as texts; `errors` are the columns whose formula failed. */
export type TextRow = { sheet: string; row: number; texts: string[]; errors: number[] }

/** Runs in the reader's thread: rows as texts, no more of them than a list may have. */
export function createRowChecker({ rowsMax }: CollectTexts): RowChecker<TextRow, null> {
  let count = 0
  return {
    walks: ({ hidden }) => !hidden,
    row(cells, { sheet, row }) {
      const texts = cells.map((cell) => plain(String(plainValue(cell) ?? '')))
      if (texts.every((text) => text === '')) return null
      count++
      const errors = cells.flatMap((cell, column) => (isErrorCell(cell) ? [column] : []))
      return { sheet, row, texts, errors }
    },
    finished: () => count > rowsMax,
    end: () => null,
  }
}

const plain = (text: string) =>
  plainText(text)
    .replace(/[\u0000-\u001f\u007f\ud800-\udfff\s]+/gu, ' ')
    .trim()
