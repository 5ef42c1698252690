import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { DeviceInput } from '@puquio/contract/modi/devices'
import { type DeviceFields, graceOfChannelS } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { WideField } from '../../../ui/form/FieldPairs.tsx'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { ChannelSelect } from './ChannelSelect.tsx'
import { HubPicker } from './HubPicker.tsx'
import { ProfilePicker } from './ProfilePicker.tsx'

type Parts = {
  form: UseFormReturnType<DeviceInput>
  t: TFunction<'deviceForm'>
  today: string
  /** Null of a new one. */
  deviceId: number | null
}

/** The inputs of a device by the sections of its form, each in its order. */
export function deviceInputs({ form, t, today, deviceId }: Parts) {
  const of = form.getInputProps
  const graceMinutes = graceOfChannelS[form.values.channel] / 60
  const identity = {
    serial: <TextInput {...of('serial')} label={t('serial')} required maxLength={60} />,
    name: <TextInput {...of('name')} label={t('name')} required maxLength={100} />,
    fieldNumber: <TextInput {...of('fieldNumber')} label={t('fieldNumber')} maxLength={60} />,
    group: <TextInput {...of('group')} label={t('group')} maxLength={60} />,
    installedOn: (
      <DateField {...of('installedOn')} label={t('installedOn')} today={today} required />
    ),
    alarmsEnabled: (
      <Checkbox {...of('alarmsEnabled', { type: 'checkbox' })} label={t('alarmsEnabled')} mt="lg" />
    ),
    note: (
      <WideField>
        <Textarea {...of('note')} label={t('note')} maxLength={2000} autosize minRows={2} />
      </WideField>
    ),
  }
  const place = {
    stationId: <StationPicker {...of('stationId')} label={t('station')} isClearable />,
    terrainLevelM: (
      <NumberField {...of('terrainLevelM')} label={t('terrainLevel')} unit={t('masl')} />
    ),
    latitudeDeg: <NumberField {...of('latitudeDeg')} label={t('latitude')} unit="°" />,
    longitudeDeg: <NumberField {...of('longitudeDeg')} label={t('longitude')} unit="°" />,
    probeLengthM: <NumberField {...of('probeLengthM')} label={t('probeLength')} unit="m" />,
    heightM: <NumberField {...of('heightM')} label={t('height')} unit="m" />,
    battery: (
      <TextInput
        {...of('battery')}
        label={t('battery')}
        description={t('batteryHelp')}
        maxLength={60}
      />
    ),
  }
  const reporting = {
    channel: <ChannelSelect {...of('channel')} label={t('channel')} />,
    deviceProfileId: <ProfilePicker form={form} isNew={deviceId === null} />,
    externalKey: (
      <TextInput
        {...of('externalKey')}
        label={t('externalKey')}
        description={t('externalKeyHelp')}
        maxLength={64}
      />
    ),
    hubId: <HubPicker {...of('hubId')} deviceId={deviceId} />,
    intervalS: <NumberField {...of('intervalS')} label={t('interval')} unit="s" required />,
    graceS: (
      <NumberField
        {...of('graceS')}
        label={t('grace')}
        unit="s"
        description={t('graceHelp', { minutes: graceMinutes })}
      />
    ),
  }
  const relays = {
    relay1: <TextInput {...of('relay1')} label={t('relay1')} maxLength={60} />,
    relay2: <TextInput {...of('relay2')} label={t('relay2')} maxLength={60} />,
  }
  const all = { ...identity, ...place, ...reporting, ...relays }
  all satisfies Record<keyof DeviceFields, ReactNode>
  return { identity, place, reporting, relays }
}
