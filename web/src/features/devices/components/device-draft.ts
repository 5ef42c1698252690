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
    hubId: null,
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

/** What is of one device alone: another that begins as it has it as a new one does. */
const isOfOne: Record<keyof DeviceFields, boolean> = {
  serial: true,
  name: false,
  fieldNumber: true,
  group: false,
  stationId: false,
  latitudeDeg: false,
  longitudeDeg: false,
  terrainLevelM: false,
  probeLengthM: false,
  heightM: false,
  battery: false,
  channel: false,
  externalKey: true,
  hubId: false,
  deviceProfileId: false,
  installedOn: true,
  intervalS: false,
  graceS: false,
  alarmsEnabled: false,
  relay1: false,
  relay2: false,
  note: false,
}

/** A new device that begins as one that there is, installed today. */
export const cloneOf = (device: Device, today: string): DeviceInput => {
  const draft = draftOf(device)
  const empty = Object.entries(emptyDevice(today)).filter(
    ([field]) => field !== 'variables' && isOfOne[field as keyof DeviceFields],
  )
  const variables = draft.variables.map((one) => ({ ...one, id: null }))
  return { ...draft, ...Object.fromEntries(empty), variables }
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
    hubId: device.hubId,
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
