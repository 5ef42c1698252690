import type { Content } from './content.ts'
import type { CellStyle } from './style-table.ts'
import type { WrittenSheet } from './workbook-spec.ts'

/** The headings of a sheet that somebody fills in, and of its instructions. */
export const headStyle: CellStyle = { bold: true, fill: 'E4E9EE', border: true, wrap: true }

/** The hidden sheet that drop-downs read: a column for each list of words. */
export function wordLists(name: string, offered: readonly (readonly string[])[]): WrittenSheet {
  const length = Math.max(0, ...offered.map((words) => words.length))
  return {
    name,
    hidden: true,
    columns: offered.map(() => ({ style: { format: '@' } })),
    rows: Array.from({ length }, (_, row) => offered.map((words): Content => words[row] ?? null)),
  }
}
