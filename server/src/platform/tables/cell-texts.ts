import type { ColumnOf, ColumnPositions, DecimalMark, Table } from '@puquio/domain'
import { clearDecimalMark, columnsOf, hasOpenMark, plainText } from '@puquio/domain/tables'
import { type Cell, isErrorCell, plainValue } from '../xlsx/read/cell.ts'

/** Collects the decimal marks of texts; numeric cells have none. */
export function marksOf<Column extends string>(columns: readonly Column[]) {
  const found = new Map<Column, DecimalMark | 'both'>()
  return {
    look(cells: readonly Cell[], positions: ColumnPositions<Column>) {
      for (const column of columns) {
        const cell = cells[positions[column] ?? -1]
        if (typeof cell !== 'string') continue
        const mark = clearDecimalMark(cell)
        if (mark) found.set(column, (found.get(column) ?? mark) === mark ? mark : 'both')
      }
    },
    clear: () =>
      Object.fromEntries([...found].filter(([, mark]) => mark !== 'both')) as Partial<
        Record<Column, DecimalMark>
      >,
  }
}

/** Texts are cut here: longer ones are refused in every column anyway. */
const textMax = 7_000

/** Control characters, halves of a letter, doubled or outer spaces. */
const unclean = /[\u0000-\u001f\u007f\u00a0\ud800-\udfff]|^\s|\s\s|\s$/

/** The texts of a row in the order of the table's columns; null where all are blank. */
export function textsAt<T extends Table>(
  cells: readonly Cell[],
  table: T,
  positions: ColumnPositions<ColumnOf<T>>,
): string[] | null {
  let isBlank = true
  const texts = columnsOf(table).map((column) => {
    const at = positions[column]
    const hasTime = table[column]?.cell.kind === 'moment'
    const text = at === undefined ? '' : cellText(cells[at] ?? null, hasTime)
    if (text !== '') isBlank = false
    return text
  })
  return isBlank ? null : texts
}

/** The text of a cell; of a date without its time of day, unless that is asked for. */
export function cellText(cell: Cell, withTime = false): string {
  if (cell === null) return ''
  const value = plainValue(cell)
  if (isErrorCell(cell)) return typeof value === 'string' && value.startsWith('#') ? value : '#N/A'
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'string') return value === null ? '' : String(value)
  if (typeof cell === 'object' && cell.kind === 'date')
    return withTime ? value.replace('T', ' ') : value.slice(0, 10)
  return cleanTexts.get(value) ?? clean(value)
}

/** Numbers of numeric cells are not ambiguous: written with a fourth decimal, 4.125 is not read as 4,125. */
function numberText(value: number): string {
  const text = String(value)
  return hasOpenMark(text) ? `${text}0` : text
}

/** Caches texts, since tables repeat their values. */
const cleanTexts = new Map<string, string>()

function clean(value: string): string {
  let text = plainText(value)
  if (unclean.test(text)) text = text.replace(/[\u0000-\u001f\u007f\ud800-\udfff\s]+/gu, ' ').trim()
  if (text.length > textMax) text = text.slice(0, textMax).toWellFormed()
  if (cleanTexts.size >= 10_000) cleanTexts.clear()
  cleanTexts.set(value, text)
  return text
}
