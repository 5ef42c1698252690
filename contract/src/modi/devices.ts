import {
  deviceBounds,
  deviceChannels,
  type DeviceFields,
  deviceStates,
  geographicLimitsDeg,
  altitudeLimitsM,
  qualityNames,
  risingLimits,
  type VariableFields,
  variablesMax,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  flag,
  givenDate,
  id,
  idList,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  text,
  version,
} from '../kit/values.ts'

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)
const finite = z.number().min(-1e12).max(1e12)

/** Letters of every language, digits and the signs that firmware uses. */
const variableKey = requiredLine(64).regex(/^[\p{L}\p{N}_.:/ -]+$/u)

const variableFields = {
  key: variableKey,
  name: requiredLine(100),
  sensor: line(100),
  parameterId: id.nullable(),
  unit: line(20),
  decimals: z.int().min(0).max(8),
  min: finite.nullable(),
  max: finite.nullable(),
  lowLow: finite.nullable(),
  low: finite.nullable(),
  high: finite.nullable(),
  highHigh: finite.nullable(),
} satisfies Record<keyof VariableFields, z.ZodType>

/** Without an id it is new; one of the device that is left out is retired, and its readings stay. */
export const variableInput = z
  .object({ id: id.nullable(), ...variableFields })
  .refine(({ min, max }) => min === null || max === null || min < max, {
    path: ['max'],
    params: { problem: 'max-below-min' },
  })
  .refine(risingLimits, { path: ['highHigh'], params: { problem: 'limits-rise' } })
export type VariableInput = z.input<typeof variableInput>

/** What a profile says of a variable of a new device; its parameter is the project's. */
export const templateVariable = z.object(variableFields)

const deviceFields = z.object({
  serial: requiredLine(60),
  name: requiredLine(100),
  fieldNumber: line(60),
  group: line(60),
  stationId: id.nullable(),
  latitudeDeg: within(geographicLimitsDeg.latitudeDeg).nullable(),
  longitudeDeg: within(geographicLimitsDeg.longitudeDeg).nullable(),
  terrainLevelM: within(altitudeLimitsM).nullable(),
  probeLengthM: within(deviceBounds.probeLengthM).nullable(),
  heightM: within(deviceBounds.heightM).nullable(),
  battery: line(60),
  channel: z.enum(deviceChannels),
  externalKey: line(64),
  hubId: id.nullable(),
  deviceProfileId: id.nullable(),
  installedOn: givenDate,
  intervalS: z.int().min(deviceBounds.intervalS.min).max(deviceBounds.intervalS.max),
  graceS: z.int().min(deviceBounds.graceS.min).max(deviceBounds.graceS.max).nullable(),
  alarmsEnabled: z.boolean(),
  relay1: line(60),
  relay2: line(60),
  note: text(2000),
  variables: z.array(variableInput).max(variablesMax),
} satisfies Record<keyof DeviceFields | 'variables', z.ZodType>)

function checkDevice(
  { latitudeDeg, longitudeDeg, variables }: z.output<typeof deviceFields>,
  context: z.RefinementCtx,
) {
  const refuse = (path: (string | number)[], problem: string) =>
    context.addIssue({ code: 'custom', path, params: { problem } })
  if ((latitudeDeg === null) !== (longitudeDeg === null))
    refuse([latitudeDeg === null ? 'latitudeDeg' : 'longitudeDeg'], 'both-coordinates')
  const known = new Set<string>()
  for (const [at, { key }] of variables.entries()) {
    if (known.has(key)) refuse(['variables', at, 'key'], 'repeated-key')
    known.add(key)
  }
}

export const deviceInput = deviceFields.superRefine(checkDevice)
export const deviceEdit = deviceFields.extend({ version }).superRefine(checkDevice)
export type DeviceInput = z.input<typeof deviceInput>

/** The newest reading of a variable. */
export const latestReading = z.object({
  measuredAt: instant,
  value: z.number(),
  quality: z.enum(qualityNames),
})
export type LatestReading = z.infer<typeof latestReading>

export const variable = z.object({
  id,
  ...variableFields,
  retiredAt: instant.nullable(),
  latest: latestReading.nullable(),
})
export type Variable = z.infer<typeof variable>

const shownFields = {
  id,
  serial: z.string(),
  name: z.string(),
  fieldNumber: z.string(),
  group: z.string(),
  station: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** Its own, else the station's. */
  latitudeDeg: z.number().nullable(),
  longitudeDeg: z.number().nullable(),
  channel: z.enum(deviceChannels),
  state: z.enum(deviceStates),
  lastReceivedAt: instant.nullable(),
  batteryPct: z.number().nullable(),
  /** Received signal strength, in dBm. */
  rssiDbm: z.number().nullable(),
  activeAlarms: z.int(),
  retiredAt: instant.nullable(),
}

/** A row of the list, with the newest reading among its variables. */
export const deviceRow = z.object({
  ...shownFields,
  newest: latestReading
    .extend({ variable: z.string(), unit: z.string(), decimals: z.int() })
    .nullable(),
})
export type DeviceRow = z.infer<typeof deviceRow>

