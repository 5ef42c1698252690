import { Button } from '@mantine/core'
import { type DataExport, dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { tableQuery, tableSearch } from '../../../ui/table/table-search.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { useExport } from '../use-export.ts'
import type { useExportSearch } from '../use-export-search.ts'
import styles from './Export.module.css'
import '../texts.ts'

/** While one is being prepared the list is asked for again. */
const askedAgainMs = 2000

type ExportListProps = {
  at: ReturnType<typeof useExportSearch>
  exporting: ReturnType<typeof useExport>
}

/** Who exported what, and the files of those that were prepared. */
export const ExportList = ({ at, exporting }: ExportListProps) => {
  const { t } = useTranslation('dataExports')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const params = { projectId }
  const search = tableSearch(listed(at.values), at.write, '-requestedAt')
  const list = useApi(
    dataExportRoutes.list,
    { params, query: exportListQuery(at.values) },
    {
      isKeepingPrevious: true,
      isQuiet: true,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ job }) => job && isUnderWay(job)) ? askedAgainMs : false,
    },
  )
  const cancel = useApiMutation(dataExportRoutes.cancel, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'export' }),
  })
  const repeat = ({ order, job }: DataExport) =>
    void (job === null ? exporting.downloadNow(order) : exporting.prepare(order))
  const last = list.data?.items.find(({ isMine, format: kind }) => isMine && kind !== 'json')
  return (
    <section>
      {last && (
        <div className={styles.buttons}>
          <Button
            variant="default"
            mb="sm"
            disabled={exporting.running !== null}
            onClick={() => repeat(last)}
          >
            {t('repeatLast')}
          </Button>
        </div>
      )}
      <DataTable
        name="exports"
        label={t('exports')}
        columns={exportColumns(t, format)}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={(one) => `${format.instant(one.requestedAt)} ${one.person}`}
        search={search}
        actions={(one) => [
          ...(one.file
            ? [
                {
                  label: t('file'),
                  onSelect: () =>
                    window.location.assign(
                      fileHref(dataExportRoutes.file, { params: { ...params, exportId: one.id } }),
                    ),
                },
              ]
            : []),
          ...(one.format === 'json' ? [] : [{ label: t('repeat'), onSelect: () => repeat(one) }]),
          ...(one.isMine && one.job && isUnderWay(one.job)
            ? [
                {
                  label: t('cancel'),
                  isDanger: true,
                  onSelect: () =>
                    void cancel.mutateAsync({ params: { ...params, exportId: one.id } }),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={t('noExports')} text={t('noExportsText')} />}
      />
    </section>
  )
}

type Paged = { page?: number | undefined; size?: number | undefined }
const listed = ({ page, size }: Paged) => ({ page, size: size ?? 10 })
export const exportListQuery = (values: Paged) => {
  const { page, size } = tableQuery(listed(values), '-requestedAt')
  return { page, size }
}

const isUnderWay = ({ state }: { state: string }) => state === 'queued' || state === 'running'

const exportColumns = (
  t: TFunction<'dataExports'>,
  format: Format,
): readonly Column<DataExport>[] => [
  {
    key: 'requestedAt',
    head: t('requestedAt'),
    width: 'instant',
    cell: ({ requestedAt }) => format.instant(requestedAt),
  },
  { key: 'person', head: t('person'), width: 'name', cell: ({ person }) => person },
  {
    key: 'format',
    head: t('format'),
    width: 'text',
    cell: ({ format: kind, layout }) =>
      kind === 'xlsx' ? `XLSX · ${t(`layout_${layout}`)}` : kind.toUpperCase(),
  },
  {
    key: 'period',
    head: t('period'),
    width: 'period',
    cell: ({ order: { from, to } }) => `${format.date(from ?? null)} – ${format.date(to ?? null)}`,
    priority: 2,
  },
  { key: 'rows', head: t('rows'), isNumber: true, cell: ({ rows }) => format.number(rows) },
  { key: 'state', head: t('state'), width: 'short', cell: (one) => stateOf(one, t, format) },
]

function stateOf({ job, file }: DataExport, t: TFunction<'dataExports'>, format: Format): string {
  if (job === null) return t('state_downloaded')
  if (job.state === 'done' && file === null) return t('state_expired')
  if (job.state === 'running' && job.total)
    return `${t('state_running')} (${format.percent(job.done / job.total)})`
  return t(`state_${job.state}`)
}
