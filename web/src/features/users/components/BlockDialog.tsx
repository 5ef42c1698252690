import { Textarea } from '@mantine/core'
import { type ListedUser, userRoutes } from '@puquio/contract/users'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { fullName } from '../user-columns.tsx'
import '../texts.ts'

/** Blocks a user with a reason, which is mailed to them. */
export const BlockDialog = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const { t } = useTranslation('users')
  const block = useApiMutation(userRoutes.block)
  const sendForm = useSendForm({
    initial: { reason: '' },
    validate: validateWith(userRoutes.block.body),
    send: (body) => block.mutateAsync({ params: { userId: user.id }, body }),
    onSaved: () => {
      const text = t('wasBlocked', { name: fullName(user) })
      showToast({ kind: 'success', text, action: 'user' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('blockTitle', { name: fullName(user) })}
      submitLabel={t('block')}
      isDanger
    >
      <p>{t('blockText')}</p>
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('reason')}
        required
        autosize
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}
