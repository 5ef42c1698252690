import { TextInput } from '@mantine/core'
import { nameMaxOf, referenceItemInput, referenceRoutes } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type UnitDialogProps = { onAdded: (miningUnitId: number) => void; onClose: () => void }

/** Adds a mining unit to the project's list without leaving the instrument. */
export const UnitDialog = ({ onAdded, onClose }: UnitDialogProps) => {
  const { t } = useTranslation('instruments')
  const params = { projectId: useProject().id, list: 'mining-units' as const }
  const create = useApiMutation(referenceRoutes.create)
  const sendForm = useSendForm({
    initial: { name: '' },
    validate: validateWith(referenceItemInput),
    send: (body) => create.mutateAsync({ params, body }),
    onSaved: ({ id, name }) => {
      showToast({ kind: 'success', text: t('added', { name }), action: 'mining-unit' })
      onAdded(id)
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('newUnit')}
      submitLabel={t('addUnit')}
    >
      <TextInput
        {...sendForm.form.getInputProps('name')}
        label={t('name')}
        required
        maxLength={nameMaxOf('mining-units')}
      />
    </FormDialog>
  )
}
