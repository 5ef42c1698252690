import { stationsShown } from '@puquio/contract/boards/panels'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { monitoringStatusTerms } from '@puquio/contract/terms'
import { monitoringStatuses } from '@puquio/domain'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiQuery } from '../../../lib/api/api-query.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { StatusMark } from '../../../widgets/status/StatusMark.tsx'
import { Indicators } from '../components/Indicators.tsx'
import styles from './PlanProgressPanel.module.css'
import '../../../widgets/texts.ts'
import './texts.ts'

const plansMax = 20

/** How far the chosen plans have come, or those in execution; the month is that of the end of the board's period. */
export const PlanProgressPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('planProgressPanel')
  const { t: widget } = useTranslation('widgets')
  const { id: projectId } = useProject()
  const chosen = settings.plans?.slice(0, plansMax) ?? []
  const running = useApi(
    planRoutes.list,
    {
      params: { projectId },
      query: { status: 'in-execution', sort: 'current', size: plansMax },
    },
    { enabled: chosen.length === 0, isQuiet: true },
  )
  const named = useQueries({
    queries: chosen.map((planId) =>
      apiQuery(planRoutes.get, { params: { projectId, planId } }, { isQuiet: true }),
    ),
    combine: (answers) => ({
      isSettled: answers.every(({ data, error }) => data !== undefined || error !== null),
      // One that is gone is left out.
      plans: answers.flatMap(({ data }) => data ?? []),
      error: answers.every(({ data }) => data === undefined) ? (answers[0]?.error ?? null) : null,
      refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  })
  const answer =
    chosen.length === 0
      ? { data: running.data?.items, error: running.error, refetch: running.refetch }
      : {
          data: named.isSettled && !named.error ? named.plans : undefined,
          error: named.error,
          refetch: named.refetch,
        }
  return (
    <PanelState<readonly Plan[]> answer={answer}>
      {(plans) =>
        plans.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<TextLink {...paths.plans()}>{widget('toPlans')}</TextLink>}
          />
        ) : (
          plans.map(({ id, title }) => (
            <PlanProgress
              key={id}
              planId={id}
              title={title}
              month={filters.to?.slice(0, 7)}
              stations={stationsShown(settings, filters)}
            />
          ))
        )
      }
    </PanelState>
  )
}

type PlanProgressProps = {
  planId: number
  title: string
  month: string | undefined
  stations: number[] | undefined
}

const PlanProgress = ({ planId, title, month, stations }: PlanProgressProps) => {
  const { t } = useTranslation('planProgressPanel')
  const { id: projectId } = useProject()
  const [language, format] = [useLanguage(), useFormat()]
  const schedule = useApi(
    scheduleRoutes.month,
    { params: { projectId, planId }, query: { month, stations } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  return (
    <article className={styles.plan}>
      <h3 className={styles.title}>
        <TextLink {...paths.plan(planId)}>{title}</TextLink>
      </h3>
      <PanelState answer={schedule}>
        {(shown) => (
          <>
            <Indicators schedule={shown} />
            <p className={styles.counts}>
              <span>{t('inMonth', { month: format.month(shown.month) })}</span>
              {monitoringStatuses
                .filter((status) => shown.counts.byStatus[status] > 0)
                .map((status) => (
                  <span key={status} className={styles.count}>
                    <StatusMark status={status} /> {monitoringStatusTerms[status][language]}{' '}
                    {format.number(shown.counts.byStatus[status])}
                  </span>
                ))}
              {shown.counts.total === 0 && <span>{t('noneInMonth')}</span>}
            </p>
          </>
        )}
      </PanelState>
    </article>
  )
}
