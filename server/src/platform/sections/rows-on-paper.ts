import type { ReportSection, SectionTable } from './section.ts'

/** A cell of a printed table costs 18 kB of the renderer's 500 MB (decision 125), of which charts need their part. */
export const printedCellsMost = 15_000

/** How many rows of each table fit on paper: small tables are whole, large ones share what these leave. */
export function rowsOnPaper(
  sections: readonly ReportSection[],
  most = printedCellsMost,
): ReadonlyMap<SectionTable, number> {
  const tables = sections
    .flatMap(({ parts }) => parts.filter((part) => part.kind === 'table'))
    .toSorted((a, b) => cellsOf(a) - cellsOf(b))
  let left = most
  return new Map(
    tables.map((table, index) => {
      const share = Math.floor(left / (tables.length - index) / Math.max(1, table.columns.length))
      const rows = Math.min(table.rows.length, share)
      left -= rows * table.columns.length
      return [table, rows]
    }),
  )
}

const cellsOf = ({ columns, rows }: SectionTable): number => columns.length * rows.length
