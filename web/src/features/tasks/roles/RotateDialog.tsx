import {
  type ResponsibleRole,
  responsibleRoleRoutes,
} from '@puquio/contract/commitments/responsible-roles'
import { isCalendarDate } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { holdingsAround, rotated } from './holders.ts'
import { usePeople } from './use-people.ts'
import '../texts.ts'

type RotateDialogProps = { role: ResponsibleRole; onClose: () => void }
type Values = { userId: number | null; fromOn: string | null }

/** Gives a role to somebody else from a day on. */
export const RotateDialog = ({ role, onClose }: RotateDialogProps) => {
  const { t } = useTranslation('tasks')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const people = usePeople(role)
  const edit = useApiMutation(responsibleRoleRoutes.edit)
  const sendForm = useSendForm<Values, ResponsibleRole>({
    initial: { userId: null, fromOn: today },
    validate: ({ fromOn }): Record<string, string> =>
      fromOn !== null && isCalendarDate(fromOn) ? {} : { fromOn: t('dateNeeded') },
    send: ({ userId, fromOn }) =>
      edit.mutateAsync({
        params: { projectId, roleId: role.id },
        body: {
          name: role.name,
          isRetired: role.retiredAt !== null,
          version: role.version,
          holders: rotated(role.holders, { fromOn: fromOn ?? today, userId }),
        },
      }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ name }) => {
      showToast({ kind: 'success', text: t('wasSaved', { name }), action: 'role' })
      onClose()
    },
  })
  const { form } = sendForm
  const { now } = holdingsAround(role.holders, today)
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('rotateTitle', { name: role.name })}
      submitLabel={t('save')}
    >
      {now?.person && <p>{t('rotateHelp', { name: now.person.name })}</p>}
      <ComboField
        {...form.getInputProps('userId')}
        label={t('newHolder')}
        description={t('newHolderHelp')}
        options={people}
      />
      <DateField
        {...form.getInputProps('fromOn')}
        value={form.values.fromOn}
        label={t('fromOn')}
        today={today}
        required
      />
    </FormDialog>
  )
}
