import { planRoutes } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './RecentPlans.module.css'
import { PlanTable } from './PlanTable.tsx'
import '../texts.ts'

const shownPlans = 8

/** The input of the list's call. */
export const recentPlans = (projectId: number) =>
  ({ params: { projectId }, query: { size: shownPlans, sort: 'current' } }) as const

/** The plans with their progress: the running ones first, then the next to start, then the closed. */
export const RecentPlans = () => {
  const { t } = useTranslation('home')
  const { id: projectId } = useProject()
  const may = useMay()
  const plans = useApi(planRoutes.list, recentPlans(projectId))
  if (plans.isError) {
    return <ErrorState {...failureOf(plans.error)} onRetry={() => void plans.refetch()} />
  }
  if (plans.data?.total === 0) {
    const isAdmin = may('project:admin')
    return (
      <EmptyState
        title={t('noPlansTitle')}
        text={t(isAdmin ? 'noPlansAdmin' : 'noPlans')}
        action={isAdmin && <ButtonLink {...paths.planCreate()}>{t('createPlan')}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-labelledby="home-plans">
      <div className={styles.head}>
        <h2 id="home-plans" className={styles.title}>
          {t('plans')}
        </h2>
        {plans.data && (
          <TextLink {...paths.plans()} size="sm">
            {t('allPlans', { total: plans.data.total })}
          </TextLink>
        )}
      </div>
      <PlanTable plans={plans.data?.items} />
    </section>
  )
}
