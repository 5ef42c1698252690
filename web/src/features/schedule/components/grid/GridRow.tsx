import { memo } from 'react'
import { optionLabel } from '../../../../ui/fields/option.ts'
import type { Day, MonthRow } from '../../month/month-rows.ts'
import { CellMarks } from './CellMarks.tsx'
import { CellPopover } from './CellPopover.tsx'
import styles from './MonthGrid.module.css'

type GridRowProps = {
  planId: number
  row: MonthRow
  /** Index of the row, from 0; for screen readers the head is row 1. */
  index: number
  days: readonly Day[]
  /** The day that the tab key reaches in this row. */
  focusDay: number | null
  openDay: number | null
  nameOfCell: (row: MonthRow, day: Day) => string
  onClose: () => void
}

/** Memoised, since a month of sixty stations has two thousand cells. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { planId, row, index, days, focusDay, openDay, nameOfCell, onClose } = props
  const label = optionLabel(row.station)
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" title={label}>
        <span className={styles.station}>
          <span className={styles.code}>{row.station.code}</span>
          <span className={styles.name}>{row.station.name}</span>
        </span>
      </th>
      {days.map((day) => {
        const cells = row.byDay.get(day.day) ?? none
        const isOpen = openDay === day.day
        return (
          <td
            key={day.day}
            tabIndex={focusDay === day.day ? 0 : -1}
            aria-label={nameOfCell(row, day)}
            data-row={index}
            data-day={day.day}
            data-filled={cells.length > 0 || undefined}
            data-weekend={day.isWeekend || undefined}
            data-monday={day.isMonday || undefined}
            data-today={day.isToday || undefined}
            {...(cells.length > 0 ? { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } : {})}
          >
            {isOpen ? (
              <CellPopover
                planId={planId}
                station={row.station}
                on={day.on}
                cells={cells}
                onClose={onClose}
              >
                <CellMarks cells={cells} />
              </CellPopover>
            ) : (
              <CellMarks cells={cells} />
            )}
          </td>
        )
      })}
      <td className={styles.done}>{row.due > 0 ? `${row.done}/${row.due}` : '–'}</td>
    </tr>
  )
})

const none = [] as const
