import type { Monitoring } from '@puquio/contract/monitorings'
import { IconAlertTriangle, IconDropletOff, IconPaperclip } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import type { Names } from '../../../widgets/use-names.ts'
import styles from './MonitoringList.module.css'
import '../texts.ts'

type MonitoringRowProps = {
  monitoring: Monitoring
  names: Names
  isSelected: boolean
  isTabbable: boolean
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export const MonitoringRow = (props: MonitoringRowProps) => {
  const { monitoring, names, isSelected, isTabbable, onSelect, onKeyDown } = props
  const { t } = useTranslation('monitorings')
  const format = useFormat()
  const station = names.station(monitoring.stationId)
  const kind = [
    names.item('components', monitoring.componentId),
    names.item('profiles', monitoring.profileId),
  ]
    .filter((name) => name !== null)
    .join(' · ')
  return (
    <button
      type="button"
      data-row
      className={styles.row}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isTabbable ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <span className={styles.line}>
        <b className={styles.code}>{station.code}</b>
        <span className={styles.station} title={station.name}>
          {station.name}
        </span>
        <span className={styles.status}>
          <StatusBadge status={monitoring.status} />
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.date}>{format.date(monitoring.estimatedOn)}</span>
        <span className={styles.kind} title={kind}>
          {kind}
        </span>
        {monitoring.actionCompleted && monitoring.sampleTaken === false && (
          <IconDropletOff size={14} role="img" aria-label={t('withoutSample')} />
        )}
        {monitoring.isMishap && (
          <IconAlertTriangle size={14} role="img" aria-label={t('hasMishap')} />
        )}
        {monitoring.evidenceCount > 0 && (
          <IconPaperclip
            size={14}
            role="img"
            aria-label={t('evidenceCount', { count: monitoring.evidenceCount })}
          />
        )}
      </span>
    </button>
  )
}
