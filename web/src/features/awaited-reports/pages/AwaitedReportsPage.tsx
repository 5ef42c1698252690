import { NativeSelect, Text } from '@mantine/core'
import {
  type AwaitedReport,
  awaitedReportRoutes,
} from '@puquio/contract/laboratory/awaited-reports'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { awaitedColumns } from '../awaited-columns.tsx'
import type { awaitedReportSearch } from '../search.ts'
import { awaitedQuery, useAwaitedSearch } from '../use-awaited-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof awaitedReportSearch>>(
  (ask, { projectId, search }) =>
    ask(awaitedReportRoutes.list, { params: { projectId }, query: awaitedQuery(search) }),
)

/** Samplings whose results have not come from the laboratory, with those that are late. */
export const Page = () => {
  const { t } = useTranslation('awaitedReports')
  const project = useProject()
  const may = useMay()
  const navigate = useNavigate()
  const format = useFormat(project.timeZone)
  const { late, search, query } = useAwaitedSearch()
  const params = { projectId: project.id }
  const reports = useApi(awaitedReportRoutes.list, { params, query }, { isKeepingPrevious: true })
  const open = ({ sample, monitoring }: AwaitedReport) => {
    if (sample) void navigate(paths.sample(sample.id))
    else if (monitoring) void navigate(paths.monitoring(monitoring.planId, monitoring.id))
  }
  const actions = ({ sample, monitoring }: AwaitedReport): Action[] => [
    ...(sample
      ? [{ label: t('viewSample'), onSelect: () => void navigate(paths.sample(sample.id)) }]
      : []),
    ...(monitoring
      ? [
          {
            label: t('viewMonitoring'),
            onSelect: () => void navigate(paths.monitoring(monitoring.planId, monitoring.id)),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          may(resultImportRoutes.start.access) && (
            <ButtonLink {...paths.resultImport()}>{t('import')}</ButtonLink>
          )
        }
      />
      <DataTabs />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[late]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          value={late ? 'true' : ''}
          onChange={(event) => search.change({ late: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyState') },
            { value: 'true', label: t('lateOnly') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="awaited-reports"
        label={t('title')}
        columns={awaitedColumns({ t, format })}
        {...rowsOf(reports)}
        rowKey={({ id }) => id}
        rowName={({ station, sampledOn }) => `${station.code} ${format.date(sampledOn)}`}
        search={search}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={
              Boolean(search.search ?? late) &&
              (() => search.change({ search: undefined, late: undefined }))
            }
          />
        }
      />
    </>
  )
}
