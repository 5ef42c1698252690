import { NativeSelect } from '@mantine/core'
import type { ContainerFolder } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { folderLines } from '../folder-tree.ts'
import '../texts.ts'

type MoveDialogProps = {
  title: string
  folders: readonly ContainerFolder[]
  /** Where it is now. */
  from: number | null
  /** A folder is not moved into itself. */
  without?: number | null
  onClose: () => void
  send: (folder: number | null) => Promise<unknown>
}

export const MoveDialog = ({ title, folders, from, without, onClose, send }: MoveDialogProps) => {
  const { t } = useTranslation('containers')
  const sendForm = useSendForm({
    initial: { folder: String(from ?? '') },
    validate: () => ({}),
    send: ({ folder }) => send(folder === '' ? null : Number(folder)),
    onSaved: onClose,
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={title} submitLabel={t('moveTo')}>
      <NativeSelect
        {...sendForm.form.getInputProps('folder')}
        label={t('toFolder')}
        data={[
          { value: '', label: t('top') },
          ...folderLines(folders, without ?? null).map(({ folder, depth }) => ({
            value: String(folder.id),
            label: `${'\u2003'.repeat(depth + 1)}${folder.name}`,
          })),
        ]}
      />
    </FormDialog>
  )
}
