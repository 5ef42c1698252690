import { TextInput } from '@mantine/core'
import type { VariableCalculations } from '@puquio/contract/modi/calculations'
import {
  type LaboratoryComparison,
  laboratoryComparisonRoutes,
} from '@puquio/contract/modi/laboratory-comparisons'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useBasisText } from './use-basis-text.ts'
import '../texts.ts'

type ProposalFormProps = {
  variable: VariableCalculations['variable']
  compared: LaboratoryComparison
  onClose: () => void
}
type Draft = { validOn: string | null; note: string }

const validate = validateWith(laboratoryComparisonRoutes.propose.body)

/** From when the suggested factor is to hold, and why; an administrator approves it. */
export const ProposalForm = ({ variable, compared, onClose }: ProposalFormProps) => {
  const { t } = useTranslation('calculations')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const propose = useApiMutation(laboratoryComparisonRoutes.propose)
  const basisText = useBasisText(variable.unit)
  const { from, to, suggested } = compared
  const bodyOf = ({ validOn, note }: Draft) => ({ from, to, validOn: validOn ?? '', note })
  const sendForm = useSendForm<Draft, null>({
    initial: { validOn: today, note: '' },
    validate: (draft) => validate(bodyOf(draft)),
    send: (draft) =>
      propose.mutateAsync({
        params: { projectId, variableId: variable.id },
        body: bodyOf(draft),
      }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('proposedFactor'), action: 'calculation' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormDialog
      sendForm={sendForm}
      title={`${t('propose')}: ${variable.name}`}
      submitLabel={t('propose')}
      onClose={onClose}
    >
      <p>{suggested && basisText(suggested)}</p>
      <DateField {...form.getInputProps('validOn')} label={t('validOn')} today={today} required />
      <TextInput {...form.getInputProps('note')} label={t('note')} maxLength={200} />
    </FormDialog>
  )
}
