import { monitoringRoutes } from '@puquio/contract/monitorings'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { IconBan, IconChecklist, IconEdit, IconEye, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { AnnulDialog } from '../components/AnnulDialog.tsx'
import { CommitmentsDialog } from '../components/CommitmentsDialog.tsx'
import { NoPlans } from '../components/NoPlans.tsx'
import { PlanFilters } from '../components/PlanFilters.tsx'
import { planColumns } from '../components/plan-columns.tsx'
import type { plansSearch } from '../search.ts'
import { plansQuery, usePlansSearch } from '../use-plans-search.ts'
import '../texts.ts'

const noFilters = { search: undefined, status: undefined, year: undefined }

export const loader = loadInProject<unknown, z.output<typeof plansSearch>>(
  (ask, { projectId, search }) => {
    const params = { projectId }
    ask(planRoutes.list, { params, query: plansQuery(search) })
    ask(planRoutes.years, { params, query: { annulled: search.annulled ?? false } })
  },
)

/** All plans of the project with their progress; annulled ones in a view of their own. */
export const Page = () => {
  const { t } = useTranslation('plans')
  const project = useProject()
  const may = useMay()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const { search, filters, query } = usePlansSearch()
  const [annulling, setAnnulling] = useState<Plan | null>(null)
  const [viewing, setViewing] = useState<Plan | null>(null)
  const canImport = may(planRoutes.edit.access)
  const params = { projectId: project.id }
  const plans = useApi(planRoutes.list, { params, query }, { isKeepingPrevious: true })

  const actions = (plan: Plan): Action[] => [
    action(t('viewDetail'), <IconEye size={16} />, () => navigate(paths.plan(plan.id))),
    action(
      t(may(monitoringRoutes.followUp.access) ? 'editPlan' : 'followUp'),
      <IconEdit size={16} />,
      () => navigate(paths.planEdit(plan.id)),
    ),
    ...(plan.commitments > 0
      ? [action(t('viewCommitments'), <IconChecklist size={16} />, () => setViewing(plan))]
      : []),
    ...(plan.annulledAt === null && may(monitoringRoutes.add.access)
      ? [
          action(t('addMonitorings'), <IconPlus size={16} />, () =>
            navigate(paths.planAdd(plan.id)),
          ),
        ]
      : []),
    ...(plan.annulledAt === null && !plan.started && may(planRoutes.annul.access)
      ? [
          {
            ...action(t('annul'), <IconBan size={16} />, () => setAnnulling(plan)),
            isDanger: true,
          },
        ]
      : []),
  ]
  const file = (format: 'xlsx' | 'csv') => {
    const { page: _page, size: _size, ...listed } = query
    return fileHref(planRoutes.workbook, {
      params,
      query: { ...listed, format, language: currentLanguage() },
    })
  }
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={canImport && <ButtonLink {...paths.planCreate()}>{t('importPlan')}</ButtonLink>}
      />
      <PlanFilters
        search={search}
        filters={filters}
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      />
      <DataTable
        name="plans"
        label={t('title')}
        columns={planColumns({ t, format, isAnnulled: filters.annulled })}
        {...rowsOf(plans)}
        rowKey={(plan) => plan.id}
        rowName={(plan) => plan.name}
        search={search}
        onOpen={(plan) => void navigate(paths.plan(plan.id))}
        actions={actions}
        isFaded={(plan) => plan.annulledAt !== null}
        empty={
          <NoPlans
            isFiltered={Boolean(search.search ?? filters.status ?? filters.year)}
            isAnnulled={filters.annulled}
            canImport={canImport}
            onClear={() => search.change(noFilters)}
          />
        }
      />
      {annulling && <AnnulDialog plan={annulling} onClose={() => setAnnulling(null)} />}
      {viewing && <CommitmentsDialog plan={viewing} onClose={() => setViewing(null)} />}
    </>
  )
}

const action = (label: string, icon: React.ReactNode, run: () => unknown): Action => ({
  label,
  icon,
  onSelect: () => void run(),
})
