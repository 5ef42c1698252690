import { ActionIcon, Button, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import type { DeviceInput, VariableInput } from '@puquio/contract/modi/devices'
import {
  type AlarmLimit,
  alarmLimitTerms,
  type VariableFields as VariableFieldsOf,
  variablesMax,
} from '@puquio/domain'
import { IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { emptyVariable } from './device-draft.ts'
import styles from './VariableFields.module.css'
import '../form-texts.ts'

/** Of a device, or of a profile's template. */
type VariablesForm = {
  values: { variables: VariableInput[] }
  getInputProps: (path: string) => ReturnType<UseFormReturnType<DeviceInput>['getInputProps']>
  removeListItem: (path: 'variables', at: number) => void
  insertListItem: (path: 'variables', item: VariableInput) => void
}

/** What the device measures, each with its limits. */
export const VariableFields = ({ form }: { form: VariablesForm }) => {
  const { t } = useTranslation('deviceForm')
  const language = useLanguage()
  const project = useProject()
  const choices = useApi(parameterRoutes.choices, { params: { projectId: project.id } })
  const parameters = (choices.data ?? []).map(({ id, name, symbol }) => ({
    key: id,
    name: symbol ? `${name[language]} (${symbol})` : name[language],
  }))
  const inputsOf = (at: number) => {
    const of = (name: keyof VariableInput) => form.getInputProps(`variables.${at}.${name}`)
    const limit = (name: AlarmLimit) => (
      <NumberField {...of(name)} label={alarmLimitTerms[name][language]} />
    )
    return {
      key: <TextInput {...of('key')} label={t('key')} required maxLength={64} />,
      name: <TextInput {...of('name')} label={t('name')} required maxLength={100} />,
      parameterId: (
        <ComboField
          {...of('parameterId')}
          label={t('parameter')}
          options={parameters}
          isClearable
        />
      ),
      unit: <TextInput {...of('unit')} label={t('unit')} maxLength={20} />,
      decimals: <NumberField {...of('decimals')} label={t('decimals')} min={0} max={8} required />,
      sensor: <TextInput {...of('sensor')} label={t('sensor')} maxLength={100} />,
      min: <NumberField {...of('min')} label={t('possibleMin')} />,
      max: <NumberField {...of('max')} label={t('possibleMax')} />,
      lowLow: limit('lowLow'),
      low: limit('low'),
      high: limit('high'),
      highHigh: limit('highHigh'),
    } satisfies Record<keyof VariableFieldsOf, ReactNode>
  }
  const { variables } = form.values
  return (
    <Stack gap="sm">
      {variables.map((variable, at) => {
        const called = variable.name || t('variableNumber', { number: at + 1 })
        return (
          // The place is the key: without an id a new one has nothing else.
          <fieldset key={variable.id ?? `new-${at}`} className={styles.variable}>
            <div className={styles.head}>
              <legend>{called}</legend>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('removeVariable', { name: called })}
                title={t('removeVariable', { name: called })}
                onClick={() => form.removeListItem('variables', at)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
            <div className={styles.fields}>
              {Object.entries(inputsOf(at)).map(([field, input]) => (
                <Fragment key={field}>{input}</Fragment>
              ))}
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="default"
          disabled={variables.length >= variablesMax}
          onClick={() => form.insertListItem('variables', emptyVariable)}
        >
          {t('addVariable')}
        </Button>
      </div>
    </Stack>
  )
}
