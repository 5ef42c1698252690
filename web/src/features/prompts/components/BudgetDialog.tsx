import { type ShownModelBudget, modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type Values = { monthlyUsd: number | null }
type BudgetDialogProps = { budget: ShownModelBudget; onClose: () => void }

/** What a project may spend on the model in a month. */
export const BudgetDialog = ({ budget, onClose }: BudgetDialogProps) => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const set = useApiMutation(modelBudgetRoutes.set)
  const bodyOf = ({ monthlyUsd }: Values) => ({ monthlyUsd, version: budget.version })
  const sendForm = useSendForm<Values, ShownModelBudget>({
    initial: { monthlyUsd: budget.monthlyUsd },
    validate: (values) => validate(bodyOf(values)),
    send: (values) => set.mutateAsync({ params, body: bodyOf(values) }),
    onRefused: (error) => (isProblem(error, 'CHANGED_MEANWHILE') ? t('budgetChanged') : undefined),
    onSaved: () => {
      showToast({ kind: 'success', text: t('budgetSaved'), action: 'model-budget' })
      onClose()
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('editBudget')}
      submitLabel={t('save')}
    >
      <NumberField
        {...sendForm.form.getInputProps('monthlyUsd')}
        label={t('budgetField')}
        unit="USD"
        min={0}
        max={1_000_000}
        description={t('budgetHelp')}
      />
    </FormDialog>
  )
}

const validate = validateWith(modelBudgetRoutes.set.body)
