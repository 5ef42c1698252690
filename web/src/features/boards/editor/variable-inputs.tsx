import { useDebouncedValue } from '@mantine/hooks'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { type ListedVariable, readingRoutes } from '@puquio/contract/modi/readings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { PickFrame } from './PickFrame.tsx'
import type { SettingInputProps } from './setting-input.ts'
import { useWithGone } from './use-with-gone.ts'
import '../texts.ts'

const mostOffered = 100
const restMs = 300

const optionOf = ({ id, name, unit, device }: ListedVariable) => ({
  key: id,
  name: `${device.name}: ${name}${unit === '' ? '' : ` (${unit})`}`,
})

/** What was found by a search, after what is chosen: it may be beyond what is offered. */
function useVariables(value: readonly number[]) {
  const params = { projectId: useProject().id }
  const [search, setSearch] = useState('')
  const [sought] = useDebouncedValue(search, restMs)
  const found = useApi(
    readingRoutes.variables,
    { params, query: { size: mostOffered, ...(sought === '' ? {} : { search: sought }) } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const chosen = useApi(
    readingRoutes.variables,
    { params, query: { size: mostOffered, ids: [...value] } },
    { isKeepingPrevious: true, isQuiet: true, enabled: value.length > 0 },
  )
  const named = value.length === 0 ? [] : chosen.data?.items
  const others = found.data?.items.filter(({ id }) => !value.includes(id)) ?? []
  // One that was just chosen is among those that were found, until it is read by its id.
  const ofChosen = [
    ...(named ?? []),
    ...(found.data?.items.filter(({ id }) => !named?.some((one) => one.id === id)) ?? []),
  ].filter(({ id }) => value.includes(id))
  const options = useWithGone(
    named && [...ofChosen, ...others].map(optionOf),
    chosen.isPlaceholderData ? [] : value,
  )
  return { options, setSearch }
}

const Variables = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { options, setSearch } = useVariables(value)
  return (
    <PickFrame error={error}>
      <MultiPick
        label={t('setting.variables')}
        allLabel={t('setting.noneChosen')}
        options={options}
        value={value}
        onChange={onChange}
        onSearch={setSearch}
      />
    </PickFrame>
  )
}

export const OneVariable = ({
  value = [],
  onChange,
  error,
}: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { options, setSearch } = useVariables(value)
  return (
    <ComboField
      label={t('setting.variable')}
      required
      error={error}
      options={options}
      value={value[0] ?? null}
      onChange={(variable) => onChange(variable === null ? undefined : [variable])}
      // What is chosen stands in the field, and is not what is sought.
      onSearch={(text) => setSearch(options.some(({ name }) => name === text) ? '' : text)}
    />
  )
}

const Rain = ({ value, onChange, error }: SettingInputProps<number | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(wellRoutes.rainVariables, { params: { projectId: useProject().id } })
  const options = useWithGone(
    data?.map(({ id, name, device }) => ({ key: id, name: `${device}: ${name}` })),
    value === undefined ? [] : [value],
  )
  return (
    <ComboField
      label={t('setting.rainVariable')}
      placeholder={t('setting.noRain')}
      error={error}
      options={options}
      value={value ?? null}
      onChange={(rain) => onChange(rain ?? undefined)}
    />
  )
}

type WindProps = SettingInputProps<number | undefined> & { wind: 'speed' | 'direction' }

/** A variable in a unit of wind: any other one has no rose. */
const Wind = ({ value, onChange, error, wind }: WindProps) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(readingRoutes.variables, {
    params: { projectId: useProject().id },
    query: { size: mostOffered, wind },
  })
  const options = useWithGone(data?.items.map(optionOf), value === undefined ? [] : [value])
  return (
    <ComboField
      label={t(`setting.${wind}Variable`)}
      {...(data?.items.length === 0 ? { description: t(`setting.no-${wind}`) } : {})}
      required
      isClearable
      error={error}
      options={options}
      value={value ?? null}
      onChange={(variable) => onChange(variable ?? undefined)}
    />
  )
}

const Speed = (props: SettingInputProps<number | undefined>) => <Wind {...props} wind="speed" />

const Direction = (props: SettingInputProps<number | undefined>) => (
  <Wind {...props} wind="direction" />
)

/** The inputs of settings that name variables of devices. */
export const variableInputs = {
  variables: Variables,
  rainVariable: Rain,
  speedVariable: Speed,
  directionVariable: Direction,
}
