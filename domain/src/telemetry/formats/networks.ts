import { decodeChirpstack } from './lora/chirpstack.ts'
import { euiIn } from './lora/lora-fields.ts'
import { decodeThingsStack } from './lora/things-stack.ts'
import { type Decoded, refusal } from './message.ts'
import { formFields } from './satellite/form.ts'
import { decodeRock7 } from './satellite/rock7.ts'
import { decodeRockblock } from './satellite/rockblock.ts'
import { fieldsOf, objectIn } from './unknown-fields.ts'

/** Networks that hand on what their devices send, each in its own form. */
export const networkWays = ['chirpstack', 'things-stack', 'rockblock', 'rock7'] as const
export type NetworkWay = (typeof networkWays)[number]

/** Reads a network's message, as JSON gives it or as the text of a form; `event` is what ChirpStack's address names. */
export const decodeNetwork = (way: NetworkWay, event: string, body: unknown): Decoded => {
  if (way === 'chirpstack') return decodeChirpstack(event, body)
  if (way === 'things-stack') return decodeThingsStack(body)
  if (way === 'rockblock') return decodeRockblock(body)
  return way === 'rock7' ? decodeRock7(body) : refusal('event')
}

/** Returns of which device a message is, also where the rest of it cannot be read; '' where it does not say. */
export const networkDeviceKey = (way: NetworkWay, body: unknown): string => {
  const fields = fieldsOf(body)
  if (way === 'chirpstack') return euiIn(objectIn(fields, 'deviceInfo'), 'devEui')
  if (way === 'things-stack') return euiIn(objectIn(fields, 'end_device_ids'), 'dev_eui')
  const form = formFields(body)
  const imei = 'problem' in form ? '' : (form.get('imei') ?? '')
  return /^\d{15}$/.test(imei) ? imei : ''
}
