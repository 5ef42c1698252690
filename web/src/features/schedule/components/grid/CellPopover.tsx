import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '../../../../lib/texts/locale.ts'
import { longDate } from '../../../../ui/fields/show-date.ts'
import type { Cell, NamedStation } from '../../month/month-rows.ts'
import styles from '../Details.module.css'
import { MonitoringDetails } from '../MonitoringDetails.tsx'

type CellPopoverProps = {
  planId: number
  station: NamedStation
  on: string
  cells: readonly Cell[]
  onClose: () => void
  children: ReactNode
}

/** The monitorings of one station on one day, at its cell. */
export const CellPopover = (props: CellPopoverProps) => {
  const { planId, station, on, cells, onClose, children } = props
  const where = `${station.code}, ${longDate(on, useLocale())}`
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      width={340}
      position="bottom"
      withArrow
      shadow="md"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <span>{children}</span>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} role="dialog" aria-label={where}>
        <p className={styles.where}>{where}</p>
        {cells.map((cell) => (
          <MonitoringDetails key={cell.id} planId={planId} cell={cell} />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
