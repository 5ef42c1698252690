import { Skeleton } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { frequencyTerms, monitoringTypeTerms } from '@puquio/contract/terms'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { CommitmentName } from '../../../widgets/instruments/CommitmentName.tsx'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import { followUpLink } from '../follow-up-link.ts'
import type { Cell } from '../month/month-rows.ts'
import styles from './Details.module.css'

type MonitoringDetailsProps = { planId: number; cell: Cell }

/** Details of one monitoring, loaded when they are opened. */
export const MonitoringDetails = ({ planId, cell }: MonitoringDetailsProps) => {
  const { t } = useTranslation('schedule')
  const { id: projectId } = useProject()
  const names = useNames()
  const { data, error } = useApi(
    monitoringRoutes.get,
    { params: { projectId, monitoringId: cell.id } },
    { isQuiet: true },
  )
  return (
    <article className={styles.monitoring}>
      <header className={styles.head}>
        <StatusBadge status={cell.status} />
        <span className={styles.component}>{names.item('components', cell.componentId)}</span>
      </header>
      {error && <p className={styles.failure}>{failureOf(error).text}</p>}
      {data && <Facts monitoring={data} />}
      {!data && !error && <Skeleton height={88} />}
      <Link className={styles.link} {...followUpLink(planId, { monitoring: cell.id })}>
        {t('openFollowUp')}
      </Link>
    </article>
  )
}

const Facts = ({ monitoring }: { monitoring: Monitoring }) => {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const format = useFormat()
  const names = useNames()
  const fromTo = { from: format.date(monitoring.opensOn), to: format.date(monitoring.closesOn) }
  const facts: [string, ReactNode][] = [
    [t('miningComponent'), names.item('mining-components', monitoring.miningComponentId)],
    [t('window'), t('fromTo', fromTo)],
    [
      t('frequency'),
      monitoring.frequencyId === null ? null : frequencyTerms[monitoring.frequencyRule][language],
    ],
    [
      t('type'),
      monitoring.type === 'scheduled' ? null : monitoringTypeTerms[monitoring.type][language],
    ],
    [
      t('commitment'),
      monitoring.commitment && (
        <CommitmentName name={monitoring.commitment} commitmentId={monitoring.commitmentId} />
      ),
    ],
    [t('doneOn'), doneText(monitoring, format.date, t)],
    [t('rescheduledTo'), monitoring.rescheduledToOn && format.date(monitoring.rescheduledToOn)],
    [t('omittedBecause'), monitoring.omittedReason],
    [t('mishap'), monitoring.isMishap ? monitoring.mishapDetail : null],
    [t('reason'), monitoring.sampleTaken === false ? monitoring.reason : null],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type Translate = (key: 'onTimeYes' | 'onTimeNo' | 'withoutSampleShort') => string

const doneText = (
  { actionOn, actionCompleted, isOnTime, sampleTaken }: Monitoring,
  date: (on: string) => string,
  t: Translate,
): string | null => {
  if (!actionCompleted || actionOn === null) return null
  const parts = [
    date(actionOn),
    isOnTime === null ? null : t(isOnTime ? 'onTimeYes' : 'onTimeNo'),
    sampleTaken === false ? t('withoutSampleShort') : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
