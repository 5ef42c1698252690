import { readXlsx } from 'hucre/xlsx'
import { plainValue, type PlainValue } from '../src/platform/xlsx/read/cell.ts'
import type { SectionCell, SectionTable } from '../src/platform/sections/section.ts'
import { readWorkbook } from './workbooks/read-workbook.ts'

/** What stands in the rows of a sheet, by the headings above: a column under the heading of another shows. */
export async function rowsOfSheet(
  workbook: Buffer,
  sheet: string,
): Promise<Record<string, PlainValue>[]> {
  const read = await readWorkbook(workbook)
  if (read.kind === 'refused') throw new Error(read.reason)
  const { headings, rows } = parted(read.sheets, sheet)
  return rows.map((row) => byHeading(headings, (at) => plainValue(row[at])))
}

/** The fills of these rows by the same headings: six hexadecimal digits, or null where there is none. */
export async function fillsOfSheet(
  workbook: Buffer,
  sheet: string,
): Promise<Record<string, string | null>[]> {
  const { sheets } = await readXlsx(workbook, { readStyles: true })
  const { headings, rows, cells } = parted(sheets, sheet)
  return rows.map((_, row) =>
    byHeading(headings, (at) => {
      const fill = cells?.get(`${row + 1},${at}`)?.style?.fill
      return (fill?.type === 'pattern' && fill.fgColor?.rgb) || null
    }),
  )
}

/** The cells of a table by its headings, with what marks them. */
export const cellsOfTable = ({ columns, rows }: SectionTable): Record<string, SectionCell>[] =>
  rows.map((row) =>
    byHeading(
      columns.map(({ heading }) => heading),
      (at) => row[at] ?? { text: '' },
    ),
  )

function parted<Sheet extends { name: string; rows: readonly (readonly unknown[])[] }>(
  sheets: readonly Sheet[],
  name: string,
) {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`No ${name} among ${sheets.map((one) => one.name).join(', ')}`)
  const [head = [], ...rows] = sheet.rows as Sheet['rows'][number][]
  return { ...sheet, headings: head.map(String), rows }
}

function byHeading<Value>(
  headings: readonly string[],
  of: (at: number) => Value,
): Record<string, Value> {
  if (new Set(headings).size < headings.length)
    throw new Error(`Two columns have one heading: ${headings.join(', ')}`)
  return Object.fromEntries(headings.map((heading, at) => [heading, of(at)]))
}
