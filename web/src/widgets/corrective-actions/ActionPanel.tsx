import { Textarea, TextInput } from '@mantine/core'
import {
  type ActionDetail,
  actionEdit,
  actionInput,
  type ActionOriginInput,
  type CorrectiveAction,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { actionNumber, addDays } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'
import { validateWith } from '../../lib/form.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useToday } from '../../lib/today.ts'
import { ComboField } from '../../ui/fields/ComboField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { FieldPairs } from '../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

type ActionPanelProps = {
  onClose: () => void
  onSaved?: (action: ActionDetail) => void
} & (
  | { action: CorrectiveAction; origin?: never; suggestedTitle?: never }
  /** What an action is opened for, and what it could be called. */
  | { action?: never; origin: ActionOriginInput; suggestedTitle?: string | undefined }
)

type Draft = { title: string; cause: string; ownerId: number | null; dueOn: string | null }

/** An administrator's usual time for one; whoever opens it sets another. */
const daysToDo = 15

/** Opens a corrective action for something that was found wrong, or edits one. */
export const ActionPanel = ({
  action,
  origin,
  suggestedTitle,
  onSaved,
  onClose,
}: ActionPanelProps) => {
  const { t } = useTranslation('actionWidget')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const params = { projectId }
  const people = useApi(responsibleRoleRoutes.people, { params }).data ?? []
  const open = useApiMutation(correctiveActionRoutes.open)
  const edit = useApiMutation(correctiveActionRoutes.edit)
  const given = (draft: Draft) => ({
    ...draft,
    ownerId: draft.ownerId ?? 0,
    dueOn: draft.dueOn ?? '',
  })
  const sendForm = useSendForm<Draft, ActionDetail>({
    initial: {
      title: action?.title ?? suggestedTitle?.slice(0, 200) ?? '',
      cause: action?.cause ?? '',
      ownerId: action?.owner.id ?? null,
      dueOn: action?.dueOn ?? addDays(today, daysToDo),
    },
    validate: (draft) =>
      action
        ? validateWith(actionEdit)({ ...draft, version: action.version })
        : validateWith(actionInput)({ ...draft, origin }),
    send: (draft) =>
      action
        ? edit.mutateAsync({
            params: { projectId, actionId: action.id },
            body: { ...given(draft), version: action.version },
          })
        : open.mutateAsync({ params, body: { ...given(draft), origin } }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: (saved) => {
      const text = t(action ? 'saved' : 'opened', { number: actionNumber(saved.number) })
      showToast({ kind: 'success', text, action: 'corrective-action' })
      onSaved?.(saved)
      onClose()
    },
  })
  const { form } = sendForm
  const owner = action && !people.some(({ id }) => id === action.owner.id) ? [action.owner] : []
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(action ? 'editAction' : 'openAction')}
      submitLabel={t(action ? 'save' : 'open')}
    >
      <TextInput
        {...form.getInputProps('title')}
        label={t('titleField')}
        required
        maxLength={200}
        data-autofocus
      />
      <Textarea
        {...form.getInputProps('cause')}
        label={t('cause')}
        description={t('causeHelp')}
        autosize
        minRows={3}
        maxLength={2000}
      />
      <FieldPairs>
        <ComboField
          {...form.getInputProps('ownerId')}
          label={t('owner')}
          description={t('ownerHelp')}
          required
          options={[...people, ...owner].map(({ id, name }) => ({ key: id, name }))}
        />
        <DateField
          {...form.getInputProps('dueOn')}
          value={form.values.dueOn}
          label={t('dueOn')}
          today={today}
          required
        />
      </FieldPairs>
    </FormPanel>
  )
}
