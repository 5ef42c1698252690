import type { ProblemCode } from '@puquio/contract'
import type { ColumnOf, ColumnPositions, DecimalMark, HeadingsRead, Table } from '@puquio/domain'
import { columnLetters, columnsOf, expectedColumns, headingReader } from '@puquio/domain/tables'
import type { Cell } from '../xlsx/read/cell.ts'
import type { RowAddress, SheetInfo } from '../xlsx/read/row-checker.ts'
import { cellText, marksOf, textsAt } from './cell-texts.ts'

/** The sheet that holds a table, and the positions of its columns. */
export type TableLayout<Column extends string = string> = {
  sheet: string
  columns: ColumnPositions<Column>
  /** The decimal mark of each column whose texts have only one unambiguous mark. */
  decimalMarks: Partial<Record<Column, DecimalMark>>
}
/** Why a workbook does not contain the table; columns are named by their keys. */
export type TableRefusal = {
  problem: ProblemCode
  params: Record<string, string | number | string[]>
}
export type TableRead<Column extends string = string> =
  | { kind: 'read'; layout: TableLayout<Column> }
  | { kind: 'refused'; refusal: TableRefusal }

/** Finds a table's sheet by its header, and takes its rows; runs in the process of the workbook's reader. */
export function tableReader<T extends Table>(table: T, { rowsMax }: { rowsMax: number }) {
  const columns = columnsOf(table)
  const expected = expectedColumns(table)
  const readHeadings = headingReader(table)
  const knownAtLeast = Math.min(sideBySide, expected.length)
  const marks = marksOf(columns.filter((column) => table[column]?.cell.kind === 'number'))
  let layout: Omit<TableLayout<ColumnOf<T>>, 'decimalMarks'> | null = null
  let closest: HeadingsRead<ColumnOf<T>> | null = null
  let otherSheet: string | null = null
  let hiddenSheet: string | null = null
  let isHidden = false
  /** Columns of the header's sheet that have a heading, and others that hold something. */
  let headed: readonly boolean[] = []
  const unheaded = new Set<number>()
  let [rows, isBlank, isDoubled] = [0, true, false]

  const seekHeader = (cells: readonly Cell[], sheet: string) => {
    const texts = cells.map((cell) => cellText(cell))
    if (!isHidden && texts.some((text) => text !== '')) isBlank = false
    const headings = readHeadings(texts)
    if (headings.known < knownAtLeast) return
    const isWhole = headings.missing.length === 0
    const isHeader = isWhole && (headings.unknown.length === 0 || headings.known >= sideBySide)
    if (isHidden) hiddenSheet = isHeader ? sheet : hiddenSheet
    else if (layout && rows > 0) otherSheet = isHeader ? sheet : otherSheet
    else if (isWhole && headings.unknown.length + headings.repeated.length === 0) {
      layout = { sheet, columns: headings.columns }
      headed = texts.map((text) => text !== '')
    } else if (headings.known > (closest?.known ?? 0)) closest = headings
  }

  return {
    // Hidden sheets only where no other has a header, to report that the table is hidden.
    walks(sheet: SheetInfo): boolean {
      isHidden = sheet.hidden
      return !isHidden || (layout ?? closest) === null
    },
    /** The texts of a row of the table, in the order of its columns; null for any other row. */
    row(cells: readonly Cell[], { sheet, row }: RowAddress): string[] | null {
      if (layout?.sheet !== sheet) {
        if (sheet === otherSheet) isDoubled = true
        else if (row <= headerWithinRows) seekHeader(cells, sheet)
        else if (!isHidden) isBlank = false
        return null
      }
      const texts = textsAt(cells, table, layout.columns)
      if (texts) {
        rows++
        marks.look(cells, layout.columns)
        for (let at = 0; at < cells.length; at++)
          if (headed[at] !== true && cellText(cells[at] ?? null) !== '') unheaded.add(at)
      }
      return texts
    },
    finished: (): boolean => isDoubled || hiddenSheet !== null || rows > rowsMax,
    end(): TableRead<ColumnOf<T>> {
      // Ignoring one of them would lose its rows silently.
      if (layout && otherSheet !== null && isDoubled)
        return refused('WORKBOOK_TWO_SHEETS', { sheets: [layout.sheet, otherSheet] })
      if (rows > rowsMax) return refused('WORKBOOK_TOO_MANY_ROWS', { max: rowsMax })
      if (hiddenSheet !== null) return refused('WORKBOOK_SHEET_HIDDEN', { sheet: hiddenSheet })
      if (unheaded.size > 0) {
        const letters = [...unheaded].toSorted((a, b) => a - b).map(columnLetters)
        return refused('WORKBOOK_COLUMNS_UNHEADED', { columns: letters.slice(0, 20) })
      }
      if (layout && rows > 0)
        return { kind: 'read', layout: { ...layout, decimalMarks: marks.clear() } }
      if (layout || isBlank) return refused('WORKBOOK_EMPTY')
      const { missing, unknown, repeated } = closest ?? {
        missing: expected,
        unknown: [],
        repeated: [],
      }
      if (missing.length > 0)
        return refused('WORKBOOK_COLUMNS_MISSING', {
          columns: missing,
          unknown: unknown.slice(0, 20),
        })
      return unknown.length > 0
        ? refused('WORKBOOK_COLUMNS_NOT_VALID', { columns: [...unknown, ...repeated].slice(0, 20) })
        : refused('WORKBOOK_COLUMNS_REPEATED', { columns: repeated.slice(0, 20) })
    },
  }
}

/** Rows searched for the header: titles and logos may be above it. */
export const headerWithinRows = 30
/** Least headings of a header: instructions may name single columns. */
const sideBySide = 3

export const refused = (
  problem: ProblemCode,
  params: TableRefusal['params'] = {},
): { kind: 'refused'; refusal: TableRefusal } => ({ kind: 'refused', refusal: { problem, params } })
