import { monitoringStatusMeanings, monitoringStatusTerms } from '@puquio/contract/terms'
import { type MonitoringStatus, monitoringStatuses } from '@puquio/domain'
import { useFormat } from '../../lib/format.ts'
import { useLanguage } from '../../lib/locale.ts'
import { StatusMark } from './StatusMark.tsx'
import styles from './status.module.css'

type StatusLegendProps = {
  label: string
  /** How many of each, where known; without it the marks stand with their words alone. */
  counts?: Readonly<Partial<Record<MonitoringStatus, number>>>
}

export const StatusLegend = ({ label, counts }: StatusLegendProps) => {
  const language = useLanguage()
  const format = useFormat()
  return (
    <ul className={styles.legend} aria-label={label}>
      {monitoringStatuses.map((status) => (
        <li
          key={status}
          className={styles.badge}
          title={monitoringStatusMeanings[status][language]}
        >
          <StatusMark status={status} />
          {monitoringStatusTerms[status][language]}
          {counts && <b className={styles.count}>{format.number(counts[status] ?? 0)}</b>}
        </li>
      ))}
    </ul>
  )
}
