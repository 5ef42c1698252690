import { type ParameterRow, parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { IconArchive, IconArrowBackUp, IconEye, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import type { Action } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../ui/toasts/toast-outcome.ts'
import './texts.ts'

type Openers = { onView: () => void; onEdit: () => void }

/** What can be done with a parameter; those of the catalogue are retired and not edited. */
export const useParameterActions = (projectId: number, canEdit: boolean) => {
  const { t } = useTranslation('parameters')
  const language = useLanguage()
  const retire = useApiMutation(parameterRoutes.retire)
  const restore = useApiMutation(parameterRoutes.restore)
  const perform = async (work: Promise<unknown>, done: string) => {
    await toastOutcome(work, { done, action: 'parameter' })
  }
  return (one: ParameterRow, { onView, onEdit }: Openers): Action[] => {
    const name = one.name[language]
    const of = { params: { projectId, parameterId: one.id } }
    const retired = async () => {
      const question = { title: t('retireTitle', { name }), text: t('retireText') }
      if (await confirm({ ...question, confirmLabel: t('retire') }))
        await perform(retire.mutateAsync(of), t('wasRetired', { name }))
    }
    return [
      { label: t('view'), icon: <IconEye size={16} />, onSelect: onView },
      ...(canEdit && one.kind !== 'shipped'
        ? [{ label: t('edit'), icon: <IconPencil size={16} />, onSelect: onEdit }]
        : []),
      ...(!canEdit
        ? []
        : one.retiredAt === null
          ? [
              {
                label: t('retire'),
                icon: <IconArchive size={16} />,
                onSelect: () => void retired(),
              },
            ]
          : [
              {
                label: t('restore'),
                icon: <IconArrowBackUp size={16} />,
                onSelect: () => void perform(restore.mutateAsync(of), t('wasRestored', { name })),
              },
            ]),
    ]
  }
}
