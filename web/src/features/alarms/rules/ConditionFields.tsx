import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { conditionKinds, conditionTerms, measuredUnit, operators } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import type { RuleDraft } from './rule-draft.ts'
import './texts.ts'

type Props = { form: UseFormReturnType<RuleDraft>; unit: string }

/** What raises the alarm and what clears it. */
export const ConditionFields = ({ form, unit }: Props) => {
  const { t } = useTranslation('alarmRules')
  const language = useLanguage()
  const { kind, join } = form.values
  const measured = measuredUnit(kind, unit)
  const inUnit = measured ? { unit: measured } : {}
  return (
    <>
      <NativeSelect
        {...form.getInputProps('kind')}
        label={t('kind')}
        data={conditionKinds.map((value) => ({
          value,
          label: conditionTerms[value][language],
        }))}
      />
      {kind === 'noData' ? (
        <FieldPairs>
          <NumberField {...form.getInputProps('intervals')} label={t('intervals')} required />
          <NumberField {...form.getInputProps('graceMin')} label={t('grace')} unit="min" required />
        </FieldPairs>
      ) : (
        <FieldPairs>
          <NativeSelect
            {...form.getInputProps('op1')}
            label={t('operator')}
            data={[...operators]}
          />
          <NumberField {...form.getInputProps('value1')} label={t('value1')} {...inUnit} required />
          <NativeSelect
            {...form.getInputProps('join')}
            label={t('join')}
            data={[
              { value: '', label: t('noJoin') },
              { value: 'and', label: t('and') },
              { value: 'or', label: t('or') },
            ]}
          />
          {join !== '' && (
            <>
              <NativeSelect
                {...form.getInputProps('op2')}
                label={t('operator2')}
                data={[...operators]}
              />
              <NumberField
                {...form.getInputProps('value2')}
                label={t('value2')}
                {...inUnit}
                required
              />
            </>
          )}
          {kind === 'rate' && (
            <NumberField
              {...form.getInputProps('windowMin')}
              label={t('window')}
              unit="min"
              required
            />
          )}
          <NumberField
            {...form.getInputProps('onDelayMin')}
            label={t('onDelay')}
            unit="min"
            required
          />
          <NumberField {...form.getInputProps('inARow')} label={t('inARow')} required />
          <NumberField
            {...form.getInputProps('deadBand')}
            label={t('deadBand')}
            {...inUnit}
            description={t('deadBandHelp')}
            required
          />
          <NumberField
            {...form.getInputProps('offDelayMin')}
            label={t('offDelay')}
            unit="min"
            required
          />
        </FieldPairs>
      )}
    </>
  )
}
