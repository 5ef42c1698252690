import { Textarea } from '@mantine/core'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Annuls a plan without records, with a reason; it is kept among the annulled ones. */
export const AnnulDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const { t } = useTranslation('plans')
  const project = useProject()
  const annul = useApiMutation(planRoutes.annul)
  const sendForm = useSendForm({
    initial: { reason: '' },
    validate: validateWith(planRoutes.annul.body),
    send: (body) => annul.mutateAsync({ params: { projectId: project.id, planId: plan.id }, body }),
    onSaved: () => {
      const text = t('annulledToast', { plan: plan.name })
      showToast({ kind: 'success', text, action: 'annul' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('annulTitle', { plan: plan.name })}
      submitLabel={t('annulPlan')}
      cancelLabel={t('keepPlan')}
      isDanger
    >
      <p>{t('annulText')}</p>
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
