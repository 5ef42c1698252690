import { Button, Textarea } from '@mantine/core'
import { notificationRoutes } from '@puquio/contract/notifications'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** The answer of a recipient to the sender. */
export const ReplyForm = ({ id }: { id: number }) => {
  const { t } = useTranslation('notifications')
  const { id: projectId } = useProject()
  const reply = useApiMutation(notificationRoutes.reply)
  const sendForm = useSendForm({
    initial: { message: '' },
    validate: validateWith(notificationRoutes.reply.body),
    send: (body) => reply.mutateAsync({ params: { projectId, notificationId: id }, body }),
    onSaved: () => {
      sendForm.restart({ message: '' })
      showToast({ kind: 'success', text: t('replied'), action: 'reply' })
    },
  })
  return (
    <form {...sendForm.formProps} aria-label={t('reply')}>
      <FormProblem problem={sendForm.problem} />
      <Textarea
        {...sendForm.form.getInputProps('message')}
        label={t('reply')}
        description={t('replyHelp')}
        required
        autosize
        minRows={3}
        maxLength={2000}
        mb="sm"
      />
      <Button type="submit" loading={sendForm.isSending} mb="lg">
        {t('sendReply')}
      </Button>
    </form>
  )
}
