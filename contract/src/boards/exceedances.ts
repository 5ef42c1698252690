import type { TableResult, TableRow } from '../laboratory/result-table.ts'

/** A result over its limit, with the sample that it is of. */
export type Exceedance = Omit<TableRow, 'results'> & { result: TableResult }

/** Results of normal samples that exceed, as figures and the matrix count them: a duplicate says nothing of its own. */
export const exceedancesOf = (rows: readonly TableRow[]): Exceedance[] =>
  rows
    .filter(({ type }) => type === 'normal')
    .flatMap(({ results, ...sample }) =>
      results
        .filter(({ outcome }) => outcome === 'exceeds')
        .map((result) => ({ ...sample, result })),
    )
