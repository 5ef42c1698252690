import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { screens } from '@puquio/domain'
import { IconEdit, IconMapPinOff, IconPlus } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { referenceOptions } from '../../../widgets/pickers/reference.ts'
import { NoPlan } from '../../../widgets/NoPlan.tsx'
import { PlanStatusBadge } from '../../../widgets/status/PlanStatusBadge.tsx'
import { MarkPanel } from '../bulk/MarkPanel.tsx'
import { useChecked } from '../bulk/use-checked.ts'
import { TitleDialog } from '../components/TitleDialog.tsx'
import { useWaitingFiles } from '../evidence/use-waiting-files.ts'
import { OpenMonitoring } from '../follow-up/OpenMonitoring.tsx'
import { MonitoringFilters } from '../list/MonitoringFilters.tsx'
import { MonitoringList } from '../list/MonitoringList.tsx'
import { NoMonitorings } from '../list/NoMonitorings.tsx'
import { followUpQuery, idOf, noFilters } from '../list/monitoring-filters.ts'
import { useMonitoringChoice } from '../list/use-monitoring-choice.ts'
import { OmitDialog } from '../omission/OmitDialog.tsx'
import type { followUpSearch } from '../search.ts'
import styles from './FollowUpPage.module.css'
import '../texts.ts'

export const loader = loadInProject<{ planningId: string }, z.output<typeof followUpSearch>>(
  (ask, { projectId, params: { planningId }, search }) => {
    const params = { projectId, planId: idOf(planningId) ?? 0 }
    ask(planRoutes.get, { params })
    ask(monitoringRoutes.list, { params, query: followUpQuery(search) })
    ask(referenceRoutes.all, { params: { projectId } }, referenceOptions)
  },
)

/** The follow-up of a plan: its monitorings at the left, the form of one at the right. */
export const Page = () => {
  const { planningId } = useParams({ from: screens.PlanningEdit.path })
  const planId = idOf(planningId) ?? 0
  // Remounts for another plan, so that no draft or selection remains.
  return <PlanFollowUp key={planId} planId={planId} />
}

const PlanFollowUp = ({ planId }: { planId: number }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const may = useMay()
  const language = useLanguage()
  const navigate = useNavigate()
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const [dialog, setDialog] = useState<'mark' | 'title' | 'omit' | null>(null)
  const params = { projectId: project.id, planId }
  const plan = useApi(planRoutes.get, { params })
  const choice = useMonitoringChoice(planId, { isWide })
  const { search, filters, list, selectedId } = choice
  const checked = useChecked(list.data?.items)
  const waiting = useWaitingFiles()
  // The form has a guard of its own: one question is enough.
  useUnsavedGuard(waiting.isAny && !choice.isDirty)
  const isAnnulled = plan.data !== undefined && plan.data.annulledAt !== null
  const mayMark = may(monitoringRoutes.markMany.access) && !isAnnulled
  const isAdmin = may(planRoutes.edit.access) && !isAnnulled
  if (plan.error) return <NoPlan error={plan.error} onRetry={() => void plan.refetch()} />

  const file = (format: 'xlsx' | 'csv') =>
    fileHref(monitoringRoutes.workbook, { params, query: { ...choice.listed, format, language } })
  const isFormAlone = !isWide && selectedId !== null
  const isEmpty = list.data?.total === 0
  return (
    <div className={styles.page}>
      <PageTitle
        title={plan.data?.name ?? ''}
        part={plan.data && t('followUp')}
        parent={<TextLink {...paths.plans()}>{t('parent')}</TextLink>}
        status={plan.data && <PlanStatusBadge status={plan.data.status} isAnnulled={isAnnulled} />}
        actions={
          <ButtonLink variant="default" {...paths.plan(planId)}>
            {t('detail')}
          </ButtonLink>
        }
        menu={
          isAdmin
            ? [
                {
                  label: t('addMonitorings'),
                  icon: <IconPlus size={16} />,
                  onSelect: () => void navigate(paths.planAdd(planId)),
                },
                {
                  label: t('editTitle'),
                  icon: <IconEdit size={16} />,
                  onSelect: () => setDialog('title'),
                },
                {
                  label: t('omit'),
                  icon: <IconMapPinOff size={16} />,
                  onSelect: () => setDialog('omit'),
                },
              ]
            : []
        }
      />
      {!isFormAlone && (
        <MonitoringFilters
          plan={plan.data}
          search={search}
          filters={filters}
          end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
        />
      )}
      {isEmpty && selectedId === null ? (
        <NoMonitorings
          isPlanEmpty={plan.data?.monitorings === 0}
          add={isAdmin && <ButtonLink {...paths.planAdd(planId)}>{t('addMonitorings')}</ButtonLink>}
          onClear={() => search.change(noFilters)}
        />
      ) : (
        <div className={styles.frame}>
          {!isFormAlone && (
            <div className={styles.list}>
              {list.error && list.data === undefined ? (
                <ErrorState {...failureOf(list.error)} onRetry={() => void list.refetch()} />
              ) : (
                <MonitoringList
                  monitorings={list.data?.items}
                  total={list.data?.total}
                  isStale={list.isPlaceholderData}
                  search={search}
                  selectedId={selectedId}
                  onSelect={choice.select}
                  checked={mayMark ? checked : null}
                  bar={
                    <Button size="compact-sm" onClick={() => setDialog('mark')}>
                      {t('markMany')}
                    </Button>
                  }
                />
              )}
            </div>
          )}
          {(isWide || isFormAlone) && (
            <div className={styles.form}>
              <OpenMonitoring
                choice={choice}
                waiting={waiting}
                isPlanAnnulled={isAnnulled}
                isAlone={isFormAlone}
              />
            </div>
          )}
        </div>
      )}
      {dialog === 'title' && plan.data && (
        <TitleDialog plan={plan.data} onClose={() => setDialog(null)} />
      )}
      {dialog === 'omit' && (
        <OmitDialog planId={planId} stationId={null} onClose={() => setDialog(null)} />
      )}
      {dialog === 'mark' && (
        <MarkPanel
          planId={planId}
          monitorings={checked.monitorings}
          onClose={() => setDialog(null)}
          onLate={checked.drop}
          onMarked={() => {
            checked.onChange(new Set())
            setDialog(null)
          }}
        />
      )}
    </div>
  )
}
