import type { MergeRange } from 'hucre'

/** Columns of a row that are merged, counted from 0: the first of them has the text. */
export type MergedColumns = readonly (readonly [first: number, last: number])[]

/** Returns what says of each row, in their order, which of its cells are merged across columns; most have none. */
export function mergedAcross(merges: readonly Readonly<MergeRange>[]) {
  const starts = Map.groupBy(
    merges.filter(({ startCol, endCol }) => endCol > startCol),
    ({ startRow }) => startRow,
  )
  let open: Readonly<MergeRange>[] = []
  return (row: number): MergedColumns | undefined => {
    const begun = starts.get(row)
    if (open.length === 0 && !begun) return undefined
    open = [...open.filter(({ endRow }) => endRow >= row), ...(begun ?? [])]
    return open.length === 0
      ? undefined
      : open.map(({ startCol, endCol }) => [startCol, endCol] as const)
  }
}
