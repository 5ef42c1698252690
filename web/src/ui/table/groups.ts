import type { RowGroup } from './table-props.ts'

/** The group that begins with a row; null within one, and where rows are not grouped. */
export const groupBefore = <Row>(
  groupOf: ((row: Row) => RowGroup) | undefined,
  rows: readonly Row[],
  index: number,
): RowGroup | null => {
  const row = rows[index]
  if (groupOf === undefined || row === undefined) return null
  const before = rows[index - 1]
  const group = groupOf(row)
  return before !== undefined && groupOf(before).key === group.key ? null : group
}
