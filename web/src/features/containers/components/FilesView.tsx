import { Alert, Button } from '@mantine/core'
import {
  type ContainerFile,
  type ContainerFolder,
  type ContainerType,
  containerRoutes,
} from '@puquio/contract/containers'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import type { useFileDrop } from '../../../ui/files/use-file-drop.ts'
import { ImageViewer } from '../../../ui/image/ImageViewer.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Keys } from '../../../ui/table/selection.ts'
import { indexOf, isDrawn } from '../media-group.ts'
import { type Changed, namesOf, useContainerChanges } from '../use-container-changes.ts'
import { filesQuery, type useContainerSearch } from '../use-container-search.ts'
import { fileColumns } from './container-columns.tsx'
import { ContainerFilters } from './ContainerFilters.tsx'
import { EmptyFolder } from './EmptyFolder.tsx'
import { FilePanel } from './FilePanel.tsx'
import { FilesZone } from './FilesZone.tsx'
import { FolderBar } from './FolderBar.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import { UploadList } from '../../../widgets/uploads/UploadList.tsx'
import '../texts.ts'

type FilesViewProps = {
  type: ContainerType
  at: ReturnType<typeof useContainerSearch>
  canAdd: boolean
  canEdit: boolean
  drop: ReturnType<typeof useFileDrop>
}
type OpenDialog = { what: 'rename'; item: Changed } | { what: 'move'; items: Changed[] }

const fileOf = ({ id, name }: ContainerFile): Changed => ({ kind: 'file', id, name })
const folderOf = ({ id, name }: ContainerFolder): Changed => ({ kind: 'folder', id, name })

/** The folders and files of a container, and what can be done with them. */
export const FilesView = ({ type, at, canAdd, canEdit, drop }: FilesViewProps) => {
  const { t } = useTranslation('containers')
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const { values } = at
  const folder = values.folder ?? null
  const params = { projectId: project.id }
  const folders = useApi(containerRoutes.folders, { params, query: { type } })
  const list = useApi(
    containerRoutes.files,
    { params, query: filesQuery(type, values) },
    { isKeepingPrevious: true },
  )
  const changes = useContainerChanges()
  const [chosen, setChosen] = useState<Keys>(new Set())
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  // What was chosen in another folder is out of sight.
  useEffect(() => setChosen(new Set()), [type, folder])

  const tree = folders.data ?? []
  const rows = list.data?.items
  const images = (rows ?? []).filter(isDrawn)
  const chosenFiles = (rows ?? []).filter(({ id }) => chosen.has(id)).map(fileOf)
  const href = (containerFileId: number) =>
    fileHref(containerRoutes.content, { params: { ...params, containerFileId } })
  const imageOf = ({ id, version }: ContainerFile) =>
    fileHref(containerRoutes.content, {
      params: { ...params, containerFileId: id },
      query: { inline: '1', version },
    })
  const zipHref = (picked: { files?: number[]; folders?: number[] }) =>
    fileHref(containerRoutes.archive, { params, query: { type, ...picked } })
  const edits = (item: Changed): Action[] => [
    { label: t('rename'), onSelect: () => setAsked({ what: 'rename', item }) },
    { label: t('moveTo'), onSelect: () => setAsked({ what: 'move', items: [item] }) },
    { label: t('toBin'), isDanger: true, onSelect: () => void changes.toBin([item]) },
  ]
  const open = (file: ContainerFile) => (isDrawn(file) ? at.look(file.id) : at.open(file.id))
  const isSought = Boolean(values.search ?? values.group)
  const isEmpty = list.data?.total === 0 && !isSought
  return (
    <>
      <FilesZone drop={drop} place={`${type} ${folder ?? ''}`}>
        <FolderBar
          folders={tree}
          folder={folder}
          onEnter={at.enter}
          actions={(one) => [
            { label: t('downloadZip'), href: zipHref({ folders: [one.id] }) },
            ...(canEdit ? edits(folderOf(one)) : []),
          ]}
        />
        {changes.binned.length > 0 && (
          <Alert mb="md" role="status" withCloseButton onClose={changes.forget}>
            {t('binned', {
              count: changes.binned.length,
              name: changes.binned[0]?.name ?? '',
            })}{' '}
            <Button
              size="xs"
              variant="default"
              onClick={() => void changes.restore(changes.binned)}
            >
              {t('undo')}
            </Button>
          </Alert>
        )}
        <UploadList projectId={project.id} />
        {!isEmpty && <ContainerFilters at={at} defaultSort="name" hasGroups />}
        <DataTable
          name="container-files"
          label={t('files')}
          columns={fileColumns({ t, format, locale, imageOf })}
          {...rowsOf(list)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          search={at.searchOf('name')}
          onOpen={open}
          actions={(file) => [
            ...(isDrawn(file) ? [{ label: t('view'), onSelect: () => open(file) }] : []),
            { label: t('details'), onSelect: () => at.open(file.id) },
            { label: t('download'), href: href(file.id) },
            ...(canEdit ? edits(fileOf(file)) : []),
          ]}
          selection={{
            keys: chosen,
            onChange: setChosen,
            bar: (
              <>
                <Button
                  component="a"
                  size="xs"
                  variant="default"
                  href={zipHref({ files: [...chosen].map(Number) })}
                >
                  {t('downloadZip')}
                </Button>
                {canEdit && (
                  <>
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => setAsked({ what: 'move', items: chosenFiles })}
                    >
                      {t('moveTo')}
                    </Button>
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => {
                        setChosen(new Set())
                        void changes.toBin(chosenFiles)
                      }}
                    >
                      {t('toBin')}
                    </Button>
                  </>
                )}
              </>
            ),
          }}
          empty={
            <EmptyFolder
              type={type}
              canAdd={canAdd}
              hasFolders={tree.some(({ parentId }) => parentId === folder)}
              onChoose={drop.choose}
              onClear={
                isSought &&
                (() => at.searchOf('name').change({ search: undefined, group: undefined }))
              }
            />
          }
        />
      </FilesZone>
      {asked?.what === 'rename' && (
        <NameDialog
          title={t('rename')}
          name={asked.item.name}
          submitLabel={t('save')}
          onClose={() => setAsked(null)}
          send={(name) => changes.rename(asked.item, name)}
        />
      )}
      {asked?.what === 'move' && (
        <MoveDialog
          title={t('moveTitle', {
            name: namesOf(asked.items, (count) => t('manyFiles', { count })),
          })}
          folders={tree}
          from={folder}
          without={asked.items[0]?.kind === 'folder' ? asked.items[0].id : null}
          onClose={() => setAsked(null)}
          send={async (to) => {
            await changes.move(asked.items, to)
            setChosen(new Set())
          }}
        />
      )}
      {values.open !== undefined && (
        <FilePanel
          key={values.open}
          id={values.open}
          canEdit={canEdit}
          onClose={() => at.open(null)}
        />
      )}
      <ImageViewer
        index={indexOf(images, values.image)}
        onIndexChange={(index) => at.look(index === null ? null : (images[index]?.id ?? null))}
        images={images.map((file) => ({
          src: imageOf(file),
          name: file.name,
          downloadHref: href(file.id),
        }))}
      />
    </>
  )
}
