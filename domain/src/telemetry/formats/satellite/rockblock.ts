import { type Decoded, type MessagePosition, positionAt } from '../message.ts'
import { formFields } from './form.ts'
import { numberIn, satelliteMessage } from './satellite.ts'

/**
 * Reads a message of RockBLOCK, as a form (text) or as JSON. The position is Iridium's, good to `iridium_cep`
 * kilometres; the time is that of transmission: what was measured earlier says so in the data.
 * Source: docs.groundcontrol.com, RockBLOCK web services, receiving MO messages.
 */
export const decodeRockblock = (body: unknown): Decoded => {
  const fields = formFields(body)
  if ('problem' in fields) return fields
  return satelliteMessage(fields, {
    measuredAt: null,
    others: ['iridium_latitude', 'iridium_longitude', 'iridium_cep', 'device_type'],
    position: positionOf,
    channel: () => 'satellite',
  })
}

const positionOf = (fields: ReadonlyMap<string, string>): MessagePosition | null => {
  const cepKm = numberIn(fields, 'iridium_cep')
  return positionAt(numberIn(fields, 'iridium_latitude'), numberIn(fields, 'iridium_longitude'), {
    ...(cepKm !== null && { accuracyM: cepKm * 1000 }),
  })
}
