import { Autocomplete, NativeSelect, TextInput } from '@mantine/core'
import { campaignNameMax } from '@puquio/contract/laboratory/campaigns'
import type { EntryChoices } from '@puquio/contract/laboratory/sample-entry'
import { sampleTypes } from '@puquio/contract/laboratory/sample-record'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { matrices, matrixTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { ReferencePicker } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import type { useEntry } from './use-entry.ts'
import styles from './Entry.module.css'
import '../texts.ts'

type SampleFieldsProps = {
  form: ReturnType<typeof useEntry>['sendForm']['form']
  choices: EntryChoices
  onStation: (stationId: number | null) => void
}

/** Where, when and how a sample was taken. */
export const SampleFields = ({ form, choices, onStation }: SampleFieldsProps) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const { timeZone } = useProject()
  const today = useToday(timeZone)
  const text = (name: 'code' | 'source' | 'chainOfCustody' | 'report', maxLength: number) => (
    <TextInput label={t(name)} maxLength={maxLength} {...form.getInputProps(name)} />
  )
  const component = form.values.componentId
  return (
    <div className={styles.fields}>
      <StationPicker
        label={t('station')}
        required
        {...form.getInputProps('stationId')}
        onChange={onStation}
      />
      <DateField
        label={t('sampledOnly')}
        required
        today={today}
        max={today}
        {...form.getInputProps('sampledOn')}
      />
      <TimeField
        label={t('sampledTime')}
        description={t('sampledTimeHelp', { zone: timeZone })}
        {...form.getInputProps('sampledTime')}
        value={form.values.sampledTime}
      />
      <NativeSelect
        label={t('type')}
        data={sampleTypes.map((one) => ({ value: one, label: sampleTypeTerms[one][language] }))}
        {...form.getInputProps('type')}
      />
      <NativeSelect
        label={t('matrix')}
        data={matrices.map((one) => ({ value: one, label: matrixTerms[one][language] }))}
        {...form.getInputProps('matrix')}
      />
      <NumberField label={t('depth')} unit="m" min={0} {...form.getInputProps('depthM')} />
      {text('code', 100)}
      {text('chainOfCustody', 100)}
      <Autocomplete
        label={t('campaign')}
        required
        description={t('campaignHelp')}
        data={choices.campaigns}
        maxLength={campaignNameMax}
        {...form.getInputProps('campaign')}
      />
      <Autocomplete
        label={t('laboratory')}
        data={choices.laboratories}
        maxLength={200}
        {...form.getInputProps('laboratory')}
      />
      {text('report', 100)}
      {text('source', 200)}
      <ReferencePicker
        list="components"
        label={t('component')}
        {...form.getInputProps('componentId')}
        onChange={(componentId) =>
          form.setValues((values) => ({ ...values, componentId, subcomponentId: null }))
        }
      />
      <ReferencePicker
        list="subcomponents"
        label={t('subcomponent')}
        parentId={component}
        {...form.getInputProps('subcomponentId')}
      />
    </div>
  )
}
