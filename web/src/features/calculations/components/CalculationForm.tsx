import { NativeSelect, TextInput } from '@mantine/core'
import {
  calculationInput,
  calculationRoutes,
  type VariableCalculations,
} from '@puquio/contract/modi/calculations'
import {
  derivedKindNames,
  derivedKindTerms,
  linearConventions,
  linearConventionTerms,
} from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { bodyOf, type CalculationDraft, emptyDraft } from './calculation-draft.ts'
import { DerivedFields } from './DerivedFields.tsx'
import '../texts.ts'

type CalculationFormProps = {
  deviceId: number
  variable: VariableCalculations['variable']
  onClose: () => void
}

const validate = validateWith(calculationInput)

/** How a variable is calculated from a date on: a factor of what its sensor sends, or a formula over others. */
export const CalculationForm = ({ deviceId, variable, onClose }: CalculationFormProps) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const add = useApiMutation(calculationRoutes.add)
  const sendForm = useSendForm<CalculationDraft, null>({
    initial: emptyDraft(today),
    validate: (draft) => validate(bodyOf(draft, timeZone)),
    send: (draft) =>
      add.mutateAsync({
        params: { projectId, variableId: variable.id },
        body: bodyOf(draft, timeZone),
      }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'calculation' })
      onClose()
    },
  })
  const { form } = sendForm
  const { kind, definition } = form.values
  return (
    <FormPanel
      sendForm={sendForm}
      title={`${t('newCalculation')}: ${variable.name}`}
      submitLabel={t('save')}
      widthPx={640}
      onClose={onClose}
    >
      <FieldPairs>
        <DateField
          {...form.getInputProps('on')}
          label={t('validOn')}
          today={today}
          error={form.errors.validFrom}
          required
        />
        <TimeField
          label={t('time')}
          value={form.values.time}
          onChange={(time) => form.setFieldValue('time', time)}
        />
        <WideField>
          <NativeSelect
            {...form.getInputProps('kind')}
            label={t('kind')}
            error={form.errors['definition.kind'] ?? form.errors['definition.unit']}
            data={[
              { value: 'factor', label: t('factor') },
              ...derivedKindNames.map((value) => ({
                value,
                label: derivedKindTerms[value][language],
              })),
            ]}
          />
        </WideField>
        {kind === 'factor' && (
          <>
            <NumberField
              {...form.getInputProps('definition.correction')}
              label={t('correctionFactor')}
              required
            />
            <NumberField
              {...form.getInputProps('definition.adjustment')}
              label={t('adjustment')}
              unit={variable.unit}
              required
            />
          </>
        )}
        {kind === 'linear-pressure' && (
          <WideField>
            <NativeSelect
              {...form.getInputProps('definition.convention')}
              label={t('convention')}
              data={linearConventions.map((value) => ({
                value,
                label: linearConventionTerms[value][language],
              }))}
            />
          </WideField>
        )}
        {kind !== 'factor' && (
          <DerivedFields
            deviceId={deviceId}
            variableId={variable.id}
            kind={kind}
            definition={definition}
            errors={form.errors}
            onChange={(changes) => form.setFieldValue('definition', { ...definition, ...changes })}
          />
        )}
        <WideField>
          <TextInput {...form.getInputProps('note')} label={t('note')} maxLength={200} />
        </WideField>
      </FieldPairs>
    </FormPanel>
  )
}
