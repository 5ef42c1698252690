import { Text } from '@mantine/core'
import { type AuditEntry, auditRoutes } from '@puquio/contract/audit'
import { defaultTimeZone } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { entryColumns } from '../audit-columns.tsx'
import { entryQuery, fileFilters } from '../entry-query.ts'
import { useAuditSearch } from '../use-audit-search.ts'
import { actionName } from '../../../widgets/audit/words.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryFilters } from './EntryFilters.tsx'
import '../texts.ts'

const filters = ['search', 'from', 'to', 'person', 'action', 'table', 'record'] as const
const quietly = { isKeepingPrevious: true } as const

/** The trail of the project that is open. */
export const ProjectEntries = () => {
  const { id: projectId, timeZone } = useProject()
  const { values } = useAuditSearch()
  const params = { projectId }
  const entries = useApi(auditRoutes.list, { params, query: entryQuery(values) }, quietly)
  const people = useApi(auditRoutes.people, { params })
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(auditRoutes.workbook, {
      params,
      query: { ...fileFilters(values), format, language: currentLanguage() },
    })
  return <Entries {...{ projectId, timeZone, entries, file }} people={people.data ?? []} />
}

/** What was changed that is of no project. */
export const SystemEntries = () => {
  const { values } = useAuditSearch()
  const entries = useApi(auditRoutes.listOfSystem, { query: entryQuery(values) }, quietly)
  const people = useApi(auditRoutes.peopleOfSystem, {})
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(auditRoutes.workbookOfSystem, {
      query: { ...fileFilters(values), format, language: currentLanguage() },
    })
  const common = { projectId: null, timeZone: defaultTimeZone, people: people.data ?? [] }
  return <Entries {...common} {...{ entries, file }} />
}

type EntriesProps = {
  projectId: number | null
  timeZone: string
  people: readonly { id: number; name: string }[]
  entries: {
    data: { items: AuditEntry[]; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  file: (format: 'xlsx' | 'csv') => string
}

const Entries = ({ projectId, timeZone, people, entries, file }: EntriesProps) => {
  const { t } = useTranslation('audit')
  const format = useFormat(timeZone)
  const search = useAuditSearch()
  const { values, write, table } = search
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t(projectId === null ? 'helpSystem' : 'help')}
      </Text>
      <EntryFilters
        {...{ search, people, timeZone }}
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      />
      <DataTable
        name="audit"
        label={t('trail')}
        columns={entryColumns({ t, format })}
        {...rowsOf(entries)}
        rowKey={({ id }) => id}
        rowName={actionName}
        search={table}
        onOpen={({ id }) => write({ entry: id })}
        empty={<EmptyRows title={t('noneTitle')} onClear={clearFilters(table, values, filters)} />}
      />
      {values.entry !== undefined && (
        <EntryDetail
          {...{ projectId, format }}
          entryId={values.entry}
          onClose={() => write({ entry: undefined })}
          onRecord={(of, record) => write({ entry: undefined, page: undefined, table: of, record })}
        />
      )}
    </>
  )
}
