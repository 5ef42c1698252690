import { streamXlsxRows } from 'hucre/xlsx'
import type { InspectedSource } from '../guard/inspect-source.ts'
import type { ReadLimits } from '../guard/limits.ts'
import { parseAddress } from '../package/address.ts'
import { mergedAcross } from './merged-across.ts'
import { mergedDown } from './merged-down.ts'
import { openSheets, refusalOfReader } from './open-sheets.ts'
import { type Refused, refused } from '../guard/refusal.ts'
import type { SheetInfo } from './row-checker.ts'
import type { SheetFacts } from '../guard/sheet-facts.ts'
import { rowCells, type SheetRow, sheetRows } from './sheet-rows.ts'
import { openPackage } from '../package/workbook-package.ts'
import { sheetTags } from '../package/workbook-sheets.ts'

export type WalkedSheet = SheetInfo & { rows: AsyncIterable<SheetRow> | Iterable<SheetRow> }
export type Walked = { kind: 'sheets'; sheets: WalkedSheet[] } | Refused

/** Thrown by a sheet's rows where they cannot be read any further. */
export class UnreadableSheet extends Error {
  readonly refusal: Refused

  constructor(refusal: Refused) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** The sheets of an inspected workbook; the rows of an .xlsx are read as they are walked. */
export async function walkSheets(
  bytes: Buffer,
  { container, facts }: InspectedSource,
  limits: ReadLimits,
): Promise<Walked> {
  if (container === 'compound') {
    const opened = await openSheets(bytes, container, limits)
    if (opened.kind === 'refused') return opened
    const sheets = opened.sheets.map((sheet) => ({ ...sheet, rows: sheetRows(sheet) }))
    return { kind: 'sheets', sheets }
  }
  try {
    const tags = await sheetTags(await openPackage(bytes))
    // No spreadsheet program writes such a workbook; an address would name two cells.
    if (new Set(tags.map(({ name }) => name.toLowerCase())).size < tags.length)
      return refused('damaged', { detail: 'two sheets of one name' })
    const sheets = tags.flatMap(({ name, hidden, part }, index) => {
      if (!part) return []
      const known = facts[part.toLowerCase()] ?? { merges: [], unsolved: [] }
      return [{ name, hidden, rows: streamed(bytes, { name, index, facts: known }, limits) }]
    })
    return { kind: 'sheets', sheets }
  } catch (error) {
    return refusalOfReader(error)
  }
}

/** The last row of the format. */
const rowsMax = 1_048_576

async function* streamed(
  bytes: Buffer,
  { name, index: sheet, facts }: { name: string; index: number; facts: SheetFacts },
  limits: ReadLimits,
): AsyncGenerator<SheetRow> {
  const fillDown = mergedDown(facts.merges)
  const across = mergedAcross(facts.merges)
  const unsolved = unsolvedByRow(facts.unsolved)
  let cells = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const row = rowCells(values)
      for (const column of unsolved.get(index + 1) ?? []) {
        while (row.length < column) row.push(null)
        row[column] = { kind: 'error', value: '#N/A' }
      }
      fillDown(index, row)
      // Merged values count; rows that only have a format do not.
      cells += row.length
      if (index >= rowsMax || cells > limits.cells)
        throw new UnreadableSheet(refused('too-many-cells', { sheet: name, cells }))
      const merged = across(index)
      if (row.length > 0) yield { row: index + 1, cells: row, merged }
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet(refusalOfReader(error))
  }
}

/** Columns by row number of the spreadsheet. */
function unsolvedByRow(addresses: readonly string[]): Map<number, number[]> {
  const byRow = new Map<number, number[]>()
  for (const address of addresses) {
    const cell = parseAddress(address)
    if (!cell) continue
    const columns = byRow.get(cell.row)
    if (columns) columns.push(cell.column)
    else byRow.set(cell.row, [cell.column])
  }
  return byRow
}