/** A device as the map shows it; those without a position stand beside it. */
export const mappedDevice = z.object({
  id,
  serial: z.string(),
  name: z.string(),
  latitudeDeg: z.number().nullable(),
  longitudeDeg: z.number().nullable(),
  state: z.enum(deviceStates),
})
export type MappedDevice = z.infer<typeof mappedDevice>

export const deviceToken = z.object({
  id,
  /** The last four characters. */
  ending: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.nullable(),
})
export type DeviceToken = z.infer<typeof deviceToken>

export const device = z.object({
  ...shownFields,
  stationId: id.nullable(),
  /** As typed, without the station's. */
  ownLatitudeDeg: z.number().nullable(),
  ownLongitudeDeg: z.number().nullable(),
  terrainLevelM: z.number().nullable(),
  probeLengthM: z.number().nullable(),
  heightM: z.number().nullable(),
  battery: z.string(),
  externalKey: z.string(),
  hubId: id.nullable(),
  hub: z.object({ id, serial: z.string(), name: z.string() }).nullable(),
  deviceProfileId: id.nullable(),
  installedOn: calendarDate,
  /** When its logger went to another place; null while it has one. */
  loggerLeftOn: calendarDate.nullable(),
  intervalS: z.int(),
  graceS: z.int().nullable(),
  alarmsEnabled: z.boolean(),
  relay1: z.string(),
  relay2: z.string(),
  note: z.string(),
  variables: z.array(variable),
  version: z.int(),
})
export type Device = z.infer<typeof device>

const ofDevices = '/fkl-modi/projects/:projectId/devices'
const onProject = z.object({ projectId: idText })
export const oneDevice = onProject.extend({ deviceId: idText })

const deviceFilters = {
  state: z.enum(deviceStates).optional(),
  channel: z.enum(deviceChannels).optional(),
  group: line(60).optional(),
  station: idText.optional(),
  stations: idList,
  retired: flag,
}

export const deviceSortKeys = ['serial', 'name', 'station', 'state', 'last', 'battery'] as const

/** Devices and their secrets are kept by the system administrator, in a session. */
export const deviceRoutes = {
  list: route({
    method: 'GET',
    path: ofDevices,
    access: 'project:read',
    reads: ['devices', 'reference', 'alarms'],
    summary: 'Devices of a project, with their state and newest reading',
    params: onProject,
    query: listQuery(deviceSortKeys).extend(deviceFilters),
    response: pageOf(deviceRow).extend({
      /** How many there are in each state under the other filters. */
      states: z.record(z.enum(deviceStates), z.int()),
      groups: z.array(z.string()),
    }),
  }),
  map: route({
    method: 'GET',
    path: '/fkl-modi/projects/:projectId/device-map',
    access: 'project:read',
    reads: ['devices', 'reference', 'alarms'],
    summary:
      'All devices that the filters of the list leave, with where they stand and their state',
    params: onProject,
    query: z.object({ ...deviceFilters, search: text(100).optional() }),
    response: z.array(mappedDevice),
  }),
  addresses: route({
    method: 'GET',
    path: '/fkl-modi/projects/:projectId/device-addresses',
    access: 'project:system',
    reads: [],
    summary: 'Where devices send by MQTT, with this host; by HTTP they send where the API is',
    params: onProject,
    response: z.object({
      /** Null where it does not listen. */
      mqttPort: z.int().nullable(),
      mqttsPort: z.int().nullable(),
    }),
  }),
  get: route({
    method: 'GET',
    path: `${ofDevices}/:deviceId`,
    access: 'project:read',
    reads: ['devices', 'reference', 'alarms'],
    summary: 'A device with its variables and their newest readings',
    params: oneDevice,
    response: device,
  }),
  create: route({
    method: 'POST',
    path: ofDevices,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Add a device to a project',
    params: onProject,
    body: deviceInput,
    response: device,
    problems: ['ALREADY_EXISTS'],
    maxBytes: 500_000,
  }),
  edit: route({
    method: 'PUT',
    path: `${ofDevices}/:deviceId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Edit a device and its variables',
    params: oneDevice,
    body: deviceEdit,
    response: device,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
    maxBytes: 500_000,
  }),
  retire: route({
    method: 'POST',
    path: `${ofDevices}/:deviceId/retire`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Retire a device: its readings stay, and what it sends is refused',
    params: oneDevice,
    response: nothing,
  }),
  restore: route({
    method: 'POST',
    path: `${ofDevices}/:deviceId/restore`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Take a retired device into service again',
    params: oneDevice,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  tokens: route({
    method: 'GET',
    path: `${ofDevices}/:deviceId/tokens`,
    access: 'project:system',
    reads: ['devices', 'users'],
    summary: 'The live tokens of a device, without their secrets',
    params: oneDevice,
    response: z.array(deviceToken),
  }),
  createToken: route({
    method: 'POST',
    path: `${ofDevices}/:deviceId/tokens`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Make a token of a device, shown this once; two are live at a time, for rotation',
    params: oneDevice,
    response: z.object({ secret: z.string(), made: deviceToken }),
    problems: ['TOO_MANY_DEVICE_TOKENS'],
  }),
  revokeToken: route({
    method: 'DELETE',
    path: `${ofDevices}/:deviceId/tokens/:deviceTokenId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Revoke a token of a device, which ends at once',
    params: oneDevice.extend({ deviceTokenId: idText }),
    response: nothing,
  }),
}
