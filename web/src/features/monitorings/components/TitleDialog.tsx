import { TextInput } from '@mantine/core'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

const validate = validateWith(planRoutes.edit.body)

export const TitleDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const edit = useApiMutation(planRoutes.edit)
  const sendForm = useSendForm({
    initial: { title: plan.title, version: plan.version },
    validate: (values) =>
      values.title.trim() === '' ? { title: t('titleNeeded') } : validate(values),
    send: (body) => edit.mutateAsync({ params: { projectId: project.id, planId: plan.id }, body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('titleSaved') })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('editTitle')}
      submitLabel={t('save')}
    >
      <TextInput
        {...sendForm.form.getInputProps('title')}
        label={t('planTitle')}
        required
        maxLength={200}
      />
    </FormDialog>
  )
}
