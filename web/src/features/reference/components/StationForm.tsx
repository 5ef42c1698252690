import { TextInput } from '@mantine/core'
import {
  referenceRoutes,
  type Station,
  type StationInput,
  type StationKind,
  stationInput,
  stationKinds,
} from '@puquio/contract/reference'
import { stationKindTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/use-api.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useReference } from '../../../widgets/pickers/reference.ts'
import { CoordinatesFields } from './CoordinatesFields.tsx'
import { draftOf, typedOf } from './coordinates-draft.ts'
import styles from './forms.module.css'
import { StandardFields } from './StandardFields.tsx'
import type { StationValues } from './station-values.ts'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'
import '../texts.ts'

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
      const body = inputOf(values)
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
  return (
    <FormPanel
      sendForm={sendForm}
      title={station?.code ?? t('newStation')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextInput {...form.getInputProps('code')} label={t('code')} required maxLength={50} />
          <ComboField<StationKind>
            {...form.getInputProps('kind')}
            label={t('kind')}
            required
            options={stationKinds.map((kind) => ({
              key: kind,
              name: stationKindTerms[kind][i18n.language as Language],
            }))}
          />
        </div>
        <TextInput {...form.getInputProps('name')} label={t('name')} maxLength={100} />
        <CoordinatesFields form={form} station={station} neighbours={neighbours} />
        <div className={styles.pair}>
          <NumberField
            {...form.getInputProps('altitudeM')}
            label={t('altitude')}
            unit={t('masl')}
          />
        </div>
        <StandardFields form={form} />
      </div>
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

/** What is sent; the schema validates it, blanks included. */
const inputOf = (values: StationValues) =>
  ({ ...values, coordinates: typedOf(values.coordinates) }) as unknown as StationInput
