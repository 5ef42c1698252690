import type { TaskLimits } from '../../sandbox/limits.ts'

/**
 * A workbook of 60,000 rows by 16 columns inflates to 30 to 60 MB of XML, depending on where
 * its strings are; the caps stand above that and under what the reader's heap can hold.
 */
export type ReadLimits = TaskLimits & {
  fileBytes: number
  entries: number
  entryBytes: number
  totalBytes: number
  sharedStringBytes: number
  /** The reader holds all shared strings at once, as elements: some 300,000 texts, four tags each. */
  sharedStringTags: number
  /** Inflated by compressed; the limit holds from `ratioFromBytes` on. Sheets reach some 40. */
  ratio: number
  ratioFromBytes: number
  /** Of the rows of a sheet that hold a value: formats run down to row 1,048,576 more often than data. */
  cells: number
  /** Limit of the total text of all rows: one long shared string may be in every cell. */
  answerCharacters: number
}

const mega = 1024 * 1024

export const readLimits: ReadLimits = {
  fileBytes: 30 * mega,
  entries: 2_000,
  entryBytes: 128 * mega,
  totalBytes: 192 * mega,
  sharedStringBytes: 64 * mega,
  sharedStringTags: 1_200_000,
  ratio: 250,
  ratioFromBytes: 4 * mega,
  cells: 17_000_000,
  answerCharacters: 128 * mega,
  silenceMs: 30_000,
  workMs: 90_000,
  heapMb: 400,
}
