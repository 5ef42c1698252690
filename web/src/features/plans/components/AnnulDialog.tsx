import { Alert, Button, Textarea } from '@mantine/core'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterChange } from '../../../lib/after-change.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useApiMutation } from '../../../lib/use-api.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { showToast } from '../../../ui/toasts.ts'
import '../texts.ts'

const validate = validateWith(planRoutes.annul.body)

/** Only before the first follow-up, and with a reason: the plan is kept among the annulled. */
export const AnnulDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const { t } = useTranslation('plans')
  const project = useProject()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const annul = useApiMutation(planRoutes.annul, { refresh: afterChange.plan })
  const focusError = useErrorFocus()
  const submit = async () => {
    const { reason: issue } = validate({ reason })
    setError(issue)
    if (issue !== undefined) return focusError()
    try {
      const params = { projectId: project.id, planId: plan.id }
      await annul.mutateAsync({ params, body: { reason } })
      showToast({ kind: 'success', text: t('annulledToast', { plan: plan.name }) })
      onClose()
    } catch (failure) {
      setError(fieldErrorsOf(failure)['reason'])
      focusError()
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('annulTitle', { plan: plan.name })}
      footer={
        <>
          <Button color="red.9" loading={annul.isPending} onClick={() => void submit()}>
            {t('annulPlan')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('keepPlan')}
          </Button>
        </>
      }
    >
      <p>{t('annulText')}</p>
      {annul.error && annul.error.fields.length === 0 && (
        <Alert color="red" role="alert" mb="sm">
          {problemText(annul.error)}
        </Alert>
      )}
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
        value={reason}
        error={error}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
