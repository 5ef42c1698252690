import { Alert } from '@mantine/core'
import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { screens } from '@puquio/domain'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { referenceOptions } from '../../../widgets/pickers/reference.ts'
import { NoPlan } from '../../../widgets/NoPlan.tsx'
import { AdditionForm } from '../addition/AdditionForm.tsx'
import styles from '../addition/AdditionForm.module.css'
import { idOf } from '../list/monitoring-filters.ts'
import { ReschedulePart } from '../reschedule/ReschedulePart.tsx'
import { useAdditionSearch } from '../use-addition-search.ts'
import '../texts.ts'

export const loader = loadInProject<{ planningId: string }>(
  (ask, { projectId, params: { planningId } }) => {
    ask(planRoutes.get, { params: { projectId, planId: idOf(planningId) ?? 0 } })
    ask(referenceRoutes.all, { params: { projectId } }, referenceOptions)
  },
)

/** Adds to a plan: additional monitorings by form or workbook, and reschedules. */
export const Page = () => {
  const { t } = useTranslation('monitorings')
  const navigate = useNavigate()
  const { planningId } = useParams({ from: screens.AddMoreMonitoring.path })
  const planId = idOf(planningId) ?? 0
  const params = { projectId: useProject().id, planId }
  const { tab, setTab } = useAdditionSearch()
  const plan = useApi(planRoutes.get, { params })
  if (plan.error) return <NoPlan error={plan.error} onRetry={() => void plan.refetch()} />
  const added = () => void navigate({ ...paths.planEdit(planId), search: { type: 'additional' } })
  return (
    <>
      <PageTitle
        title={t('addMonitorings')}
        part={plan.data?.name}
        parent={<TextLink {...paths.planEdit(planId)}>{plan.data?.name ?? t('parent')}</TextLink>}
      />
      {plan.data?.annulledAt && <Alert color="gray">{t('planAnnulled')}</Alert>}
      {plan.data && plan.data.annulledAt === null && (
        <UrlTabs
          label={t('addTabs')}
          tab={tab}
          onTab={setTab}
          tabs={[
            {
              key: 'additional',
              label: t('additional'),
              content: <AdditionForm key={planId} planId={planId} onAdded={added} />,
            },
            {
              key: 'workbook',
              label: t('byWorkbook'),
              content: (
                <div className={styles.intro}>
                  <p>{t('byWorkbookText')}</p>
                  <ButtonLink {...paths.planCreate()} search={{ planId }}>
                    {t('goToImport')}
                  </ButtonLink>
                </div>
              ),
            },
            {
              key: 'reschedule',
              label: t('reschedule'),
              content: <ReschedulePart plan={plan.data} />,
            },
          ]}
        />
      )}
    </>
  )
}
