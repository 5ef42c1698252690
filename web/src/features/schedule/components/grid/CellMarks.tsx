import { StatusMark } from '../../../../widgets/status/StatusMark.tsx'
import type { Cell } from '../../month/month-rows.ts'
import styles from './MonthGrid.module.css'

/** What a cell shows: the most urgent mark, and how many there are where it is more than one. */
export const CellMarks = ({ cells }: { cells: readonly Cell[] }) => {
  const [first] = cells
  if (!first) return null
  return (
    <span className={styles.marks} data-many={cells.length > 1 || undefined}>
      <StatusMark status={first.status} sizePx={14} />
      {cells.length > 1 && <span className={styles.many}>{cells.length}</span>}
    </span>
  )
}
