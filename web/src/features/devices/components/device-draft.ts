import type { Device, DeviceInput, VariableInput } from '@puquio/contract/modi/devices'
import type { DeviceFields, VariableFields } from '@puquio/domain'

export const emptyVariable: VariableInput = {
  id: null,
  key: '',
  name: '',
  sensor: '',
  parameterId: null,
  unit: '',
  decimals: 2,
  min: null,
  max: null,
  lowLow: null,
  low: null,
  high: null,
  highHigh: null,
} satisfies Record<keyof VariableFields | 'id', unknown>

export const emptyDevice = (today: string) =>
  ({
    serial: '',
    name: '',
    fieldNumber: '',
    group: '',
    stationId: null,
    latitudeDeg: null,
    longitudeDeg: null,
    terrainLevelM: null,
    probeLengthM: null,
    heightM: null,
    battery: '',
    channel: 'mobile',
    externalKey: '',
    deviceProfileId: null,
    installedOn: today,
    intervalS: 600,
    graceS: null,
    alarmsEnabled: true,
    relay1: '',
    relay2: '',
    note: '',
    variables: [emptyVariable],
  }) satisfies DeviceInput & Record<keyof DeviceFields, unknown>

/** What a new device has in common with one that there is: what names one alone stays empty. */
export const cloneOf = (device: Device): DeviceInput => {
  const draft = draftOf(device)
  const variables = draft.variables.map((one) => ({ ...one, id: null }))
  return { ...draft, serial: '', fieldNumber: '', externalKey: '', variables }
}

/** A device as its form begins with it; retired variables are not shown. */
export const draftOf = (device: Device): DeviceInput =>
  ({
    serial: device.serial,
    name: device.name,
    fieldNumber: device.fieldNumber,
    group: device.group,
    stationId: device.stationId,
    latitudeDeg: device.ownLatitudeDeg,
    longitudeDeg: device.ownLongitudeDeg,
    terrainLevelM: device.terrainLevelM,
    probeLengthM: device.probeLengthM,
    heightM: device.heightM,
    battery: device.battery,
    channel: device.channel,
    externalKey: device.externalKey,
    deviceProfileId: device.deviceProfileId,
    installedOn: device.installedOn,
    intervalS: device.intervalS,
    graceS: device.graceS,
    alarmsEnabled: device.alarmsEnabled,
    relay1: device.relay1,
    relay2: device.relay2,
    note: device.note,
    variables: device.variables
      .filter(({ retiredAt }) => retiredAt === null)
      .map(({ retiredAt: _retiredAt, latest: _latest, ...variable }) => variable),
  }) satisfies Record<keyof DeviceFields | 'variables', unknown>
