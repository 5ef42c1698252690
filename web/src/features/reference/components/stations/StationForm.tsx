import { TextInput } from '@mantine/core'
import {
  referenceRoutes,
  type Station,
  type StationKind,
  stationInput,
  stationKinds,
} from '@puquio/contract/reference'
import { stationKindTerms } from '@puquio/contract/terms'
import type { Language, StationField } from '@puquio/domain'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../../lib/form.ts'
import { useApiMutation } from '../../../../lib/api/use-api.ts'
import { ComboField } from '../../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { FieldsOf, WideField } from '../../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../../ui/form/use-send-form.ts'
import { showToast } from '../../../../ui/toasts/toasts.ts'
import { useReference } from '../../../../widgets/pickers/reference.ts'
import { CoordinatesFields } from './CoordinatesFields.tsx'
import { draftOf, typedOf } from './coordinates-draft.ts'
import styles from '../forms.module.css'
import { CategoryField, StandardField } from './StandardFields.tsx'
import type { StationValues } from './station-values.ts'
import { useChangedMeanwhile } from '../use-changed-meanwhile.ts'
import '../../texts.ts'

type StationFormProps = {
  projectId: number
  /** Null makes a new one. */
  station: Station | null
  onClose: () => void
}

export const StationForm = ({ projectId, station, onClose }: StationFormProps) => {
  const { t, i18n } = useTranslation('reference')
  const { stations } = useReference()
  const neighbours = useMemo(
    () => stations.filter(({ id }) => id !== station?.id),
    [stations, station],
  )
  const create = useApiMutation(referenceRoutes.createStation)
  const edit = useApiMutation(referenceRoutes.editStation)
  const changedMeanwhile = useChangedMeanwhile()
  const sendForm = useSendForm({
    initial: initialOf(station),
    validate: (values) => validate(inputOf(values)),
    send: (values) => {
      const body = stationInput.parse(inputOf(values))
      return station === null
        ? create.mutateAsync({ params: { projectId }, body })
        : edit.mutateAsync({
            params: { projectId, stationId: station.id },
            body: { ...body, version: station.version },
          })
    },
    onRefused: changedMeanwhile,
    onSaved: (_, { code }) => {
      const name = code.trim()
      const text = t(station === null ? 'added' : 'saved', { name })
      showToast({ kind: 'success', text, action: 'entry' })
      onClose()
    },
  })
  const { form } = sendForm
  const inputs = {
    code: <TextInput {...form.getInputProps('code')} label={t('code')} required maxLength={50} />,
    kind: (
      <ComboField<StationKind>
        {...form.getInputProps('kind')}
        label={t('kind')}
        required
        options={stationKinds.map((kind) => ({
          key: kind,
          name: stationKindTerms[kind][i18n.language as Language],
        }))}
      />
    ),
    name: (
      <WideField>
        <TextInput {...form.getInputProps('name')} label={t('name')} maxLength={100} />
      </WideField>
    ),
    coordinates: (
      <WideField>
        <CoordinatesFields form={form} station={station} neighbours={neighbours} />
      </WideField>
    ),
    altitudeM: (
      <NumberField {...form.getInputProps('altitudeM')} label={t('altitude')} unit={t('masl')} />
    ),
    standard: <StandardField form={form} className={styles.newRow} />,
    category: <CategoryField form={form} />,
  } satisfies Record<StationField, ReactNode>
  return (
    <FormPanel
      sendForm={sendForm}
      title={station?.code ?? t('newStation')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <FieldsOf inputs={inputs} />
    </FormPanel>
  )
}

const validate = validateWith(stationInput)

const initialOf = (station: Station | null): StationValues => ({
  code: station?.code ?? '',
  name: station?.name ?? '',
  kind: station?.kind ?? 'surface-water',
  coordinates: draftOf(station),
  altitudeM: station?.altitudeM ?? null,
  standard: station?.standard ?? '',
  category: station?.category ?? '',
})

/** The form as the schema reads it, which refuses what is blank. */
const inputOf = (values: StationValues) => ({
  ...values,
  coordinates: typedOf(values.coordinates),
})
