import { Text } from '@mantine/core'
import { type Acceptance, auditRoutes } from '@puquio/contract/audit'
import { defaultTimeZone } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableQuery } from '../../../ui/table/table-search.ts'
import { acceptanceColumns } from '../audit-columns.tsx'
import { useAuditSearch } from '../use-audit-search.ts'
import '../texts.ts'

const quietly = { isKeepingPrevious: true } as const

/** Who accepted the policy in the project that is open. */
export const ProjectAcceptances = () => {
  const { id: projectId, timeZone } = useProject()
  const { values } = useAuditSearch()
  const params = { projectId }
  const list = useApi(
    auditRoutes.acceptances,
    { params, query: tableQuery(values, '-at' as const) },
    quietly,
  )
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(auditRoutes.acceptanceList, {
      params,
      query: { search: values.search, format, language: currentLanguage() },
    })
  return <Acceptances {...{ list, file, timeZone }} hasProject={false} />
}

/** Who accepted it in any project. */
export const AllAcceptances = () => {
  const { values } = useAuditSearch()
  const query = tableQuery(values, '-at' as const)
  const list = useApi(auditRoutes.acceptancesOfSystem, { query }, quietly)
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(auditRoutes.acceptanceListOfSystem, {
      query: { search: values.search, format, language: currentLanguage() },
    })
  return <Acceptances {...{ list, file }} timeZone={defaultTimeZone} hasProject />
}

type AcceptancesProps = {
  timeZone: string
  hasProject: boolean
  list: {
    data: { items: Acceptance[]; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  file: (format: 'xlsx' | 'csv') => string
}

const Acceptances = ({ timeZone, hasProject, list, file }: AcceptancesProps) => {
  const { t } = useTranslation('audit')
  const format = useFormat(timeZone)
  const { values, table } = useAuditSearch()
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('helpAcceptances')}
      </Text>
      <FilterBar
        lead={
          <SearchField value={table.search} onSearch={(text) => table.change({ search: text })} />
        }
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      />
      <DataTable
        name={hasProject ? 'all-acceptances' : 'acceptances'}
        label={t('acceptances')}
        columns={acceptanceColumns({ t, format }, { hasProject })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ person }) => person}
        search={table}
        empty={
          <EmptyRows
            title={t('noAcceptancesTitle')}
            text={t('noAcceptances')}
            onClear={clearFilters(table, values, ['search'])}
          />
        }
      />
    </>
  )
}
