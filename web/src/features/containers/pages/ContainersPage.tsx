import { Button, SegmentedControl } from '@mantine/core'
import {
  type ContainerType,
  containerMaxBytes,
  containerMediaTypes,
  containerRoutes,
  containerTypes,
  openContainerTypes,
} from '@puquio/contract/containers'
import { containerTypeTerms } from '@puquio/contract/terms'
import { screens } from '@puquio/domain'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useFileDrop } from '../../../ui/files/use-file-drop.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { type UrlTab, UrlTabs } from '../../../ui/UrlTabs.tsx'
import { BinView } from '../components/BinView.tsx'
import { FilesView } from '../components/FilesView.tsx'
import { MonitoringFilesView } from '../components/MonitoringFilesView.tsx'
import { NameDialog } from '../components/NameDialog.tsx'
import { UnfinishedUploadsView } from '../components/UnfinishedUploadsView.tsx'
import { type containerSearch, viewChoices } from '../search.ts'
import { addUploads } from '../../../widgets/uploads/upload-queue.ts'
import {
  binQuery,
  filesQuery,
  monitoringFilesQuery,
  typeNamed,
  unfinishedUploadsQuery,
  useContainerSearch,
} from '../use-container-search.ts'
import '../texts.ts'

export const loader = loadInProject<{ type?: string }, z.output<typeof containerSearch>>(
  (ask, { projectId, params: { type: named }, search }) => {
    const type = typeNamed(named)
    if (type === null) return
    const params = { projectId }
    if (search.view === 'bin')
      return ask(containerRoutes.bin, { params, query: binQuery(type, search) })
    if (search.view === 'uploads')
      return ask(containerRoutes.unfinishedUploads, {
        params,
        query: unfinishedUploadsQuery(type, search),
      })
    if (search.view === 'monitorings' && type === 'evidence')
      return ask(containerRoutes.monitoringFiles, { params, query: monitoringFilesQuery(search) })
    ask(containerRoutes.folders, { params, query: { type } })
    ask(containerRoutes.files, { params, query: filesQuery(type, search) })
  },
)

/** The files of a project by type, in folders; without a type those of instruments. */
export const Page = () => {
  const { type: named } = useParams({ from: screens.FilesContainer.path })
  const type = typeNamed(named)
  if (type === null) return <Navigate {...paths.files('instrument')} replace />
  return <Container key={type} type={type} />
}

const Container = ({ type }: { type: ContainerType }) => {
  const { t } = useTranslation('containers')
  const language = useLanguage()
  const navigate = useNavigate()
  const { id: projectId } = useProject()
  const may = useMay()
  const at = useContainerSearch()
  const [isNaming, setIsNaming] = useState(false)
  const createFolder = useApiMutation(containerRoutes.createFolder)
  const canEdit = may(containerRoutes.editFile.access)
  const canAdd =
    canEdit || (openContainerTypes.includes(type) && may(containerRoutes.beginUpload.access))
  const drop = useFileDrop({
    accept: containerMediaTypes[type],
    maxBytes: containerMaxBytes,
    isMultiple: true,
    disabled: !canAdd,
    onFiles: (files) => addUploads(files, { projectId, type, folderId: at.values.folder ?? null }),
  })
  const views = [
    { value: '', label: t('inFolders') },
    ...(type === 'evidence' ? [{ value: 'monitorings', label: t('ofMonitorings') }] : []),
    ...(canEdit
      ? [
          { value: 'bin', label: t('bin') },
          { value: 'uploads', label: t('unfinishedShort') },
        ]
      : []),
  ]
  const view = views.find(({ value }) => value === at.values.view)?.value ?? ''
  const tabOf = (one: ContainerType): UrlTab<ContainerType> => ({
    key: one,
    label: containerTypeTerms[one][language],
    content: (
      <>
        {views.length > 1 && (
          <SegmentedControl
            size="xs"
            mb="sm"
            maw="100%"
            style={{ overflowX: 'auto' }}
            aria-label={t('views')}
            value={view}
            onChange={(next) => at.view(viewChoices.find((one) => one === next))}
            data={views}
          />
        )}
        {view === 'bin' && <BinView type={type} at={at} />}
        {view === 'uploads' && <UnfinishedUploadsView type={type} at={at} />}
        {view === 'monitorings' && <MonitoringFilesView at={at} />}
        {view === '' && (
          <FilesView type={type} at={at} canAdd={canAdd} canEdit={canEdit} drop={drop} />
        )}
      </>
    ),
  })
  return (
    <>
      <PageTitle
        title={t('title')}
        part={containerTypeTerms[type][language]}
        actions={
          view === '' &&
          canAdd && (
            <>
              <Button onClick={drop.choose}>{t('upload')}</Button>
              {canEdit && (
                <Button variant="default" onClick={() => setIsNaming(true)}>
                  {t('newFolder')}
                </Button>
              )}
            </>
          )
        }
        menu={[
          {
            label: t('downloadAll'),
            href: fileHref(containerRoutes.archive, { params: { projectId }, query: { type } }),
          },
        ]}
      />
      <UrlTabs
        label={t('types')}
        tabs={[tabOf(firstType), ...otherTypes.map(tabOf)]}
        tab={type}
        onTab={(next) => void navigate(paths.files(next ?? firstType))}
      />
      {isNaming && (
        <NameDialog
          title={t('newFolder')}
          name=""
          submitLabel={t('create')}
          onClose={() => setIsNaming(false)}
          send={async (name) => {
            const body = { type, parentId: at.values.folder ?? null, name }
            await createFolder.mutateAsync({ params: { projectId }, body })
            showToast({ kind: 'success', text: t('created', { name }), action: 'container' })
          }}
        />
      )}
    </>
  )
}

const [firstType, ...otherTypes] = containerTypes
