import type { Mapping, Unread } from '@puquio/domain'
import { cutText, layoutReader, textOf } from '@puquio/domain/laboratory-files'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { cellChecker, type CheckOptions } from './cell-checker.ts'
import { type PlainFile, valueCounter } from './count-values.ts'
import { type CollectInput, columnCollector, type FoundMarks } from './collect-columns.ts'
import { layoutRow } from './layout-row.ts'
import { provisionalMarks } from './provisional-marks.ts'
import { stagedLines } from './staged-line.ts'

export type CheckInput = Omit<CheckOptions, 'found'> & CollectInput & { mapping: Mapping }
export type CheckedFile = {
  /** All of the file. */
  values: number
  blank: number
  /** What cells without a value say, the most frequent first. */
  blankTexts: string[]
  isTooLong: boolean
  unread: Unread
}
/** With the marks and the order of dates by which its values were read, and its counts where nothing waits. */
export type ReadFile = CheckedFile & { found: FoundMarks; plain: PlainFile | null }

/** Most values of one file. */
export const resultsMax = 300_000
const unreadMax = 50
/** Most texts that are named of cells without a value. */
const blankTextsMax = 10
/** Most characters that are shown of a cell without a value, and most different ones that are counted. */
const blankTextMax = 40
const blankKindsMax = 200

/**
 * Runs in the process of the file's reader. It answers each row with the results in it: each as the line that PostgreSQL
 * reads, so that the server's process neither parses nor writes it. Meanwhile it looks at the columns as a whole. Once a
 * value or a date rests on what they say, it looks alone, and the rows are read and answered again from the first.
 */
export function createRowChecker(input: CheckInput): RowChecker<string, ReadFile> {
  const columns = columnCollector(input)
  const provisional = provisionalMarks()
  let reader = layoutReader(input.mapping)
  let check = cellChecker({ ...input, found: provisional.found })
  let found: FoundMarks | null = null
  let position = 0
  let blank = 0
  let counter = valueCounter()
  const line = stagedLines()
  const blanks = new Map<string, number>()
  const isLookingAlone = () => found === null && provisional.wereAsked()
  const countBlank = (text: string) => {
    blank++
    if (blanks.has(text) || blanks.size < blankKindsMax)
      blanks.set(text, (blanks.get(text) ?? 0) + 1)
  }
  return {
    row(cells, { sheet, row, merged }) {
      const results: string[] = []
      for (const cell of reader.row(layoutRow(cells), { sheet, row, spans: merged })) {
        if (found === null) columns.look(cell, row)
        if (isLookingAlone()) continue
        const result = check(cell, position++, () => reader.placesOf(cell))
        if (result === 'blank') countBlank(cutText(textOf(cell.value), blankTextMax))
        else if (result !== 'left-out') {
          counter.add(result)
          results.push(line(result))
        }
      }
      return results
    },
    finished: () => position > resultsMax,
    readsAgain() {
      if (found || position > resultsMax) return false
      found = columns.read()
      if (!provisional.wereAsked() && !found.order.isConverted) return false
      check = cellChecker({ ...input, found })
      reader = layoutReader(input.mapping)
      position = 0
      blank = 0
      counter = valueCounter()
      blanks.clear()
      return true
    },
    end() {
      const { sheetsWithoutHeader, columns: unreadColumns } = reader.end()
      return {
        values: position,
        blank,
        blankTexts: [...blanks]
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, blankTextsMax)
          .map(([text]) => text),
        isTooLong: position > resultsMax,
        unread: {
          sheetsWithoutHeader: sheetsWithoutHeader.slice(0, unreadMax),
          columns: unreadColumns.slice(0, unreadMax),
        },
        found: found ?? columns.read(),
        plain: counter.read(),
      }
    },
  }
}
