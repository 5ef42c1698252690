import { Skeleton } from '@mantine/core'
import { headHeightPx, rowHeightPx } from './layout.ts'

/** The table's shape while its first rows are on their way. */
export const TableSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height={headHeightPx} mb={2} />
    {Array.from({ length: 12 }, (_, row) => (
      <Skeleton key={row} height={rowHeightPx.wide - 2} mb={2} />
    ))}
  </div>
)
