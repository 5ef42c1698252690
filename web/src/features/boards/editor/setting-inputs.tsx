import { Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FigureKind, figureKinds } from '@puquio/contract/boards/figure-kinds'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { figureKindTerms, mapSubjectTerms } from '@puquio/contract/terms/boards/terms'
import { type MapSubject, mapSubjects } from '@puquio/contract/boards/map-subjects'
import { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { planRoutes } from '@puquio/contract/plans'
import { diagramNames } from '@puquio/contract/laboratory/hydrochemistry'
import { diagramTerms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import type { PanelSetting, PanelSettings } from '@puquio/contract/boards/panels'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SettingInputProps } from './setting-input.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import styles from './BoardEditor.module.css'
import { powerBiInputs } from './power-bi-inputs.tsx'
import '../texts.ts'

type SettingInputs = {
  [S in PanelSetting]-?: ComponentType<SettingInputProps<PanelSettings[S]>>
}

const Stations = ({ value = [], onChange }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  return <StationFilter label={t('setting.stations')} value={value} onChange={onChange} />
}

const Parameters = ({ value = [], onChange }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const choices = useApi(parameterRoutes.choices, { params: { projectId: useProject().id } })
  return (
    <MultiPick
      label={t('setting.parameters')}
      options={(choices.data ?? []).map(({ id, name }) => ({ key: id, name: name[language] }))}
      value={value}
      onChange={onChange}
    />
  )
}

const Plans = ({ value = [], onChange }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const plans = useApi(planRoutes.list, {
    params: { projectId: useProject().id },
    query: { sort: 'current', size: 100 },
  })
  return (
    <MultiPick
      label={t('setting.plans')}
      allLabel={t('setting.plansRunning')}
      options={(plans.data?.items ?? []).map(({ id, title }) => ({ key: id, name: title }))}
      value={value}
      onChange={onChange}
    />
  )
}

const variablesOffered = 100

const Variables = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const variables = useApi(readingRoutes.variables, {
    params: { projectId: useProject().id },
    query: { size: variablesOffered },
  })
  return (
    <Input.Wrapper error={error} className={styles.picker}>
      <MultiPick
        label={t('setting.variables')}
        allLabel={t('setting.noneChosen')}
        options={(variables.data?.items ?? []).map(({ id, name, device }) => ({
          key: id,
          name: `${device.name}: ${name}`,
        }))}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  )
}

const Wells = ({ value = [], onChange, error }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const wells = useApi(wellRoutes.list, { params: { projectId: useProject().id }, query: {} })
  return (
    <Input.Wrapper error={error}>
      <MultiPick
        label={t('setting.wells')}
        allLabel={t('setting.firstWells')}
        options={(wells.data ?? []).map(({ id, name, station }) => ({
          key: id,
          code: name,
          name: station.name || station.code,
        }))}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  )
}

const Rain = ({ value, onChange, error }: SettingInputProps<number | undefined>) => {
  const { t } = useTranslation('boards')
  const rains = useApi(wellRoutes.rainVariables, { params: { projectId: useProject().id } })
  return (
    <NativeSelect
      label={t('setting.rainVariable')}
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        { value: '', label: t('setting.noRain') },
        ...(rains.data ?? []).map(({ id, name, device }) => ({
          value: String(id),
          label: `${device}: ${name}`,
        })),
      ]}
    />
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

type OneVariableProps = SettingInputProps<number | undefined> & {
  name: 'speedVariable' | 'directionVariable'
}

const OneVariable = ({ value, onChange, error, name }: OneVariableProps) => {
  const { t } = useTranslation('boards')
  const variables = useApi(readingRoutes.variables, {
    params: { projectId: useProject().id },
    query: { size: variablesOffered },
  })
  return (
    <NativeSelect
      label={t(`setting.${name}`)}
      required
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        { value: '', label: '' },
        ...(variables.data?.items ?? []).map(({ id, name: called, unit, device }) => ({
          value: String(id),
          label: `${device.name}: ${called} ${unit}`.trim(),
        })),
      ]}
    />
  )
}

const Speed = (props: SettingInputProps<number | undefined>) => (
  <OneVariable {...props} name="speedVariable" />
)

const Direction = (props: SettingInputProps<number | undefined>) => (
  <OneVariable {...props} name="directionVariable" />
)

const Figure = ({ value, onChange, error }: SettingInputProps<FigureKind | undefined>) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  return (
    <NativeSelect
      label={t('setting.figure')}
      required
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(figureKinds.find((kind) => kind === currentTarget.value))
      }
      data={[
        { value: '', label: '' },
        ...figureKinds.map((kind) => ({ value: kind, label: figureKindTerms[kind][language] })),
      ]}
    />
  )
}

const Plant = ({ value, onChange, error }: SettingInputProps<number | undefined>) => {
  const { t } = useTranslation('boards')
  const found = useApi(treatmentPlantRoutes.list, { params: { projectId: useProject().id } })
  return (
    <NativeSelect
      label={t('setting.plant')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        { value: '', label: t('setting.firstPlant') },
        ...(found.data?.plants ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
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

const OwnLayers = ({ value = noLayers, onChange }: SettingInputProps<number[] | undefined>) => {
  const { t } = useTranslation('boards')
  const { data } = useApi(mapLayerRoutes.list, { params: { projectId: useProject().id } })
  // One that was removed meanwhile would be refused, and could not be unchosen.
  useEffect(() => {
    const known = data && value.filter((id) => data.some((layer) => layer.id === id))
    if (known && known.length < value.length) onChange(known)
  }, [data, value, onChange])
  return (
    <MultiPick
      label={t('setting.mapLayers')}
      allLabel={t('setting.noneChosen')}
      options={(data ?? []).map(({ id, name }) => ({ key: id, name }))}
      value={value}
      onChange={onChange}
    />
  )
}
const noLayers: number[] = []

/** The input of each setting that kinds of panels have. */
export const settingInputs: SettingInputs = {
  stations: Stations,
  parameters: Parameters,
  plans: Plans,
  diagram: Diagram,
  variables: Variables,
  wells: Wells,
  rainVariable: Rain,
  withGround: Ground,
  speedVariable: Speed,
  directionVariable: Direction,
  figure: Figure,
  plant: Plant,
  mapShows: Subject,
  mapLayers: OwnLayers,
  text: Words,
  url: Address,
  ...powerBiInputs,
}
