import {
  type ContainerType,
  containerRoutes,
  type UnfinishedUpload,
} from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
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
  const { t } = useTranslation('containers')
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
  const discard = useApiMutation(containerRoutes.discardUpload, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'container' }),
  })
  const askAndDiscard = async ({ id, name, beganBy }: UnfinishedUpload) => {
    const title = t('discardUpload')
    const text = t('discardUploadAsk', { name, person: beganBy })
    if (!(await confirm({ title, text, confirmLabel: title, isDanger: true }))) return
    await discard.mutateAsync({ params: { ...params, uploadId: id } })
    showToast({ kind: 'success', text: t('uploadDiscarded', { name }), action: 'container' })
  }
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
          { label: t('discardUpload'), onSelect: () => void askAndDiscard(one), isDanger: true },
        ]}
        empty={<EmptyState title={t('noneUnfinished')} text={t('unfinishedText')} />}
      />
    </>
  )
}
