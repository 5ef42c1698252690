import {
  type ReferenceItem,
  type ReferenceList,
  referenceRoutes,
  type Station,
} from '@puquio/contract/reference'
import { IconArchive, IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { type Entry, entryName } from './entry.ts'
import '../texts.ts'

type Steps = {
  retire: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** What can be done with an entry of a simple list. */
export const useItemActions = (projectId: number, list: ReferenceList) => {
  const retire = useApiMutation(referenceRoutes.retire)
  const restore = useApiMutation(referenceRoutes.restore)
  const remove = useApiMutation(referenceRoutes.remove)
  const one = (itemId: number) => ({ params: { projectId, list, itemId } })
  return useActions<ReferenceItem>({
    retire: (id) => retire.mutateAsync(one(id)),
    restore: (id) => restore.mutateAsync(one(id)),
    remove: (id) => remove.mutateAsync(one(id)),
  })
}

export const useStationActions = (projectId: number) => {
  const retire = useApiMutation(referenceRoutes.retireStation)
  const restore = useApiMutation(referenceRoutes.restoreStation)
  const remove = useApiMutation(referenceRoutes.removeStation)
  const one = (stationId: number) => ({ params: { projectId, stationId } })
  return useActions<Station>({
    retire: (id) => retire.mutateAsync(one(id)),
    restore: (id) => restore.mutateAsync(one(id)),
    remove: (id) => remove.mutateAsync(one(id)),
  })
}

/** Retiring and deleting ask first; what is used can only be retired. */
const useActions = <One extends Entry>(steps: Steps) => {
  const { t } = useTranslation('reference')
  const perform = async (work: Promise<unknown>, done: string) => {
    await toastOutcome(work, { done, action: 'entry' })
  }
  const retire = async (entry: One) => {
    const name = entryName(entry)
    const question = { title: t('retireTitle', { name }), text: t('retireText') }
    if (await confirm({ ...question, confirmLabel: t('retire') }))
      await perform(steps.retire(entry.id), t('wasRetired', { name }))
  }
  const remove = async (entry: One) => {
    const name = entryName(entry)
    const question = { title: t('removeTitle', { name }), text: t('removeText') }
    if (await confirm({ ...question, confirmLabel: t('remove'), isDanger: true }))
      await perform(steps.remove(entry.id), t('wasRemoved', { name }))
  }
  return (entry: One, onEdit: () => void): Action[] => {
    const restored = () =>
      perform(steps.restore(entry.id), t('wasRestored', { name: entryName(entry) }))
    return [
      { label: t('edit'), icon: <IconPencil size={16} />, onSelect: onEdit },
      entry.retiredAt === null
        ? {
            label: t('retire'),
            icon: <IconArchive size={16} />,
            onSelect: () => void retire(entry),
          }
        : {
            label: t('restore'),
            icon: <IconArrowBackUp size={16} />,
            onSelect: () => void restored(),
          },
      ...(entry.inUse
        ? []
        : [
            {
              label: t('remove'),
              icon: <IconTrash size={16} />,
              isDanger: true,
              onSelect: () => void remove(entry),
            },
          ]),
    ]
  }
}
