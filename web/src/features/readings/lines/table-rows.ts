import { highAt, isSuspectPoint, lowAt } from '@puquio/domain'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import { firstFrom } from '../../../widgets/graph/lines/columns.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'

export type TableCell = {
  value: number
  min: number
  max: number
  isMean: boolean
  isSuspect: boolean
}
/** What was measured at one time, or what buckets that begin then sum up: a cell for each line. */
export type TableRow = { atMs: number; cells: (TableCell | null)[] }

/** The readings of lines in a span as rows, the newest first; a page of them, and how many there are. */
export const tableRows = (
  lines: readonly Pick<ShownLine, 'columns'>[],
  span: Span,
  { page, size }: { page: number; size: number },
): { rows: TableRow[]; total: number } => {
  const times = new Set<number>()
  for (const { columns } of lines) {
    const end = firstFrom(columns, span.toMs)
    for (let index = firstFrom(columns, span.fromMs); index < end; index++)
      times.add(columns.at[index] as number)
  }
  const sorted = Float64Array.from(times).sort().reverse()
  const shown = [...sorted.subarray((page - 1) * size, page * size)]
  return {
    total: sorted.length,
    rows: shown.map((atMs) => ({ atMs, cells: lines.map(({ columns }) => cellAt(columns, atMs)) })),
  }
}

const cellAt = (columns: ShownLine['columns'], atMs: number): TableCell | null => {
  const index = firstFrom(columns, atMs)
  if (columns.at[index] !== atMs) return null
  return {
    value: columns.mean[index] as number,
    min: lowAt(columns, index),
    max: highAt(columns, index),
    isMean: columns.level !== 'raw',
    isSuspect: isSuspectPoint(columns, index),
  }
}
