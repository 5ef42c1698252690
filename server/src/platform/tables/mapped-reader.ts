import type { SheetHead } from '@puquio/contract/kit/sheet-head'
import type { ColumnOf, ColumnPositions, Table } from '@puquio/domain'
import { columnsOf, expectedColumns, headingReader } from '@puquio/domain/tables'
import type { Cell } from '../xlsx/read/cell.ts'
import type { RowAddress, SheetInfo } from '../xlsx/read/row-checker.ts'
import { cellText, marksOf, textsAt } from './cell-texts.ts'
import { headerWithinRows, refused, type TableLayout, type TableRead } from './table-reader.ts'

/** What a person says of where a file's table stands; columns that nobody named follow from their headings. */
export type SaidHead<Column extends string = string> = {
  sheet: string
  headerRow: number
  columns: ColumnPositions<Column> | null
}

export type MappedRead<Column extends string = string> =
  | (Extract<TableRead<Column>, { kind: 'read' }> & { head: SheetHead })
  | Extract<TableRead<Column>, { kind: 'refused' }>
  /** Its rows wait until a person says which columns these are. */
  | { kind: 'unmapped'; head: SheetHead; missing: string[] }

type Head<Column extends string> = {
  sheet: string
  headerRow: number
  texts: readonly string[]
  columns: ColumnPositions<Column>
}

/**
 * As `tableReader` finds a table and takes its rows, of files that people write as they please: columns that are not the
 * table's are left out, and where headings do not say all that is needed, the file's own are told, to be mapped by a person.
 */
export function mappedReader<T extends Table>(
  table: T,
  { rowsMax, said }: { rowsMax: number; said: SaidHead<ColumnOf<T>> | null },
) {
  type Column = ColumnOf<T>
  const columns = columnsOf(table)
  const readHeadings = headingReader(table)
  const marks = marksOf(columns.filter((column) => table[column]?.cell.kind === 'number'))
  const missingOf = (found: ColumnPositions<Column>) =>
    expectedColumns(table).filter((column) => found[column] === undefined)
  let head: Head<Column> | null = null
  /** Of rows that may be the headings the best, while none says it all. */
  let closest: (Head<Column> & { score: number }) | null = null
  /** The first rows below either. */
  let below: (readonly string[])[] = []
  let otherSheet: string | null = null
  let hiddenSheet: string | null = null
  let isHidden = false
  let [rows, isBlank, isDoubled] = [0, true, false]

  const begin = (found: Head<Column>) => {
    head = found
    below = []
  }
  const seek = (texts: readonly string[], { sheet, row }: RowAddress) => {
    if (said) {
      if (sheet !== said.sheet || row !== said.headerRow) return
      const found = said.columns ?? readHeadings(texts).columns
      const its = { sheet, headerRow: row, texts, columns: found }
      if (missingOf(found).length === 0) begin(its)
      else closest = { ...its, score: Number.POSITIVE_INFINITY }
      return
    }
    const { columns: found, known } = readHeadings(texts)
    const its = { sheet, headerRow: row, texts, columns: found }
    const isWhole = missingOf(found).length === 0
    if (isHidden) hiddenSheet = isWhole ? sheet : hiddenSheet
    else if (head && rows > 0) otherSheet = isWhole ? sheet : otherSheet
    else if (isWhole) begin(its)
    else {
      // A title fills one cell; below the headings there are numbers.
      const worded = texts.filter((text) => /\p{L}/u.test(text)).length
      const score = known * 100 + worded
      if (worded < 2 || score <= (closest?.score ?? 0)) return
      closest = { ...its, score }
      below = []
    }
  }

  return {
    walks(sheet: SheetInfo): boolean {
      isHidden = sheet.hidden
      return !isHidden || (head ?? closest) === null
    },
    row(cells: readonly Cell[], address: RowAddress): string[] | null {
      const texts = cells.map((cell) => cellText(cell))
      if (texts.every((text) => text === '')) return null
      if (!isHidden) isBlank = false
      if (head?.sheet !== address.sheet) {
        if (address.sheet === otherSheet) isDoubled = true
        else if (address.row <= headerWithinRows) {
          const before: unknown = head ?? closest
          seek(texts, address)
          if ((head ?? closest) === before && closest?.sheet === address.sheet) keep(texts)
        }
        return null
      }
      const own = textsAt(cells, table, head.columns)
      if (!own) return null
      rows++
      keep(texts)
      marks.look(cells, head.columns)
      return own
    },
    finished: (): boolean => isDoubled || hiddenSheet !== null || rows > rowsMax,
    end(): MappedRead<Column> {
      // Ignoring one of them would lose its rows silently.
      if (head && otherSheet !== null && isDoubled)
        return refused('WORKBOOK_TWO_SHEETS', { sheets: [head.sheet, otherSheet] })
      if (rows > rowsMax) return refused('WORKBOOK_TOO_MANY_ROWS', { max: rowsMax })
      if (hiddenSheet !== null) return refused('WORKBOOK_SHEET_HIDDEN', { sheet: hiddenSheet })
      if (head) {
        if (rows === 0) return refused('WORKBOOK_EMPTY')
        const layout: TableLayout<Column> = {
          sheet: head.sheet,
          columns: head.columns,
          decimalMarks: marks.clear(),
        }
        return { kind: 'read', layout, head: shownHead(head, below) }
      }
      if (closest)
        return {
          kind: 'unmapped',
          head: shownHead(closest, below),
          missing: missingOf(closest.columns),
        }
      return isBlank || said
        ? refused('WORKBOOK_EMPTY')
        : refused('WORKBOOK_COLUMNS_MISSING', { columns: expectedColumns(table), unknown: [] })
    },
  }

  function keep(texts: readonly string[]) {
    if (below.length < samplesMost) below.push(texts)
  }
}

const samplesMost = 3
const columnsMost = 60
const textMost = 100

/** The columns of a row of headings that hold something, each with its first texts. */
function shownHead<Column extends string>(
  { sheet, headerRow, texts, columns }: Head<Column>,
  below: readonly (readonly string[])[],
): SheetHead {
  const fields = new Map(Object.entries(columns).map(([field, at]) => [at as number, field]))
  const width = Math.max(texts.length, ...below.map((row) => row.length))
  const shown = Array.from({ length: Math.min(width, 16_384) }, (_, column) => ({
    column,
    heading: (texts[column] ?? '').slice(0, textMost),
    samples: below.flatMap((row) => (row[column] ? [row[column].slice(0, textMost)] : [])),
    field: fields.get(column) ?? null,
  }))
  return {
    sheet,
    headerRow,
    columns: shown
      .filter(
        ({ heading, samples, field }) => heading !== '' || samples.length > 0 || field !== null,
      )
      .slice(0, columnsMost),
  }
}
