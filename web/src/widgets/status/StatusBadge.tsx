import { monitoringStatusMeanings, monitoringStatusTerms } from '@puquio/contract/terms'
import type { MonitoringStatus } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import { StatusMark } from './StatusMark.tsx'
import styles from './status.module.css'

/** Mark and word; what the status means on hover. */
export const StatusBadge = ({ status }: { status: MonitoringStatus }) => {
  const language = useLanguage()
  return (
    <span className={styles.badge} title={monitoringStatusMeanings[status][language]}>
      <StatusMark status={status} />
      {monitoringStatusTerms[status][language]}
    </span>
  )
}
