/** A workbook's cell, small enough to send hundreds of thousands between processes. */
export type PlainValue = string | number | boolean | null

/**
 * A cell whose bare value does not say enough. A date is ISO text without a zone
 * (`2026-02-15`, `2026-02-15T10:30:00`, `10:30:00`), an error its own text (`#DIV/0!`).
 */
export type SpecialCell = { kind: 'date' | 'error'; value: PlainValue }

export type Cell = PlainValue | SpecialCell

export function plainValue(cell: Cell | undefined): PlainValue {
  if (cell === undefined) return null
  return typeof cell === 'object' && cell !== null ? cell.value : cell
}

export function isErrorCell(cell: Cell | undefined): boolean {
  return typeof cell === 'object' && cell !== null && cell.kind === 'error'
}

/** Error values of formulas, the same in every language of Excel. */
export const errorTexts: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
])

const day = /T00:00:00\.\d+Z$/

const known = new Map<number, string>()

/** A spreadsheet's date as ISO text; times of day alone carry the year of serial zero. */
export function isoText(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000)
  let text = known.get(seconds)
  if (text === undefined) {
    text = writeIso(new Date(seconds * 1000))
    // Caches dates, since sheets repeat them and formatting one costs more than reading a cell.
    if (known.size >= 10_000) known.clear()
    known.set(seconds, text)
  }
  return text
}

function writeIso(date: Date): string {
  const text = date.toISOString()
  if (date.getUTCFullYear() < 1900) return text.slice(11, 19)
  return day.test(text) ? text.slice(0, 10) : text.slice(0, 19)
}
