import { commandBounds, relays } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, listQuery, nothing, pageOf } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/**
 * `requested` waits for its device; `sent` left, once; `acknowledged` arrived; `executed` and `failed` are what the device
 * said. `expired` was never sent; `unanswered` was, and nobody knows whether it was executed.
 */
export const commandStates = [
  'requested',
  'sent',
  'acknowledged',
  'executed',
  'failed',
  'expired',
  'unanswered',
  'cancelled',
] as const
export type CommandState = (typeof commandStates)[number]

/**
 * Why a device did not: it said so, it is in another state than wanted, its answer says neither, or its network did not
 * send it.
 */
export const commandFailures = ['refused', 'other-state', 'not-readable', 'not-sent'] as const

/** By which a command was sent. */
export const commandWays = ['mqtt', 'http', 'things-stack', 'satellite'] as const

/**
 * Why nothing can be sent to a device: it is retired; by LoRa there is no network that sends; by satellite this server has
 * no account, or the device no IMEI.
 */
export const commandObstacles = ['retired', 'no-network', 'no-account', 'no-imei'] as const
export type CommandObstacle = (typeof commandObstacles)[number]

const relay = z.union([z.literal(relays[0]), z.literal(relays[1])])

/** Values that a device takes over as they are, by its own names. */
const configuration = z
  .record(
    z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/),
    z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
  )
  .refine((values) => Object.keys(values).length <= commandBounds.keys, {
    params: { problem: 'too-long', max: commandBounds.keys },
  })

const ordered = {
  ttlS: z.int().min(commandBounds.ttlS.min).max(commandBounds.ttlS.max),
  /** Made by the caller: the same again asks for nothing new. */
  key: z.uuid(),
}
/** A state that is wanted, never a toggle. */
export const commandInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('relay'), relay, isOn: z.boolean(), ...ordered }),
  z.object({ kind: z.literal('configuration'), configuration, ...ordered }),
])
export type CommandInput = z.input<typeof commandInput>

export const deviceCommand = z.object({
  /** By which the device knows it, too. */
  id,
  relay: relay.nullable(),
  isOn: z.boolean().nullable(),
  configuration: configuration.nullable(),
  state: z.enum(commandStates),
  failure: z.enum(commandFailures).nullable(),
  way: z.enum(commandWays).nullable(),
  requestedAt: instant,
  requestedBy: z.string(),
  /** Until then it may be sent. */
  expiresAt: instant,
  sentAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  endedAt: instant.nullable(),
  answer: z.string().nullable(),
})
export type DeviceCommand = z.infer<typeof deviceCommand>

export const deviceRelays = z.object({
  device: z.object({ id, name: z.string(), serial: z.string() }),
  /** Null where something can be sent to it. */
  obstacle: z.enum(commandObstacles).nullable(),
  relays: z.array(
    z.object({
      relay,
      /** What it switches. */
      name: z.string(),
      /** As the device said last; null where it never did. */
      isOn: z.boolean().nullable(),
      reportedAt: instant.nullable(),
    }),
  ),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  attributesAt: instant.nullable(),
  /** What was sent last and did not fail; null where nothing was. */
  configuration: configuration.nullable(),
})
export type DeviceRelays = z.infer<typeof deviceRelays>

const ofDevice = '/fkl-modi/projects/:projectId/devices/:deviceId'

/** Seen by all who read; asked for by an ADMIN who has just signed in again (`proof.*`). */
export const commandRoutes = {
  relays: route({
    method: 'GET',
    path: `${ofDevice}/relays`,
    access: 'project:read',
    reads: ['devices'],
    summary: 'The relays and the configuration of a device, as it said last',
    params: oneDevice,
    response: deviceRelays,
  }),
  list: route({
    method: 'GET',
    path: `${ofDevice}/commands`,
    access: 'project:read',
    reads: ['devices', 'users'],
    summary: 'What a device was told to do, and what became of it, the latest first',
    params: oneDevice,
    query: listQuery(['requested']).omit({ search: true }),
    response: pageOf(deviceCommand),
  }),
  request: route({
    method: 'POST',
    path: `${ofDevice}/commands`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Have a relay be on or off, or a configuration be taken over, within a time',
    params: oneDevice,
    body: commandInput,
    response: deviceCommand,
    problems: ['SIGN_IN_AGAIN', 'NO_DOWNLINK'],
  }),
  cancel: route({
    method: 'POST',
    path: `${ofDevice}/commands/:commandId/cancel`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Take back a command that was not sent yet',
    params: oneDevice.extend({ commandId: idText }),
    response: deviceCommand,
    problems: ['CHANGED_MEANWHILE'],
  }),
}

const ofToken = z.object({ token: z.string().max(100) })

/** What a device asks and answers by its token, as ThingsBoard’s HTTP API has it. */
export const deviceCommandRoutes = {
  next: route({
    method: 'GET',
    path: '/api/v1/:token/rpc',
    access: 'public',
    reads: [],
    summary: 'Wait for the next command of a device; it is given once',
    params: ofToken,
    /** In ms. */
    query: z.object({
      timeout: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({
      id,
      method: z.literal('setRelay'),
      /** `expiresAt` in ms since 1970: later it is not to be executed. */
      params: z.object({ relay, state: z.enum(['on', 'off']), expiresAt: z.int() }),
    }),
    problems: ['DEVICE_NOT_KNOWN', 'NO_COMMAND', 'BUSY'],
  }),
  answer: route({
    method: 'POST',
    path: '/api/v1/:token/rpc/:requestId',
    access: 'public',
    changes: [],
    summary: 'What became of a command, from its device',
    params: ofToken.extend({ requestId: idText }),
    body: z.unknown(),
    response: nothing,
    problems: ['DEVICE_NOT_KNOWN'],
    maxBytes: 4096,
  }),
  attributes: route({
    method: 'GET',
    path: '/api/v1/:token/attributes',
    access: 'public',
    reads: [],
    summary: 'What a device reported itself, and the configuration that it is to have',
    params: ofToken,
    query: z.object({
      clientKeys: z.string().max(2000).optional(),
      sharedKeys: z.string().max(2000).optional(),
    }),
    response: z.object({
      client: z.record(z.string(), z.unknown()),
      shared: z.record(z.string(), z.unknown()),
    }),
    problems: ['DEVICE_NOT_KNOWN'],
  }),
  report: route({
    method: 'POST',
    path: '/api/v1/:token/attributes',
    access: 'public',
    changes: [],
    summary: 'Attributes of a device, the states of its relays among them',
    params: ofToken,
    body: z.unknown(),
    response: nothing,
    problems: ['DEVICE_NOT_KNOWN', 'MESSAGE_NOT_READABLE', 'BUSY'],
    maxBytes: 65_536,
  }),
}
