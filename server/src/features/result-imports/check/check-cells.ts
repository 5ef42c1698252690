import { layoutReader, type Mapping, type Unread } from '@puquio/domain'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { cellChecker, type CheckOptions } from './cell-checker.ts'
import { type CollectInput, columnCollector, type FoundMarks } from './collect-columns.ts'
import { layoutRow } from './layout-row.ts'
import { stagedLine } from './staged-line.ts'

export type CheckInput = Omit<CheckOptions, 'found'> & CollectInput & { mapping: Mapping }
export type CheckedFile = { values: number; blank: number; isTooLong: boolean; unread: Unread }
/** With the marks and the order of dates by which its values were read. */
export type ReadFile = CheckedFile & { found: FoundMarks }

/** Most values of one file. */
export const resultsMax = 300_000
const unreadMax = 50

/**
 * Runs in the process of the file's reader. The first time its rows are read their columns are looked at as a whole; the
 * second time it answers each row with the results in it: each as the line that PostgreSQL reads, so that the server's
 * process neither parses nor writes it.
 */
export function createRowChecker(input: CheckInput): RowChecker<string, ReadFile> {
  const columns = columnCollector(input)
  let reader = layoutReader(input.mapping)
  let check: ReturnType<typeof cellChecker> | null = null
  let found: FoundMarks | null = null
  let position = 0
  let blank = 0
  return {
    row(cells, address) {
      const results: string[] = []
      for (const cell of reader.row(layoutRow(cells), address)) {
        if (!check) {
          columns.look(cell, address.row)
          continue
        }
        const result = check(cell, position++, () => reader.placesOf(cell))
        if (result === 'blank') blank++
        else if (result !== 'left-out') results.push(stagedLine(result))
      }
      return results
    },
    finished: () => position > resultsMax,
    readsAgain() {
      if (found) return false
      found = columns.read()
      check = cellChecker({ ...input, found })
      reader = layoutReader(input.mapping)
      return true
    },
    end() {
      const { sheetsWithoutHeader, columns: unreadColumns } = reader.end()
      return {
        values: position,
        blank,
        isTooLong: position > resultsMax,
        unread: {
          sheetsWithoutHeader: sheetsWithoutHeader.slice(0, unreadMax),
          columns: unreadColumns.slice(0, unreadMax),
        },
        found: found ?? columns.read(),
      }
    },
  }
}
