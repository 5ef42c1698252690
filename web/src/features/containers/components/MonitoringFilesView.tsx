import { fileRoutes } from '@puquio/contract/files'
import { containerRoutes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { ImageViewer } from '../../../ui/image/ImageViewer.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { indexOf, isDrawn } from '../media-group.ts'
import { monitoringFilesQuery, type useContainerSearch } from '../use-container-search.ts'
import { monitoringColumns } from './container-columns.tsx'
import { ContainerFilters } from './ContainerFilters.tsx'
import '../texts.ts'

/** Evidence of monitorings: seen and downloaded here, changed in their follow-up. */
export const MonitoringFilesView = ({ at }: { at: ReturnType<typeof useContainerSearch> }) => {
  const { t } = useTranslation('containers')
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id }
  const query = monitoringFilesQuery(at.values)
  const list = useApi(
    containerRoutes.monitoringFiles,
    { params, query },
    { isKeepingPrevious: true },
  )
  const images = (list.data?.items ?? []).filter(isDrawn)
  const href = (fileId: number, inline?: '1') =>
    fileHref(fileRoutes.download, {
      params: { ...params, fileId },
      query: inline ? { inline } : {},
    })
  const search = at.searchOf('-uploadedAt')
  return (
    <>
      <ContainerFilters at={at} defaultSort="-uploadedAt" hasGroups />
      <DataTable
        name="monitoring-files"
        label={t('ofMonitorings')}
        columns={monitoringColumns({ t, format, locale, imageOf: ({ id }) => href(id, '1') })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        actions={(file) => [
          ...(isDrawn(file) ? [{ label: t('view'), onSelect: () => at.look(file.id) }] : []),
          { label: t('download'), href: href(file.id) },
        ]}
        empty={
          <EmptyRows
            title={t('noEvidence')}
            text={t('evidenceText')}
            onClear={clearFilters(search, at.values, ['search', 'group'])}
          />
        }
      />
      <ImageViewer
        index={indexOf(images, at.values.image)}
        onIndexChange={(index) => at.look(index === null ? null : (images[index]?.id ?? null))}
        images={images.map(({ id, name }) => ({
          src: href(id, '1'),
          name,
          downloadHref: href(id),
        }))}
      />
    </>
  )
}
