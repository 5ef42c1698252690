import { TextInput } from '@mantine/core'
import { containerFileName } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { validateWith } from '../../../lib/form.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import '../texts.ts'

type NameDialogProps = {
  title: string
  name: string
  submitLabel: string
  onClose: () => void
  /** Its toast says what happened. */
  send: (name: string) => Promise<unknown>
}

const body = z.object({ name: containerFileName })

/** A new folder, or another name. */
export const NameDialog = ({ title, name, submitLabel, onClose, send }: NameDialogProps) => {
  const { t } = useTranslation('containers')
  const sendForm = useSendForm({
    initial: { name },
    validate: validateWith(body),
    send: (values) => send(values.name.trim()),
    onSaved: onClose,
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={title} submitLabel={submitLabel}>
      <TextInput
        {...sendForm.form.getInputProps('name')}
        label={t('name')}
        required
        data-autofocus
        maxLength={200}
      />
    </FormDialog>
  )
}
