import type { TableResult, TableRow } from '../laboratory/result-table.ts'

/** A result over its limit, with the sample that it is of. */
export type Exceedance = Omit<TableRow, 'results'> & { result: TableResult }

/** Results that exceed, in the order of their samples. */
export const exceedancesOf = (rows: readonly TableRow[]): Exceedance[] =>
  rows.flatMap(({ results, ...sample }) =>
    results.filter(({ outcome }) => outcome === 'exceeds').map((result) => ({ ...sample, result })),
  )
