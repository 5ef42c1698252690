import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Cell } from '../month/month-rows.ts'
import styles from './Details.module.css'
import { MonitoringDetails } from './MonitoringDetails.tsx'

type CellPopoverProps = {
  planId: number
  /** Station and day. */
  title: string
  cells: readonly Cell[]
  onClose: () => void
  children: ReactNode
}

/** The monitorings of one station on one day, at its cell. */
export const CellPopover = ({ planId, title, cells, onClose, children }: CellPopoverProps) => (
  <Popover
    opened
    onChange={(isOpen) => !isOpen && onClose()}
    width={340}
    position="bottom"
    withArrow
    shadow="md"
    trapFocus
  >
    <Popover.Target>
      <span>{children}</span>
    </Popover.Target>
    <Popover.Dropdown className={styles.dropdown} aria-label={title}>
      {cells.map((cell) => (
        <MonitoringDetails key={cell.id} planId={planId} cell={cell} />
      ))}
    </Popover.Dropdown>
  </Popover>
)
