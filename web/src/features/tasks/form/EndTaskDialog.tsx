import { Textarea } from '@mantine/core'
import { type Task, taskRoutes } from '@puquio/contract/commitments/tasks'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** A task that is no longer owed; why is on record. */
export const EndTaskDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const { t } = useTranslation('tasks')
  const params = { projectId: useProject().id, taskId: task.id }
  const end = useApiMutation(taskRoutes.end)
  const sendForm = useSendForm({
    initial: { reason: '', version: task.version },
    validate: validateWith(taskRoutes.end.body),
    send: (body) => end.mutateAsync({ params, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('ended', { title: task.title }), action: 'task' })
      onClose()
    },
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('endTask')} submitLabel={t('end')}>
      <p>{t('endHelp')}</p>
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  )
}
