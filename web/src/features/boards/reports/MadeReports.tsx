import { Button, Text } from '@mantine/core'
import { type MadeReport, pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { IconDownload } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { reportsTable } from '../use-reports-search.ts'
import '../texts.ts'

type MadeReportsProps = { search: ReturnType<typeof reportsTable> }

/** The input of the list's call, from the address. */
export const madeQuery = ({ page, size, sort, search }: ReturnType<typeof reportsTable>) => ({
  page,
  size,
  sort,
  search,
})

/** Reports as PDF that the person may open, by whom and when they were made. */
export const MadeReports = ({ search }: MadeReportsProps) => {
  const { t } = useTranslation('boards')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const locale = useLocale()
  const params = { projectId }
  const list = useApi(
    pdfReportRoutes.made,
    { params, query: madeQuery(search) },
    { isKeepingPrevious: true },
  )
  const hrefOf = ({ id }: MadeReport) =>
    fileHref(pdfReportRoutes.file, { params: { ...params, pdfReportId: id } })
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('madeHelp')}
      </Text>
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
      />
      <DataTable
        name="made-reports"
        label={t('tab.made')}
        columns={madeColumns({ t, format, locale, hrefOf })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={(report) => `${report.title} ${format.instant(report.requestedAt)}`}
        search={search}
        empty={<EmptyState title={t('noneMade')} text={t('noneMadeText')} />}
      />
    </>
  )
}

type Words = {
  t: TFunction<'boards'>
  format: Format
  locale: string
  hrefOf: (report: MadeReport) => string
}

const madeColumns = ({ t, format, locale, hrefOf }: Words): Column<MadeReport>[] => [
  {
    key: 'title',
    head: t('report'),
    width: 'name',
    cell: ({ title }) => title,
    sortKey: 'title',
  },
  {
    key: 'requestedAt',
    head: t('madeAt'),
    width: 'instant',
    cell: (report) => format.instant(report.requestedAt),
    sortKey: 'requestedAt',
  },
  {
    key: 'person',
    head: t('madeBy'),
    width: 'name',
    cell: ({ person, isScheduled }) => (isScheduled ? t('scheduledBy', { person }) : person),
  },
  {
    key: 'file',
    head: t('file'),
    width: 'name',
    cell: (report) =>
      report.file ? (
        <Button
          component="a"
          href={hrefOf(report)}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconDownload size={16} />}
        >
          {t('download', { size: showBytes(report.file.bytes, locale) })}
        </Button>
      ) : (
        t('fileGone')
      ),
  },
]
