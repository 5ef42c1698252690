import type { DeviceChannel } from '../../devices/fields.ts'
/** Most keys of a message, characters of a key and levels of objects in each other. */
export const [messageKeysMax, keyLengthMax, messageDepthMax] = [100, 64, 4]
/** Most messages of one body; a longer file is read in pieces. */
export const bodyMessagesMax = 1000

/** What a device sent at once, in the product's own form, whichever way it came. */
export type DecodedMessage = {
  /** By key; an object without prototype. Objects in objects are joined with a point: `soil.temperature`. */
  values: Record<string, number>
  /** Keys whose value is no finite number, and keys that may not be one (too long, `__proto__`). */
  unread: string[]
  /** When it was measured; null where the message does not say so: then the time of its receipt counts. */
  measuredAtMs: number | null
  /** When a satellite or a modem sent it, where that is told apart from the measurement. */
  transmittedAtMs?: number
  /** Of the gateway that heard it best: dBm and dB. */
  signal?: { rssi: number; snr: number }
  /** Gateways of LoRaWAN that heard it, where there are any. */
  gateways?: HeardGateway[]
  batteryPct?: number
  /** Which channel it came by, where the format tells. */
  channel?: DeviceChannel
  /** The same for each delivery of the same message; without one the bytes of the body tell. */
  dedupKey?: string
  /** Made by a person for a test: never raises an alarm. */
  simulated?: true
  /** Bytes that the decoder of the device's profile reads. */
  payload?: MessagePayload
  /** The network's name of the device: DevEUI in lower case, IMEI, serial of a logger. */
  deviceKey?: string
  position?: MessagePosition
  /** What happened to the device or to a command, beside or instead of a measurement. */
  event?: DeviceEvent
  /** The number that a logger gave the row; it may begin anew. */
  record?: number
}

/** A gateway by its EUI in lower case, or the network's name of it, with the signal there: dBm and dB. */
export type HeardGateway = { key: string; rssi: number; snr: number }

export type MessagePayload = {
  encoding: 'base64' | 'hex'
  text: string
  /** Of LoRaWAN; null elsewhere. */
  fPort: number | null
}

/** Degrees on WGS84; metres. */
export type MessagePosition = {
  latitudeDeg: number
  longitudeDeg: number
  altitudeM?: number
  accuracyM?: number
}

export type DeviceEvent =
  | { kind: 'joined' }
  /** By `commandKeys` the network names the command: ChirpStack's queue item, correlation ids of The Things Stack. */
  | { kind: 'queued' | 'sent' | 'acknowledged' | 'not-acknowledged'; commandKeys: string[] }
  /** The device's own answer to a command, by its id. */
  | { kind: 'answered'; commandId: number; body: string }
  | { kind: 'failed'; commandKeys: string[]; code: string }
  | { kind: 'log'; level: 'info' | 'warning' | 'error'; code: string; text: string }

export const formatProblems = [
  'not-an-object',
  'form',
  'event',
  'device',
  'not-behind',
  'time',
  'payload',
  'decoder',
  'too-many-keys',
  'too-many-messages',
  'header',
  'column',
  'zone',
  'row',
  'cut-row',
] as const
export type FormatProblem = (typeof formatProblems)[number]

/** Why a body, or one element or row of it, was not read, and where: "[3].ts", "line 7". */
export type Refusal = { problem: FormatProblem; where: string }

/** What a body holds: its messages with what was refused among them, or why nothing could be read. */
export type Decoded = { messages: DecodedMessage[]; refused: Refusal[] } | Refusal

export const refusal = (problem: FormatProblem, where = ''): Refusal => ({ problem, where })

export const oneMessage = (message: DecodedMessage): Decoded => ({
  messages: [message],
  refused: [],
})

export const isPercent = (value: number): boolean => value >= 0 && value <= 100

/** To two decimals: finer is no measurement, and what is next to zero would not fit where it is kept. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Returns a position; null for one that is not on the earth. */
export const positionAt = (
  latitudeDeg: number | null,
  longitudeDeg: number | null,
  rest: Pick<MessagePosition, 'altitudeM' | 'accuracyM'>,
): MessagePosition | null =>
  latitudeDeg !== null &&
  longitudeDeg !== null &&
  Math.abs(latitudeDeg) <= 90 &&
  Math.abs(longitudeDeg) <= 180
    ? { latitudeDeg, longitudeDeg, ...rest }
    : null
