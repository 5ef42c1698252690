import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import { FollowUpFacts } from '../follow-up/FollowUpFacts.tsx'
import styles from './LateMonitorings.module.css'
import type { Late } from './use-late.ts'
import '../texts.ts'

type LateMonitoringsProps = { late: Late; isRestEmpty: boolean }

/** Monitorings that somebody else changed after they were selected, with their values now. */
export const LateMonitorings = ({ late, isRestEmpty }: LateMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  const names = useNames()
  const { monitorings, total } = late
  return (
    <Alert variant="default" mb="md" role="alert" title={t('lateTitle', { count: total })}>
      <p>{t(isRestEmpty ? 'lateNone' : 'lateRest')}</p>
      <ul className={styles.list}>
        {monitorings.map((monitoring) => (
          <li key={monitoring.id}>
            <div className={styles.name}>
              <b>{names.monitoring(monitoring)}</b>
              <StatusBadge status={monitoring.status} />
            </div>
            <FollowUpFacts monitoring={monitoring} />
          </li>
        ))}
        {total > monitorings.length && (
          <li>{t('lateMore', { count: total - monitorings.length })}</li>
        )}
      </ul>
    </Alert>
  )
}
