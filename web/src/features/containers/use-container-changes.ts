import { containerRoutes } from '@puquio/contract/containers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

export type Changed = { kind: 'file' | 'folder'; id: number; name: string }

/** What an administrator does to files and folders; what was put into the bin last can be taken out again. */
export const useContainerChanges = () => {
  const { t } = useTranslation('containers')
  const { id: projectId } = useProject()
  const [binned, setBinned] = useState<readonly Changed[]>([])
  const editFile = useApiMutation(containerRoutes.editFile)
  const editFolder = useApiMutation(containerRoutes.editFolder)
  const binFile = useApiMutation(containerRoutes.binFile)
  const binFolder = useApiMutation(containerRoutes.binFolder)
  const restoreFile = useApiMutation(containerRoutes.restoreFile)
  const restoreFolder = useApiMutation(containerRoutes.restoreFolder)
  const fileParams = (id: number) => ({ projectId, containerFileId: id })
  const folderParams = (id: number) => ({ projectId, folderId: id })
  const tell = (text: string) => showToast({ kind: 'success', text, action: 'container' })
  const refuse = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'container' })

  const rename = async ({ kind, id }: Changed, name: string) => {
    await (kind === 'file'
      ? editFile.mutateAsync({ params: fileParams(id), body: { name } })
      : editFolder.mutateAsync({ params: folderParams(id), body: { name } }))
    tell(t('renamed', { name }))
  }
  const move = async (items: readonly Changed[], to: number | null) => {
    for (const { kind, id } of items)
      await (kind === 'file'
        ? editFile.mutateAsync({ params: fileParams(id), body: { folderId: to } })
        : editFolder.mutateAsync({ params: folderParams(id), body: { parentId: to } }))
    tell(t('moved', { name: namesOf(items, (count) => t('manyFiles', { count })) }))
  }
  const toBin = async (items: readonly Changed[]) => {
    const done: Changed[] = []
    try {
      for (const one of items) {
        await (one.kind === 'file'
          ? binFile.mutateAsync({ params: fileParams(one.id) })
          : binFolder.mutateAsync({ params: folderParams(one.id) }))
        done.push(one)
      }
    } catch (error) {
      refuse(error)
    }
    setBinned(done)
  }
  const restore = async (items: readonly Changed[]) => {
    try {
      for (const { kind, id, name } of items) {
        await (kind === 'file'
          ? restoreFile.mutateAsync({ params: fileParams(id) })
          : restoreFolder.mutateAsync({ params: folderParams(id) }))
        tell(t('restored', { name }))
      }
    } catch (error) {
      refuse(error)
    }
    setBinned([])
  }
  return { rename, move, toBin, restore, binned, forget: () => setBinned([]) }
}

/** Returns the name of one, or how many there are. */
export const namesOf = (items: readonly Changed[], many: (count: number) => string): string => {
  const [one, ...more] = items
  return one && more.length === 0 ? one.name : many(items.length)
}
