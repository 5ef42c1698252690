import { NativeSelect, TextInput } from '@mantine/core'
import {
  parameterInput,
  type ParameterRow,
  parameterRoutes,
} from '@puquio/contract/laboratory/parameters'
import {
  fractions,
  fractionTerms,
  languageNames,
  languages,
  matrices,
  matrixTerms,
  parameterGroups,
  parameterGroupTerms,
  statistics,
  statisticTerms,
  type UnitKey,
  unitIn,
  units,
} from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { bodyOf, valuesOf } from '../parameter-values.ts'
import { FormulaField, formulaError } from './FormulaField.tsx'
import '../texts.ts'

type ParameterFormProps = {
  projectId: number
  /** Null makes a new one. */
  parameter: ParameterRow | null
  isCalculated: boolean
  onClose: () => void
}

const validate = validateWith(parameterInput)

/** A parameter of the project, measured or calculated. */
export const ParameterForm = ({
  projectId,
  parameter,
  isCalculated,
  onClose,
}: ParameterFormProps) => {
  const { t } = useTranslation('parameters')
  const language = useLanguage()
  const create = useApiMutation(parameterRoutes.create)
  const edit = useApiMutation(parameterRoutes.edit)
  const choices = useApi(parameterRoutes.choices, { params: { projectId } }).data
  const measured = (choices ?? []).filter((one) => !one.isCalculated && one.id !== parameter?.id)
  const sendForm = useSendForm({
    initial: valuesOf(parameter, isCalculated),
    validate: (values) => {
      const wrong = isCalculated ? formulaError(values, measured) : null
      return { ...validate(bodyOf(values)), ...(wrong ? { formula: wrong } : {}) }
    },
    send: (values) =>
      parameter === null
        ? create.mutateAsync({ params: { projectId }, body: bodyOf(values) })
        : edit.mutateAsync({
            params: { projectId, parameterId: parameter.id },
            body: { ...bodyOf(values), version: parameter.version },
          }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ name }) => {
      const text = t(parameter === null ? 'added' : 'saved', { name: name[language] })
      showToast({ kind: 'success', text, action: 'parameter' })
      onClose()
    },
  })
  const { form } = sendForm
  const isHeld = parameter?.inUse === true
  return (
    <FormPanel
      sendForm={sendForm}
      title={parameter?.name[language] ?? t(isCalculated ? 'newCalculated' : 'newMeasured')}
      submitLabel={t('save')}
      widthPx={640}
      onClose={onClose}
    >
      <FieldPairs>
        {languages.map((one) => (
          <TextInput
            key={one}
            {...form.getInputProps(`name.${one}`)}
            label={t('nameIn', { language: languageNames[one] })}
            required={one === 'es'}
            placeholder={one === 'es' ? '' : form.values.name.es}
            maxLength={120}
          />
        ))}
        {isCalculated && <FormulaField form={form} measured={measured} />}
        <ComboField<UnitKey>
          {...form.getInputProps('unit')}
          label={t('unit')}
          required
          disabled={isHeld}
          description={isHeld ? t('heldByUse') : undefined}
          options={(Object.keys(units) as UnitKey[]).map((key) => ({
            key,
            name: unitIn(key, language),
          }))}
        />
        <NumberField {...form.getInputProps('decimals')} label={t('decimals')} min={0} max={8} />
        <NativeSelect
          {...form.getInputProps('matrix')}
          label={t('matrix')}
          disabled={isHeld}
          data={matrices.map((value) => ({ value, label: matrixTerms[value][language] }))}
        />
        <NativeSelect
          {...form.getInputProps('group')}
          label={t('group')}
          data={parameterGroups.map((value) => ({
            value,
            label: parameterGroupTerms[value][language],
          }))}
        />
        <TextInput {...form.getInputProps('symbol')} label={t('symbol')} maxLength={30} />
        <NativeSelect
          {...form.getInputProps('fraction')}
          value={form.values.fraction ?? ''}
          onChange={(event) =>
            form.setFieldValue(
              'fraction',
              fractions.find((one) => one === event.currentTarget.value) ?? null,
            )
          }
          label={t('fraction')}
          data={[
            { value: '', label: t('noFraction') },
            ...fractions.map((value) => ({ value, label: fractionTerms[value][language] })),
          ]}
        />
        <NumberField {...form.getInputProps('min')} label={t('possibleMin')} />
        <NumberField
          {...form.getInputProps('max')}
          label={t('possibleMax')}
          description={t('possibleHelp')}
        />
        {!isCalculated && (
          <>
            <TextInput
              {...form.getInputProps('cas')}
              label={t('cas')}
              placeholder="7440-66-6"
              maxLength={12}
            />
            <NativeSelect
              {...form.getInputProps('reportedAs')}
              label={t('reportedAs')}
              data={statistics.map((value) => ({ value, label: statisticTerms[value][language] }))}
            />
            <NumberField {...form.getInputProps('molarMass')} label={t('molarMass')} />
            <NumberField {...form.getInputProps('charge')} label={t('charge')} />
          </>
        )}
      </FieldPairs>
    </FormPanel>
  )
}
