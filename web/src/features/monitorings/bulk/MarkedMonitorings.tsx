import { Alert } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import styles from './MarkedMonitorings.module.css'
import '../texts.ts'

type MarkedMonitoringsProps = { open: readonly Monitoring[]; closed: readonly Monitoring[] }

/** The stations and dates that the follow-up is recorded for, and those that it cannot be recorded for. */
export const MarkedMonitorings = ({ open, closed }: MarkedMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  const names = useNames()
  return (
    <>
      {closed.length > 0 && (
        <Alert
          variant="default"
          mb="md"
          role="alert"
          title={t('closedTitle', { count: closed.length })}
        >
          <p>{t(open.length === 0 ? 'closedNone' : 'closedRest')}</p>
          <ul className={styles.list}>
            {closed.map((monitoring) => (
              <li key={monitoring.id} className={styles.one}>
                <b>{names.monitoring(monitoring)}</b>
                <StatusBadge status={monitoring.status} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {open.length > 0 && (
        <section className={styles.open} aria-label={t('markedMonitorings')}>
          <h3>{t('markedMonitorings')}</h3>
          <ul className={styles.list}>
            {open.map((monitoring) => {
              const { name } = names.station(monitoring.stationId)
              return (
                <li key={monitoring.id} className={styles.one}>
                  <b>{names.monitoring(monitoring)}</b> <span className={styles.name}>{name}</span>{' '}
                  <StatusBadge status={monitoring.status} />
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
