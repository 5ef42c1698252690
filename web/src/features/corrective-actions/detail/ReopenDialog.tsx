import { Textarea } from '@mantine/core'
import {
  type ActionDetail,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import type { ActionControl } from './use-action.ts'

type ReopenDialogProps = { action: ActionDetail; control: ActionControl; onClose: () => void }

/** What was done does not mend it, or was closed by mistake. */
export const ReopenDialog = ({ action, control, onClose }: ReopenDialogProps) => {
  const { t } = useTranslation('actions')
  const validate = validateWith(correctiveActionRoutes.change.body)
  const bodyOf = (comment: string) => ({ state: 'open' as const, comment, doneOn: null })
  const sendForm = useSendForm({
    initial: { comment: '' },
    validate: ({ comment }) => ({
      ...validate({ ...bodyOf(comment), version: action.version }),
      ...(comment.trim() === '' ? { comment: t('commentNeeded') } : {}),
    }),
    send: ({ comment }) => control.change(action, bodyOf(comment)),
    onRefused: control.onRefused,
    onSaved: () => {
      control.told()
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('reopenTitle')}
      submitLabel={t('reopen')}
    >
      <p>{t('reopenHelp')}</p>
      <Textarea
        {...sendForm.form.getInputProps('comment')}
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  )
}
