import { Alert, Button, TextInput } from '@mantine/core'
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

const validate = validateWith(planRoutes.edit.body)

export const TitleDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const [title, setTitle] = useState(plan.title)
  const [error, setError] = useState<string>()
  const edit = useApiMutation(planRoutes.edit, { refresh: afterChange.plan })
  const body = { title, version: plan.version }
  const focusError = useErrorFocus()
  const submit = async () => {
    const issue = title.trim() === '' ? t('titleNeeded') : validate(body)['title']
    setError(issue)
    if (issue !== undefined) return focusError()
    await edit
      .mutateAsync({ params: { projectId: project.id, planId: plan.id }, body })
      .then(() => {
        showToast({ kind: 'success', text: t('titleSaved') })
        onClose()
      })
      .catch((failure: unknown) => {
        setError(fieldErrorsOf(failure)['title'])
        focusError()
      })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editTitle')}
      footer={
        <>
          <Button loading={edit.isPending} onClick={() => void submit()}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {edit.error && edit.error.fields.length === 0 && (
        <Alert color="red" role="alert" mb="sm">
          {problemText(edit.error)}
        </Alert>
      )}
      <TextInput
        label={t('planTitle')}
        required
        data-autofocus
        maxLength={200}
        value={title}
        error={error}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void submit()
        }}
      />
    </Dialog>
  )
}
