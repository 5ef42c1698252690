import { deviceBounds, type DeviceFields, type VariableFields } from '../../devices/fields.ts'
import { deviceChannelTerms } from '../../devices/terms.ts'
import { geographicLimitsDeg } from '../../geography/geo-point.ts'
import { altitudeLimitsM } from '../../stations/kinds.ts'
import type { ColumnOf, Table, TableColumn } from '../table.ts'
import { deviceColumnTerms as words } from './terms.ts'

/** As firmware names what it sends: letters, digits and a few signs. */
const readVariableKey = (text: string): string | null =>
  /^[\p{L}\p{N}_.:/ -]{1,64}$/u.test(text) ? text : null

const limit = { kind: 'number', min: -1e12, max: 1e12 } as const

/** Devices of a workbook have alarms; what the project has is named in it by its words. */
type OtherFields = 'hubId' | 'serial' | 'alarmsEnabled' | 'stationId' | 'deviceProfileId'

/** What the first row of a device says of it; below it these may stay blank. */
const ownColumns = {
  name: { heading: words.name, cell: { kind: 'text', max: 100 }, isExpected: true },
  fieldNumber: { heading: words.fieldNumber, cell: { kind: 'text', max: 60 } },
  group: { heading: words.group, cell: { kind: 'text', max: 60 } },
  station: { heading: words.station, cell: { kind: 'text', max: 60 } },
  latitudeDeg: {
    heading: words.latitudeDeg,
    cell: { kind: 'number', ...geographicLimitsDeg.latitudeDeg, axis: 'latitude', decimals: 6 },
  },
  longitudeDeg: {
    heading: words.longitudeDeg,
    cell: { kind: 'number', ...geographicLimitsDeg.longitudeDeg, axis: 'longitude', decimals: 6 },
  },
  terrainLevelM: { heading: words.terrainLevelM, cell: { kind: 'number', ...altitudeLimitsM } },
  probeLengthM: {
    heading: words.probeLengthM,
    cell: { kind: 'number', ...deviceBounds.probeLengthM },
  },
  heightM: { heading: words.heightM, cell: { kind: 'number', ...deviceBounds.heightM } },
  battery: { heading: words.battery, cell: { kind: 'text', max: 60 } },
  channel: {
    heading: words.channel,
    cell: { kind: 'word', terms: deviceChannelTerms },
    isExpected: true,
  },
  profile: { heading: words.profile, cell: { kind: 'text', max: 100 } },
  externalKey: { heading: words.externalKey, cell: { kind: 'text', max: 64 } },
  installedOn: { heading: words.installedOn, cell: { kind: 'date' }, isExpected: true },
  intervalS: {
    heading: words.intervalS,
    cell: { kind: 'number', ...deviceBounds.intervalS, isWhole: true },
    isExpected: true,
  },
  graceS: {
    heading: words.graceS,
    cell: { kind: 'number', ...deviceBounds.graceS, isWhole: true },
  },
  relay1: { heading: words.relay1, cell: { kind: 'text', max: 60 } },
  relay2: { heading: words.relay2, cell: { kind: 'text', max: 60 } },
  note: { heading: words.note, cell: { kind: 'text', max: 2000 } },
} as const satisfies Record<
  Exclude<keyof DeviceFields, OtherFields> | 'station' | 'profile',
  TableColumn
>

/** What each row says of a variable. */
const variableColumns = {
  key: {
    heading: words.key,
    cell: { kind: 'spelling', read: readVariableKey, problem: 'variable-key' },
    isRequired: true,
  },
  variable: { heading: words.variable, cell: { kind: 'text', max: 100 }, isRequired: true },
  parameter: { heading: words.parameter, cell: { kind: 'text', max: 100 } },
  sensor: { heading: words.sensor, cell: { kind: 'text', max: 100 } },
  unit: { heading: words.unit, cell: { kind: 'text', max: 20 } },
  decimals: { heading: words.decimals, cell: { kind: 'number', min: 0, max: 8, isWhole: true } },
  min: { heading: words.min, cell: limit },
  max: { heading: words.max, cell: limit },
  lowLow: { heading: words.lowLow, cell: limit },
  low: { heading: words.low, cell: limit },
  high: { heading: words.high, cell: limit },
  highHigh: { heading: words.highHigh, cell: limit },
} as const satisfies Record<
  Exclude<keyof VariableFields, 'name' | 'parameterId'> | 'variable' | 'parameter',
  TableColumn
>

/** The workbook by which devices are added: a row for each variable, those of a device under its serial. */
export const deviceTable = {
  serial: { heading: words.serial, cell: { kind: 'text', max: 60 }, isRequired: true },
  ...ownColumns,
  ...variableColumns,
} as const satisfies Table

export type DeviceColumn = ColumnOf<typeof deviceTable>

export const deviceOwnColumns = Object.keys(ownColumns) as (keyof typeof ownColumns)[]

/** Of these the first row of a device has to have each. */
export const deviceNeeds = ['name', 'channel', 'installedOn', 'intervalS'] as const

/** Rows that a workbook of devices may hold. */
export const deviceRowsMax = 5000
