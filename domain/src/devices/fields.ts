/** How what a device sends reaches the product: it says how long silence may last, and what a command may cost. */
export const deviceChannels = ['mobile', 'lora', 'satellite'] as const
export type DeviceChannel = (typeof deviceChannels)[number]

/**
 * A device as the system administrator fills it in, in the form's order. Code that handles fields one by one uses a
 * Record over them, so that a missing field does not compile.
 */
export type DeviceFields = {
  /** Of the maker; no two devices of the installation share one. */
  serial: string
  name: string
  fieldNumber: string
  group: string
  stationId: number | null
  /** WGS84; null where the station says where it is. */
  latitudeDeg: number | null
  longitudeDeg: number | null
  /** Of the ground at the device, above sea level. */
  terrainLevelM: number | null
  /** From the ground to the tip of the probe. */
  probeLengthM: number | null
  /** Of the pipe above the ground. */
  heightM: number | null
  /** What it is fed by, as 'LiFePO4 12 V 7 Ah'; how full it is comes with its messages. */
  battery: string
  channel: DeviceChannel
  /** By which networks know it: DevEUI, IMEI; empty where it calls by a token. */
  externalKey: string
  /** The device that speaks for it, by ThingsBoard's gateway topics; null where it has none. */
  hubId: number | null
  /** How its messages are read; null where they are in a form that is known. */
  deviceProfileId: number | null
  installedOn: string
  /** Between two messages. */
  intervalS: number
  /** What silence may last beyond the interval; null takes that of the channel. */
  graceS: number | null
  alarmsEnabled: boolean
  /** What each relay switches; empty where the device does not have it. */
  relay1: string
  relay2: string
  note: string
}

/** What devices of a kind share; the variables and interval of a new one begin as its profile's. */
export type DeviceProfileFields = {
  name: string
  maker: string
  model: string
  channel: DeviceChannel
  intervalS: number
  /** JavaScript with a function `decodeUplink`; empty where messages are in a form that is known. */
  decoder: string
}

/** How the message of a decoder's test is written down. */
export const testEncodings = ['hex', 'base64', 'text'] as const
export type TestEncoding = (typeof testEncodings)[number]
/** Most tests of one decoder. */
export const testsMax = 50

/** What a device measures or sends; its readings are kept by its id. */
export type VariableFields = {
  /** As the device's messages name it. */
  key: string
  name: string
  /** The sensor's name or serial; empty where the device has one. */
  sensor: string
  /** Of the project's catalogue, by which readings stand beside laboratory results. */
  parameterId: number | null
  unit: string
  decimals: number
  /** What is physically possible: readings beyond are kept as suspect. */
  min: number | null
  max: number | null
  lowLow: number | null
  low: number | null
  high: number | null
  highHigh: number | null
}
export const alarmLimits = [
  'lowLow',
  'low',
  'high',
  'highHigh',
] as const satisfies readonly (keyof VariableFields)[]
export type AlarmLimit = (typeof alarmLimits)[number]

/** Most variables of one device. */
export const variablesMax = 100
export const deviceBounds = {
  intervalS: { min: 1, max: 31 * 86_400 },
  graceS: { min: 0, max: 31 * 86_400 },
  probeLengthM: { min: 0, max: 2000 },
  heightM: { min: -100, max: 100 },
} as const

/** The limits that are set, from the lowest kind to the highest, have to rise. */
export const risingLimits = (variable: Pick<VariableFields, AlarmLimit>): boolean => {
  const set = alarmLimits.map((name) => variable[name]).filter((limit) => limit !== null)
  return set.every((limit, at) => at === 0 || (set[at - 1] as number) < limit)
}
