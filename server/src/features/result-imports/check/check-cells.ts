import { layoutReader, type Mapping, type Unread } from '@puquio/domain'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { cellChecker, type CheckOptions } from './cell-checker.ts'
import { layoutRow } from './layout-row.ts'
import { stagedLine } from './staged-line.ts'

export type CheckInput = CheckOptions & { mapping: Mapping }
export type CheckedFile = { values: number; blank: number; isTooLong: boolean; unread: Unread }

/** Most values of one file. */
export const resultsMax = 300_000
const unreadMax = 50

/**
 * Runs in the process of the file's reader, and answers each of its rows with the results in it: each as the line that
 * PostgreSQL reads, so that the server's process neither parses nor writes it.
 */
export function createRowChecker(input: CheckInput): RowChecker<string, CheckedFile> {
  const reader = layoutReader(input.mapping)
  const check = cellChecker(input)
  let position = 0
  let blank = 0
  return {
    row(cells, address) {
      const results: string[] = []
      for (const cell of reader.row(layoutRow(cells), address)) {
        const result = check(cell, position++, () => reader.placesOf(cell))
        if (result === 'blank') blank++
        else if (result !== 'left-out') results.push(stagedLine(result))
      }
      return results
    },
    finished: () => position > resultsMax,
    end() {
      const { sheetsWithoutHeader, columns } = reader.end()
      return {
        values: position,
        blank,
        isTooLong: position > resultsMax,
        unread: {
          sheetsWithoutHeader: sheetsWithoutHeader.slice(0, unreadMax),
          columns: columns.slice(0, unreadMax),
        },
      }
    },
  }
}
