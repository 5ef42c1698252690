import { Alert, Textarea, TextInput } from '@mantine/core'
import { type Task, taskEdit, taskInput, taskRoutes } from '@puquio/contract/commitments/tasks'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { CommitmentField } from '../../../widgets/pickers/CommitmentField.tsx'
import { RoleField } from './RoleField.tsx'
import { TaskDates } from './TaskDates.tsx'
import { type TaskDraft, draftOf } from './task-draft.ts'
import '../texts.ts'

type TaskPanelProps = {
  /** The task to edit; without one, another is added. */
  task?: Task
  /** The commitment of a task that is added; without one it is chosen. */
  commitmentId?: number | undefined
  onSaved?: (task: Task) => void
  onClose: () => void
}

/** A task of a verified commitment: what is to be done, when it falls due, who does it and who reviews it. */
export const TaskPanel = ({ task, commitmentId, onSaved, onClose }: TaskPanelProps) => {
  const { t } = useTranslation('tasks')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const create = useApiMutation(taskRoutes.create)
  const edit = useApiMutation(taskRoutes.edit)
  const roles = useApi(responsibleRoleRoutes.list, { params: { projectId } })
  const bodyOf = (draft: TaskDraft) => {
    const lastOn = draft.frequencyId === null ? null : draft.lastOn
    if (!task) return { ...draft, lastOn }
    const { commitmentId: _own, ...fields } = draft
    return { ...fields, lastOn, version: task.version }
  }
  const validate = validateWith(task ? taskEdit : taskInput)
  const sendForm = useSendForm<TaskDraft, Task>({
    initial: draftOf(task, commitmentId),
    validate: (draft) => validate(bodyOf(draft)),
    send: (draft) =>
      task
        ? edit.mutateAsync({
            params: { projectId, taskId: task.id },
            body: taskEdit.parse(bodyOf(draft)),
          })
        : create.mutateAsync({ params: { projectId }, body: taskInput.parse(bodyOf(draft)) }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: (saved) => {
      const text = t(task ? 'taskSaved' : 'taskAdded', { title: saved.title })
      showToast({ kind: 'success', text, action: 'task' })
      onSaved?.(saved)
      onClose()
    },
  })
  const { form } = sendForm
  const offered = (roles.data ?? []).filter(({ retiredAt }) => retiredAt === null)
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(task ? 'editTask' : 'newTask')}
      submitLabel={t(task ? 'save' : 'addTask')}
    >
      {task && <p>{t('editHelp')}</p>}
      {roles.data && offered.length === 0 && (
        <Alert>
          {t('noRoles')} <TextLink {...paths.responsibleRoles()}>{t('roles')}</TextLink>
        </Alert>
      )}
      {!task && (
        <CommitmentField
          {...form.getInputProps('commitmentId')}
          label={t('commitment')}
          description={t('commitmentHelp')}
          required
        />
      )}
      <TextInput {...form.getInputProps('title')} label={t('what')} required maxLength={200} />
      <Textarea
        {...form.getInputProps('detail')}
        label={t('detail')}
        description={t('detailHelp')}
        autosize
        minRows={2}
        maxLength={2000}
      />
      <TaskDates form={form} today={today} />
      <FieldPairs>
        <RoleField
          {...form.getInputProps('roleId')}
          label={t('role')}
          roles={roles.data ?? []}
          required
        />
        <RoleField
          {...form.getInputProps('reviewerRoleId')}
          label={t('reviewerRole')}
          roles={roles.data ?? []}
          description={t('reviewerHelp')}
        />
      </FieldPairs>
    </FormPanel>
  )
}
