import { Skeleton } from '@mantine/core'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'

type SkeletonRowsProps = { columns: readonly Column<never>[]; count: number; hasCheck: boolean }

/** Rows of the table's own shape while the first page is on its way. */
export const SkeletonRows = ({ columns, count, hasCheck }: SkeletonRowsProps) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden>
      {hasCheck && <td className={styles.check} />}
      {columns.map((column, position) => (
        <td key={column.key}>
          <Skeleton
            height={10}
            width={`${widths[(index + position) % widths.length]}%`}
            ml={column.isNumber ? 'auto' : 0}
          />
        </td>
      ))}
      <td className={styles.end} />
    </tr>
  ))

const widths = [72, 48, 60, 84, 40]
