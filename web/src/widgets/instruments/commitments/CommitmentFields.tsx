import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { commitmentKindTerms, commitmentPhaseTerms } from '@puquio/contract/terms'
import { commitmentKinds, commitmentLimits, commitmentPhases, matches } from '@puquio/domain'
import type { UseFormReturnType } from '@mantine/form'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { ReferencePicker } from '../../pickers/ReferencePicker.tsx'
import { referenceOptions, stationOptions, useReference } from '../../pickers/reference.ts'
import type { CommitmentDraft } from './commitment-draft.ts'
import './texts.ts'

type FieldsProps<Draft extends CommitmentDraft> = { form: UseFormReturnType<Draft> }

/** What people write of a commitment. */
export const CommitmentFields = <Draft extends CommitmentDraft>({ form }: FieldsProps<Draft>) => {
  const { t } = useTranslation('commitmentForm')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const params = { projectId }
  const today = useToday(timeZone)
  const { stations } = useReference()
  const parameters = useApi(parameterRoutes.choices, { params }, referenceOptions).data ?? []
  const roles = useApi(responsibleRoleRoutes.list, { params }, referenceOptions).data ?? []
  const { componentId, roleId, deadlineBy, stationIds } = form.values
  const input = (field: keyof CommitmentDraft) => form.getInputProps(field)
  const many = (field: 'stationIds' | 'parameterIds') => ({
    value: form.values[field].map(String),
    onChange: (ids: string[]) => form.setFieldValue(field, ids.map(Number) as never),
    error: form.errors[field],
    searchable: true,
    clearable: true,
    hidePickedOptions: true,
    limit: 100,
    filter: anywhere,
  })
  const inputs: Record<keyof CommitmentDraft, ReactNode> = {
    shortName: (
      <WideField>
        <TextInput
          {...input('shortName')}
          label={t('shortName')}
          description={t('shortNameHelp')}
          required
          maxLength={commitmentLimits.shortName}
        />
      </WideField>
    ),
    text: (
      <WideField>
        <Textarea
          {...input('text')}
          label={t('text')}
          description={t('textHelp')}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={commitmentLimits.text}
        />
      </WideField>
    ),
    kind: (
      <NativeSelect
        {...input('kind')}
        label={t('kind')}
        data={commitmentKinds.map((value) => ({
          value,
          label: commitmentKindTerms[value][language],
        }))}
      />
    ),
    phase: (
      <NativeSelect
        {...input('phase')}
        value={form.values.phase ?? ''}
        onChange={(event) =>
          form.setFieldValue('phase', (event.currentTarget.value || null) as never)
        }
        label={t('phase')}
        data={[
          { value: '', label: t('anyPhase') },
          ...commitmentPhases.map((value) => ({
            value,
            label: commitmentPhaseTerms[value][language],
          })),
        ]}
      />
    ),
    componentId: (
      <ReferencePicker
        {...input('componentId')}
        onChange={(id) => {
          form.setFieldValue('componentId', id as never)
          form.setFieldValue('subcomponentId', null as never)
        }}
        list="components"
        label={t('component')}
      />
    ),
    subcomponentId: (
      <ReferencePicker
        {...input('subcomponentId')}
        list="subcomponents"
        parentId={componentId}
        label={t('subcomponent')}
      />
    ),
    miningComponentId: (
      <ReferencePicker
        {...input('miningComponentId')}
        list="mining-components"
        label={t('miningComponent')}
      />
    ),
    frequencyId: (
      <ReferencePicker {...input('frequencyId')} list="frequencies" label={t('frequency')} />
    ),
    stationIds: (
      <MultiSelect
        {...many('stationIds')}
        label={t('stations')}
        data={stationOptions(stations, stationIds, (name) => name).map(({ key, code, name }) => ({
          value: String(key),
          label: `${code} — ${name}`,
        }))}
      />
    ),
    parameterIds: (
      <MultiSelect
        {...many('parameterIds')}
        label={t('parameters')}
        data={parameters.map(({ id, name }) => ({
          value: String(id),
          label: name[language] || name.es,
        }))}
      />
    ),
    roleId: (
      <ComboField
        {...input('roleId')}
        label={t('role')}
        options={roles
          .filter(({ id, retiredAt }) => retiredAt === null || id === roleId)
          .map(({ id, name, holder }) => ({
            key: id,
            name: holder ? `${name} (${holder.name})` : name,
          }))}
      />
    ),
    deadlineBy: (
      <NativeSelect
        {...input('deadlineBy')}
        label={t('deadline')}
        data={(['none', 'date', 'event'] as const).map((value) => ({
          value,
          label: t(`deadline_${value}`),
        }))}
      />
    ),
    deadlineOn: deadlineBy === 'date' && (
      <DateField {...input('deadlineOn')} label={t('deadlineOn')} today={today} required />
    ),
    deadlineEvent: deadlineBy === 'event' && (
      <WideField>
        <TextInput
          {...input('deadlineEvent')}
          label={t('deadlineEvent')}
          placeholder={t('eventExample')}
          required
          maxLength={commitmentLimits.event}
        />
      </WideField>
    ),
  }
  return (
    <FieldPairs>
      {Object.entries(inputs).map(([field, one]) => (
        <Fragment key={field}>{one}</Fragment>
      ))}
    </FieldPairs>
  )
}

type Shown = { label: string }

/** As every list of the product is searched: without accents, by words in any order. */
const anywhere = ({ options, search }: { options: readonly object[]; search: string }) =>
  options.filter((option) => matches((option as Shown).label, search)) as never
