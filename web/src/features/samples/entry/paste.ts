import type { Language } from '@puquio/domain'
import { changeRow, emptyRow, type Find, type Row, type RowField, rowFields } from './rows.ts'

/** Returns the cells of what a spreadsheet puts on the clipboard; null for the text of a single cell. */
export const cellsOf = (text: string): string[][] | null => {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/[\t\n]/.test(whole)) return null
  return linesOf(whole).map((line) => line.map((cell) => cell.replace(/\s+/g, ' ').trim()))
}

/** A cell with a line break or a tab in it stands in quotes, its own quotes doubled. */
const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/gy
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const [found = '', quoted] = cell.exec(text) ?? []
    lines.at(-1)?.push(quoted === undefined ? found : quoted.replaceAll('""', '"'))
    at += found.length
    if (text[at] === '\n') lines.push([])
    at++
  }
  return lines
}

type Place = { row: number; field: RowField }

/** Returns the rows with a pasted block from this cell on; rows are added as the block needs them. */
export const pasteCells = (
  rows: readonly Row[],
  cells: readonly (readonly string[])[],
  { row: first, field }: Place,
  { find, language, max }: { find: Find; language: Language; max: number },
): Row[] => {
  const from = rowFields.indexOf(field)
  const count = Math.min(Math.max(rows.length, first + cells.length), max)
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index] ?? emptyRow
    const line = cells[index - first]
    if (line === undefined) return row
    const fields = rowFields.slice(from, from + line.length)
    const change = Object.fromEntries(fields.map((one, at) => [one, line[at] ?? '']))
    // An empty unit of the block is none: the parameter's stays.
    if (change['unit'] === '') delete change['unit']
    return changeRow(row, change, { find, language })
  })
}
