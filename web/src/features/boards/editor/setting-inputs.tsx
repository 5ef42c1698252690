import { diagramNames } from '@puquio/domain'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type KeyFigureKind, keyFigureKinds } from '@puquio/contract/boards/key-figures'
import { type MapSubject, mapSubjects } from '@puquio/contract/boards/map-subjects'
import type { PanelSetting, PanelSettings } from '@puquio/contract/boards/panels'
import { diagramTerms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { planRoutes } from '@puquio/contract/plans'
import { keyFigureKindTerms, mapSubjectTerms } from '@puquio/contract/terms/boards/terms'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { StationFilter, StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { PickFrame } from './PickFrame.tsx'
import { powerBiInputs } from './power-bi-inputs.tsx'
import type { SettingInputProps } from './setting-input.ts'
import { useWithGone } from './use-with-gone.ts'
import { OneVariable, variableInputs } from './variable-inputs.tsx'
import '../texts.ts'

type SettingInputs = {
  [S in PanelSetting]-?: ComponentType<SettingInputProps<PanelSettings[S]>>
}

const Stations = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <PickFrame error={error}>
      <StationFilter label={t('setting.stations')} value={value} onChange={onChange} />
    </PickFrame>
  )
}

const Parameters = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const { data } = useApi(parameterRoutes.choices, { params: { projectId: useProject().id } })
  const options = useWithGone(
    data?.map(({ id, name }) => ({ key: id, name: name[language] })),
    value,
  )
  return (
    <PickFrame error={error}>
      <MultiPick
        label={t('setting.parameters')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </PickFrame>
  )
}

type OneProps = SettingInputProps<number[] | undefined>

const OneStation = ({ value = [], onChange, error }: OneProps) => {
  const { t } = useTranslation('boards')
  return (
    <StationPicker
      label={t('setting.station')}
      required
      error={error}
      value={value[0] ?? null}
      onChange={(station) => onChange(station === null ? undefined : [station])}
    />
  )
}

const OneParameter = ({ value = [], onChange, error }: OneProps) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const { data } = useApi(parameterRoutes.choices, { params: { projectId: useProject().id } })
  const options = useWithGone(
    data?.map(({ id, name }) => ({ key: id, name: name[language] })),
    value,
  )
  return (
    <ComboField
      label={t('setting.parameter')}
      required
      error={error}
      options={options}
      value={value[0] ?? null}
      onChange={(parameter) => onChange(parameter === null ? undefined : [parameter])}
    />
  )
}

const Plans = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(planRoutes.list, {
    params: { projectId: useProject().id },
    query: { sort: 'current', size: 100 },
  })
  const offered = data?.items.map(({ id, title }) => ({ key: id, name: title }))
  // Those beyond the first ones are there, though they are not offered.
  const options = useWithGone(offered, data && data.total > data.items.length ? [] : value)
  return (
    <PickFrame error={error}>
      <MultiPick
        label={t('setting.plans')}
        allLabel={t('setting.plansRunning')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </PickFrame>
  )
}

const Wells = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(wellRoutes.list, { params: { projectId: useProject().id }, query: {} })
  const options = useWithGone(
    data?.map(({ id, name, station }) => ({
      key: id,
      code: name,
      name: station.name || station.code,
    })),
    value,
  )
  return (
    <PickFrame error={error}>
      <MultiPick
        label={t('setting.wells')}
        allLabel={t('setting.firstWells')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </PickFrame>
  )
}

const Ground = ({ value = false, onChange }: SettingInputProps<boolean | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <Checkbox
      label={t('setting.withGround')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
    />
  )
}

const MeasureOfFigure = ({
  value,
  onChange,
  error,
}: SettingInputProps<KeyFigureKind | undefined>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  return (
    <NativeSelect
      label={t('setting.keyFigure')}
      required
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(keyFigureKinds.find((kind) => kind === currentTarget.value))
      }
      data={[
        { value: '', label: '' },
        ...keyFigureKinds.map((kind) => ({
          value: kind,
          label: keyFigureKindTerms[kind][language],
        })),
      ]}
    />
  )
}

const Plant = ({ value, onChange, error }: SettingInputProps<number | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(treatmentPlantRoutes.list, { params: { projectId: useProject().id } })
  const options = useWithGone(
    data?.plants.map(({ id, name }) => ({ key: id, name })),
    value === undefined ? [] : [value],
  )
  return (
    <ComboField
      label={t('setting.plant')}
      placeholder={t('setting.firstPlant')}
      options={options}
      value={value ?? null}
      error={error}
      onChange={(plant) => onChange(plant ?? undefined)}
    />
  )
}

const Words = ({ value = '', onChange, error }: SettingInputProps<string | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <Textarea
      label={t('setting.text')}
      required
      autosize
      minRows={3}
      maxLength={5000}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const Address = ({ value = '', onChange, error }: SettingInputProps<string | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <TextInput
      label={t('setting.url')}
      description={t('setting.urlHelp')}
      required
      type="url"
      maxLength={1000}
      placeholder="https://"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const Diagram = ({ value, onChange, error }: SettingInputProps<PanelSettings['diagram']>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  return (
    <NativeSelect
      label={t('setting.diagram')}
      required
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(diagramNames.find((name) => name === currentTarget.value))
      }
      data={[
        { value: '', label: '' },
        ...diagramNames.map((name) => ({
          value: name,
          label: diagramTerms[`name.${name}`][language],
        })),
      ]}
    />
  )
}

const Subject = ({ value, onChange, error }: SettingInputProps<MapSubject | undefined>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  return (
    <NativeSelect
      label={t('setting.mapShows')}
      required
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(mapSubjects.find((subject) => subject === currentTarget.value))
      }
      data={[
        { value: '', label: '' },
        ...mapSubjects.map((subject) => ({
          value: subject,
          label: mapSubjectTerms[subject][language],
        })),
      ]}
    />
  )
}

const OwnLayers = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(mapLayerRoutes.list, { params: { projectId: useProject().id } })
  const options = useWithGone(
    data?.map(({ id, name }) => ({ key: id, name })),
    value,
  )
  return (
    <PickFrame error={error}>
      <MultiPick
        label={t('setting.mapLayers')}
        allLabel={t('setting.noneChosen')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </PickFrame>
  )
}

/** The input of each setting that kinds of panels have. */
export const settingInputs: SettingInputs = {
  stations: Stations,
  parameters: Parameters,
  plans: Plans,
  diagram: Diagram,
  wells: Wells,
  withGround: Ground,
  keyFigure: MeasureOfFigure,
  plant: Plant,
  mapShows: Subject,
  mapLayers: OwnLayers,
  text: Words,
  url: Address,
  ...variableInputs,
  ...powerBiInputs,
}

/** Instead of the inputs of several, where a panel takes one id in a setting (`takesOneId`). */
export const singleInputs = {
  stations: OneStation,
  parameters: OneParameter,
  variables: OneVariable,
}
