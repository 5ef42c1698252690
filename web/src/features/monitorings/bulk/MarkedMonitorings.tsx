import { Alert } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import styles from './MarkedMonitorings.module.css'
import { StationList } from './StationList.tsx'
import '../texts.ts'

type MarkedMonitoringsProps = {
  /** Open, without a follow-up yet. */
  open: readonly Monitoring[]
  closed: readonly Monitoring[]
  isRestEmpty?: boolean
}

/** The stations and dates that the follow-up is recorded for, and those that it cannot be recorded for. */
export const MarkedMonitorings = ({
  open,
  closed,
  isRestEmpty = false,
}: MarkedMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  return (
    <>
      {closed.length > 0 && (
        <Alert
          variant="default"
          mb="md"
          role="alert"
          title={t('closedTitle', { count: closed.length })}
        >
          <p>{t(isRestEmpty ? 'closedNone' : 'closedRest')}</p>
          <StationList monitorings={closed} />
        </Alert>
      )}
      {open.length > 0 && (
        <section className={styles.open} aria-label={t('markedMonitorings')}>
          <h3>{t('markedMonitorings')}</h3>
          <StationList monitorings={open} />
        </section>
      )}
    </>
  )
}
