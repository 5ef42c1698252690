import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type Well, wellEdit, wellInput, wellRoutes } from '@puquio/contract/levels/levels'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { altitudeLimitsM, isLevelUnit, wellKinds, wellKindTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { draftOf, inputOf, type WellDraft } from './well-draft.ts'
import '../texts.ts'

type WellFormProps = { well: Well | null; onClose: () => void }

/** Adds a well, or edits one. */
export const WellForm = ({ well, onClose }: WellFormProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const create = useApiMutation(wellRoutes.create)
  const edit = useApiMutation(wellRoutes.edit)
  const sendForm = useSendForm<WellDraft, unknown>({
    initial: draftOf(well),
    validate: (draft) =>
      well
        ? validateWith(wellEdit)({
            ...inputOf(draft),
            version: well.version,
            correctsSoundings: draft.correctsSoundings,
          })
        : validateWith(wellInput)(inputOf(draft)),
    send: (draft) =>
      well
        ? edit.mutateAsync({
            params: { projectId, wellId: well.id },
            body: {
              ...inputOf(draft),
              version: well.version,
              correctsSoundings: draft.correctsSoundings,
            },
          })
        : create.mutateAsync({ params: { projectId }, body: inputOf(draft) }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('wellSaved'), action: 'well' })
      onClose()
    },
  })
  const { form } = sendForm
  const draft = form.values
  const isMoved =
    well !== null &&
    (draft.terrainLevelM !== well.terrainLevelM ||
      draft.stickUpM !== well.stickUpM ||
      draft.depthM !== well.depthM)
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(well ? 'editWell' : 'addWell')}
      submitLabel={t('save')}
    >
      <FieldPairs>
        <TextInput
          {...form.getInputProps('name')}
          label={t('wellName')}
          required
          maxLength={60}
          data-autofocus
        />
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('kind')}
          data={wellKinds.map((value) => ({ value, label: wellKindTerms[value][language] }))}
        />
      </FieldPairs>
      <StationPicker
        {...form.getInputProps('stationId')}
        label={t('station')}
        description={t('stationHelp')}
        first={['piezometer', 'groundwater']}
        required
      />
      <FieldPairs>
        <NumberField
          {...form.getInputProps('terrainLevelM')}
          label={t('terrain')}
          unit={t('masl')}
          required
          {...altitudeLimitsM}
        />
        <NumberField
          {...form.getInputProps('stickUpM')}
          label={t('stickUp')}
          unit="m"
          description={t('stickUpHelp')}
          required
          min={-10}
          max={30}
        />
        <NumberField
          {...form.getInputProps('depthM')}
          label={t('wellDepth')}
          unit="m"
          description={t('wellDepthHelp')}
          required
          min={0}
          max={1000}
        />
        <span />
        <NumberField
          {...form.getInputProps('screenFromM')}
          label={t('screenFrom')}
          unit="m"
          min={0}
          max={1000}
        />
        <NumberField
          {...form.getInputProps('screenToM')}
          label={t('screenTo')}
          unit="m"
          min={0}
          max={1000}
        />
        <NumberField
          {...form.getInputProps('lowM')}
          label={t('lowM')}
          unit={t('masl')}
          {...altitudeLimitsM}
        />
        <NumberField
          {...form.getInputProps('highM')}
          label={t('highM')}
          unit={t('masl')}
          {...altitudeLimitsM}
        />
      </FieldPairs>
      {isMoved && (
        <Checkbox
          {...form.getInputProps('correctsSoundings', { type: 'checkbox' })}
          label={t('correctsSoundings')}
          description={t('correctsSoundingsHelp')}
        />
      )}
      <SensorField well={well} {...form.getInputProps('variableId')} />
      <Textarea
        {...form.getInputProps('note')}
        label={t('note')}
        autosize
        minRows={2}
        maxLength={1000}
      />
    </FormPanel>
  )
}

type SensorFieldProps = {
  well: Well | null
  value?: number | null
  onChange?: (id: number | null) => void
}

/** The variable of a device that gives the level, found among all of the project by part of its names. */
const SensorField = ({ well, ...field }: SensorFieldProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId } = useProject()
  const [search, setSearch] = useState<string>()
  const asked = { params: { projectId }, query: { search, size: 100 } }
  const { data } = useApi(readingRoutes.variables, asked, {
    isKeepingPrevious: true,
    isQuiet: true,
  })
  const kept = well?.variable
  const offered = (data?.items ?? [])
    .filter(({ unit }) => isLevelUnit(unit))
    .map(({ id, name, device, unit }) => ({ key: id, name: `${device.name} · ${name} (${unit})` }))
  const options =
    kept && !offered.some(({ key }) => key === kept.id)
      ? [{ key: kept.id, name: `${kept.device.name} · ${kept.name}` }, ...offered]
      : offered
  return (
    <div>
      <ComboField
        {...field}
        label={t('sensor')}
        description={t('sensorHelp')}
        options={options}
        isClearable
      />
      {(data?.total ?? 0) > 100 && (
        <SearchField label={t('searchSensor')} value={search} onSearch={setSearch} />
      )}
    </div>
  )
}
