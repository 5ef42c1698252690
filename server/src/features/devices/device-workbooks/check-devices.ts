import type { CellIssue } from '@puquio/contract/reference'
import {
  deviceNeeds,
  deviceOwnColumns,
  nameKey,
  risingLimits,
  stationKey,
  variablesMax,
} from '@puquio/domain'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'
import { readSheetRows, type SheetRowRead } from '../../../platform/tables/sheet-rows.ts'
import type { DeviceInput } from '../device-store.ts'

export type CheckedDevice = {
  row: number
  device: DeviceInput
  /** The station's code. */
  station: string
  isKnown: boolean
}

/** What the project has: serials in lower case, stations and profiles by their keys, and parameters by any name. */
export type KnownThings = {
  serials: ReadonlySet<string>
  stations: ReadonlyMap<string, { id: number; code: string; isRetired: boolean }>
  profiles: ReadonlyMap<string, { id: number; name: string }>
  parameters: (text: string) => readonly { id: number; unit: string }[]
}

type RowRead = SheetRowRead<'devices'>

/** Reads rows as variables, those of a serial as one device: its first row says what it is. */
export function checkDevices(sheet: SheetRead, known: KnownThings) {
  const issues: CellIssue[] = []
  const firsts = new Map<
    string,
    { first: RowRead; checked: CheckedDevice; keys: Map<string, number> }
  >()
  for (const read of readSheetRows('devices', sheet, [], issues)) {
    const serial = read.values.serial ?? ''
    const serialKey = serial.toLowerCase()
    let of = firsts.get(serialKey)
    if (of) checkBelow(read, of.first)
    else {
      of = { first: read, checked: deviceOf(read, serial, known), keys: new Map() }
      if (serial !== '') firsts.set(serialKey, of)
    }
    addVariable(read, of, known)
  }
  const devices = [...firsts.values()].map(({ checked }) => checked)
  return {
    devices,
    issues: issues.sort((a, b) => a.row - b.row || (a.column < b.column ? -1 : 1)),
  }
}

function deviceOf(read: RowRead, serial: string, known: KnownThings): CheckedDevice {
  const { values, refuse, row } = read
  for (const column of deviceNeeds) if (values[column] === null) refuse(column, 'required')
  const [latitudeDeg, longitudeDeg] = [values.latitudeDeg ?? null, values.longitudeDeg ?? null]
  if (values.latitudeDeg !== undefined && values.longitudeDeg !== undefined)
    if ((latitudeDeg === null) !== (longitudeDeg === null))
      refuse(latitudeDeg === null ? 'latitudeDeg' : 'longitudeDeg', 'coordinates-incomplete')
  const station = values.station ? known.stations.get(stationKey(values.station)) : undefined
  if (values.station && !station) refuse('station', 'not-in-list')
  if (station?.isRetired) refuse('station', 'retired')
  const profile = values.profile ? known.profiles.get(nameKey(values.profile)) : undefined
  if (values.profile && !profile) refuse('profile', 'not-in-list')
  return {
    row,
    station: station?.code ?? '',
    isKnown: known.serials.has(serial.toLowerCase()),
    device: {
      serial,
      name: values.name ?? '',
      fieldNumber: values.fieldNumber ?? '',
      group: values.group ?? '',
      stationId: station?.id ?? null,
      latitudeDeg,
      longitudeDeg,
      terrainLevelM: values.terrainLevelM ?? null,
      probeLengthM: values.probeLengthM ?? null,
      heightM: values.heightM ?? null,
      battery: values.battery ?? '',
      channel: values.channel ?? 'mobile',
      externalKey: values.externalKey ?? '',
      hubId: null,
      installedOn: values.installedOn ?? '',
      intervalS: values.intervalS ?? 0,
      graceS: values.graceS ?? null,
      alarmsEnabled: true,
      deviceProfileId: profile?.id ?? null,
      relay1: values.relay1 ?? '',
      relay2: values.relay2 ?? '',
      note: values.note ?? '',
      variables: [],
    },
  }
}

/** What a further row says of the device itself is blank, or the same. */
function checkBelow({ values, refuse }: RowRead, first: RowRead) {
  for (const column of deviceOwnColumns) {
    const value = values[column]
    if (value === null || value === undefined || value === first.values[column]) continue
    refuse(column, 'differs-above', { row: first.row })
  }
}

type OfDevice = { checked: CheckedDevice; keys: Map<string, number> }

function addVariable(
  { values, refuse, row }: RowRead,
  { checked, keys }: OfDevice,
  { parameters }: KnownThings,
) {
  const { variables } = checked.device
  const key = values.key ?? ''
  const earlier = keys.get(key)
  if (key !== '' && earlier !== undefined) refuse('key', 'repeated-row', { row: earlier })
  keys.set(key, row)
  const meant = values.parameter ? parameters(values.parameter) : []
  if (values.parameter && meant.length !== 1)
    refuse('parameter', meant.length === 0 ? 'not-in-list' : 'several-parameters')
  const [parameter] = meant
  const variable = {
    id: null,
    key,
    name: values.variable ?? '',
    sensor: values.sensor ?? '',
    parameterId: parameter?.id ?? null,
    // A sensor of a parameter measures in its unit where none is named.
    unit: values.unit || (parameter?.unit ?? ''),
    decimals: values.decimals ?? 2,
    min: values.min ?? null,
    max: values.max ?? null,
    lowLow: values.lowLow ?? null,
    low: values.low ?? null,
    high: values.high ?? null,
    highHigh: values.highHigh ?? null,
  }
  if (variable.min !== null && variable.max !== null && variable.min >= variable.max)
    refuse('max', 'limits-rise')
  if (!risingLimits(variable)) refuse('highHigh', 'limits-rise')
  if (variables.length >= variablesMax) refuse('key', 'too-many-variables', { max: variablesMax })
  variables.push(variable)
}
