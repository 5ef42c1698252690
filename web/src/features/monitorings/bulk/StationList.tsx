import { Button } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import styles from './MarkedMonitorings.module.css'
import '../texts.ts'

const shownFirst = 5

/** Station, date and status of each; of many the first ones, with a button for the others. */
export const StationList = ({ monitorings }: { monitorings: readonly Monitoring[] }) => {
  const { t } = useTranslation('monitorings')
  const names = useNames()
  const [isWhole, setIsWhole] = useState(false)
  // A button that shows one more station would take as much room as the station.
  const isCut = !isWhole && monitorings.length > shownFirst + 1
  const shown = isCut ? monitorings.slice(0, shownFirst) : monitorings
  return (
    <>
      <ul className={styles.list}>
        {shown.map((monitoring) => (
          <li key={monitoring.id} className={styles.one}>
            <b>{names.monitoring(monitoring)}</b>{' '}
            <span className={styles.name}>{names.station(monitoring.stationId).name}</span>{' '}
            <StatusBadge status={monitoring.status} />
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="subtle" size="compact-xs" onClick={() => setIsWhole(true)}>
          {t('showMore', { count: monitorings.length - shownFirst })}
        </Button>
      )}
    </>
  )
}
