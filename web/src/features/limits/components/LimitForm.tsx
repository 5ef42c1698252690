import { Autocomplete, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { limitInput, limitRoutes, type LimitShown } from '@puquio/contract/laboratory/limits'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import {
  confidences,
  confidenceTerms,
  limitOriginTerms,
  matrixTerms,
  statistics,
  statisticTerms,
  unitIn,
} from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { bodyOf, ownOrigins, valuesOf } from '../limit-values.ts'
import { BaselineFields } from './BaselineFields.tsx'
import '../texts.ts'

type LimitFormProps = {
  /** Null makes a new one. */
  limit: LimitShown | null
  onClose: () => void
}

const validate = validateWith(limitInput)

/** A limit of the project: stricter than the decree's, an instrument's, or the mean of a baseline. */
export const LimitForm = ({ limit, onClose }: LimitFormProps) => {
  const { t } = useTranslation('limits')
  const language = useLanguage()
  const project = useProject()
  const params = { projectId: project.id }
  const today = useToday(project.timeZone)
  const create = useApiMutation(limitRoutes.create)
  const edit = useApiMutation(limitRoutes.edit)
  const parameters = useApi(parameterRoutes.choices, { params }).data ?? []
  const standards = useApi(limitRoutes.standards, { params }).data ?? []
  const sendForm = useSendForm({
    initial: valuesOf(limit, today),
    validate: (values) => validate(bodyOf(values)),
    send: (values) => {
      const body = limitInput.parse(bodyOf(values))
      return limit === null
        ? create.mutateAsync({ params, body })
        : edit.mutateAsync({
            params: { ...params, limitId: limit.id },
            body: { ...body, version: limit.version },
          })
    },
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ parameter }) => {
      const text = t(limit === null ? 'added' : 'saved', { name: parameter[language] })
      showToast({ kind: 'success', text, action: 'limit' })
      onClose()
    },
  })
  const { form } = sendForm
  const { origin, kind, parameterId, standard } = form.values
  const unit = parameters.find(({ id }) => id === parameterId)?.unit ?? ''
  const bounded = kind === 'difference' && unit !== '' ? `Δ${unit}` : unitIn(unit, language)
  return (
    <FormPanel
      sendForm={sendForm}
      title={limit?.parameter[language] ?? t('newLimit')}
      submitLabel={t('save')}
      widthPx={640}
      onClose={onClose}
    >
      <FieldPairs>
        <WideField>
          <ComboField<number>
            {...form.getInputProps('parameterId')}
            label={t('parameter')}
            required
            options={parameters.map((one) => ({
              key: one.id,
              name: `${one.name[language]} (${unitIn(one.unit, language)})`,
              group: matrixTerms[one.matrix][language],
            }))}
          />
        </WideField>
        <Autocomplete
          {...form.getInputProps('standard')}
          label={t('standard')}
          required
          description={t('standardHelp')}
          maxLength={100}
          data={standards.map(({ code }) => code)}
        />
        <Autocomplete
          {...form.getInputProps('category')}
          label={t('category')}
          description={t('categoryHelp')}
          maxLength={100}
          data={
            standards.find(({ code }) => code === standard)?.categories.map((one) => one.code) ?? []
          }
        />
        <NativeSelect
          {...form.getInputProps('origin')}
          label={t('origin')}
          data={ownOrigins.map((value) => ({ value, label: limitOriginTerms[value][language] }))}
        />
        {origin === 'instrument' ? (
          <DateField
            {...form.getInputProps('approvedOn')}
            label={t('approvedOn')}
            today={today}
            required
          />
        ) : (
          <span />
        )}
        {origin === 'baseline' && (
          <BaselineFields
            parameterId={parameterId}
            onTake={({ max, source }) => form.setValues({ max, source })}
          />
        )}
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('rule')}
          data={(['bounds', 'difference', 'not-applicable'] as const).map((value) => ({
            value,
            label: t(`kind.${value}`),
          }))}
        />
        <NativeSelect
          {...form.getInputProps('statistic')}
          label={t('statistic')}
          data={statistics.map((value) => ({ value, label: statisticTerms[value][language] }))}
        />
        {kind !== 'not-applicable' && (
          <>
            <NumberField {...form.getInputProps('min')} label={t('min')} unit={bounded} />
            <NumberField {...form.getInputProps('max')} label={t('max')} unit={bounded} />
          </>
        )}
        <DateField
          {...form.getInputProps('validFrom')}
          label={t('validFrom')}
          today={today}
          required
        />
        <DateField {...form.getInputProps('validTo')} label={t('validTo')} today={today} />
        <NumberField {...form.getInputProps('allowedPerYear')} label={t('allowedPerYear')} />
        <NativeSelect
          {...form.getInputProps('confidence')}
          label={t('confidence')}
          description={t('confidenceHelp')}
          data={confidences.map((value) => ({ value, label: confidenceTerms[value][language] }))}
        />
        <WideField>
          <TextInput
            {...form.getInputProps('source')}
            label={t('source')}
            required
            maxLength={300}
          />
        </WideField>
        <WideField>
          <Textarea
            {...form.getInputProps('note')}
            label={t('note')}
            maxLength={1000}
            autosize
            minRows={2}
          />
        </WideField>
      </FieldPairs>
    </FormPanel>
  )
}
