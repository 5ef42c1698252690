import { decodeChirpstack } from './lora/chirpstack.ts'
import { euiIn } from './lora/lora-fields.ts'
import { decodeThingsStack } from './lora/things-stack.ts'
import type { Decoded } from './message.ts'
import { formFields } from './satellite/form.ts'
import { decodeRock7 } from './satellite/rock7.ts'
import { decodeRockblock } from './satellite/rockblock.ts'
import { fieldsOf, objectIn } from './unknown-fields.ts'

/** Networks that hand on what their devices send, each in its own form. */
export const networkWays = ['chirpstack', 'things-stack', 'rockblock', 'rock7'] as const
export type NetworkWay = (typeof networkWays)[number]

type NetworkFormat = {
  /** `event` is what the address of the call names. */
  decode: (event: string, body: unknown) => Decoded
  /** Of which device a message is, also where the rest of it cannot be read; '' where it does not say. */
  deviceKey: (body: unknown) => string
  /** Whether its event stands in the address alone, and is kept beside the message. */
  hasEvent: boolean
  /** Whether its messages may be signed. */
  mayBeSigned: boolean
  /** Whether a message that comes again does not say that its device was heard again. */
  isHeardOnce: boolean
}

const imeiOf = (body: unknown): string => {
  const form = formFields(body)
  const imei = 'problem' in form ? '' : (form.get('imei') ?? '')
  return /^\d{15}$/.test(imei) ? imei : ''
}

/** All that the ways in of networks differ by. A body is as JSON gives it, or the text of a form. */
export const networkFormats: Readonly<Record<NetworkWay, NetworkFormat>> = {
  chirpstack: {
    decode: decodeChirpstack,
    deviceKey: (body) => euiIn(objectIn(fieldsOf(body), 'deviceInfo'), 'devEui'),
    hasEvent: true,
    mayBeSigned: false,
    isHeardOnce: false,
  },
  'things-stack': {
    decode: (_event, body) => decodeThingsStack(body),
    deviceKey: (body) => euiIn(objectIn(fieldsOf(body), 'end_device_ids'), 'dev_eui'),
    hasEvent: false,
    mayBeSigned: false,
    isHeardOnce: false,
  },
  rockblock: {
    decode: (_event, body) => decodeRockblock(body),
    deviceKey: imeiOf,
    hasEvent: false,
    mayBeSigned: true,
    isHeardOnce: true,
  },
  rock7: {
    decode: (_event, body) => decodeRock7(body),
    deviceKey: imeiOf,
    hasEvent: false,
    mayBeSigned: true,
    isHeardOnce: true,
  },
}

export const decodeNetwork = (way: NetworkWay, event: string, body: unknown): Decoded =>
  networkFormats[way].decode(event, body)

export const networkDeviceKey = (way: NetworkWay, body: unknown): string =>
  networkFormats[way].deviceKey(body)
