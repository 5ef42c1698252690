import { type ContainerType, containerRoutes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useDiscardUpload } from '../../../widgets/uploads/use-discard-upload.ts'
import { unfinishedUploadsQuery, type useContainerSearch } from '../use-container-search.ts'
import { uploadColumns } from './container-columns.tsx'
import { ContainerFilters } from './ContainerFilters.tsx'
import '../texts.ts'

type UnfinishedUploadsViewProps = {
  type: ContainerType
  at: ReturnType<typeof useContainerSearch>
}

/** What members began to upload, which counts in the project's quota; an ADMIN discards it. */
export const UnfinishedUploadsView = ({ type, at }: UnfinishedUploadsViewProps) => {
  const { t } = useTranslation(['containers', 'uploads'])
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id }
  const query = unfinishedUploadsQuery(type, at.values)
  const list = useApi(
    containerRoutes.unfinishedUploads,
    { params, query },
    { isKeepingPrevious: true },
  )
  const discard = useDiscardUpload()
  return (
    <>
      <ContainerFilters at={at} defaultSort="beganAt" />
      <DataTable
        name="unfinished-uploads"
        label={t('unfinished')}
        columns={uploadColumns({ t, format, locale })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={at.searchOf('beganAt')}
        actions={(one) => [
          { label: t('uploads:discardUpload'), onSelect: () => void discard(one), isDanger: true },
        ]}
        empty={<EmptyState title={t('noneUnfinished')} text={t('unfinishedText')} />}
      />
    </>
  )
}
