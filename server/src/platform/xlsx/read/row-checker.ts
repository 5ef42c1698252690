import type { Cell } from './cell.ts'
import type { MergedColumns } from './merged-across.ts'

export type SheetInfo = { name: string; hidden: boolean }
/** The row number of the spreadsheet, from one, and its columns that are merged. */
export type RowAddress = { sheet: string; row: number; merged?: MergedColumns | undefined }

/**
 * What a caller's module does with the rows, in the sandbox: it exports `createRowChecker(input)`, and only
 * what its `row` and `end` return is sent to the caller.
 */
export type RowChecker<Row, Summary> = {
  /** Called for the visible sheets first; without it all that are not hidden are read. */
  walks?(sheet: SheetInfo): boolean
  /** The last row of each sheet that it is called for; without it all are. */
  lastRow?: number
  /** Called for rows with a value, in order. Null hands nothing back; a list hands back each of it. */
  row(cells: readonly Cell[], address: RowAddress): Row | readonly Row[] | null
  /** Hands answers over as bytes, many at once, which costs both processes less than as many texts. */
  pack?(answers: readonly Row[]): Uint8Array
  /** True ends the walk early, for instance where the header does not match. */
  finished?(): boolean
  /**
   * True reads all rows again, from the first: what a column says as a whole is known by then. What was handed back is
   * dropped.
   */
  readsAgain?(): boolean
  end(): Summary
}

export type CreateRowChecker<Input, Row, Summary> = (
  input: Input,
) => RowChecker<Row, Summary> | Promise<RowChecker<Row, Summary>>
