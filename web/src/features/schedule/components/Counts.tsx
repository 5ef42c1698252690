import type { ScheduleMonth } from '@puquio/contract/schedule'
import { monitoringStatusMeanings, monitoringStatusTerms } from '@puquio/contract/terms'
import { type MonitoringStatus, monitoringStatuses } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../../widgets/status/StatusMark.tsx'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Kind } from '../month/search.ts'
import styles from './Counts.module.css'

type CountsProps = {
  counts: ScheduleMonth['counts']
  kind: Kind | undefined
  onChoose: (kind: Kind | undefined) => void
}

/** How many of each kind the month has; pressing one shows it alone. */
export const Counts = ({ counts, kind, onChoose }: CountsProps) => {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const toggle = (chosen: Kind) => onChoose(kind === chosen ? undefined : chosen)
  const status = (one: MonitoringStatus) => ({
    key: one,
    label: monitoringStatusTerms[one][language],
    title: monitoringStatusMeanings[one][language],
    mark: <StatusMark status={one} />,
    count: counts.byStatus[one],
  })
  // These are rare, so they are shown only if the month has any.
  const rare = (['additional', 'mishaps', 'withoutSample'] as const).filter(
    (one) => counts[one] > 0 || kind === one,
  )
  const others = rare.map((one) => ({
    key: one,
    label: t(one),
    title: undefined,
    mark: null,
    count: counts[one],
  }))
  return (
    <div className={styles.counts} role="group" aria-label={t('counts')}>
      <Count
        label={t('total')}
        count={counts.total}
        isOn={kind === undefined}
        onPress={() => onChoose(undefined)}
      />
      {[...monitoringStatuses.map(status), ...others].map(({ key, ...one }) => (
        <Count key={key} {...one} isOn={kind === key} onPress={() => toggle(key)} />
      ))}
    </div>
  )
}

type CountProps = {
  label: string
  count: number
  isOn: boolean
  onPress: () => void
  mark?: ReactNode
  title?: string | undefined
}

const Count = ({ label, count, isOn, onPress, mark, title }: CountProps) => (
  <button
    type="button"
    className={styles.count}
    aria-pressed={isOn}
    title={title}
    data-none={count === 0 || undefined}
    onClick={onPress}
  >
    {mark}
    <span className={styles.number}>{count}</span>
    <span>{label}</span>
  </button>
)
