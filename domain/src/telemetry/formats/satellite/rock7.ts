import { type Decoded, type DecodedMessage, type MessagePosition, positionAt } from '../message.ts'
import { formFields } from './form.ts'
import { numberIn, satelliteMessage } from './satellite.ts'

/**
 * Reads a push of Rock 7 Core, as a form (text), or as JSON, whose values may all be texts. `at` is when it was
 * measured; what came by GPRS came by the mobile network.
 * Source: docs.rock7.com/reference/push-api.
 */
export const decodeRock7 = (body: unknown): Decoded => {
  const fields = formFields(body)
  if ('problem' in fields) return fields
  return satelliteMessage(fields, { measuredAt: 'at', others, position: positionOf, channel })
}

const others = [
  'at',
  'txAt',
  'id',
  'device_type',
  'transport',
  'source',
  'trigger',
  'lat',
  'lon',
  'alt',
]

const channel = (fields: ReadonlyMap<string, string>): DecodedMessage['channel'] =>
  /^(gprs|gsm|lte|cellular)$/i.test(fields.get('transport') ?? '') ? 'mobile' : 'satellite'

const positionOf = (fields: ReadonlyMap<string, string>): MessagePosition | null => {
  const altitudeM = numberIn(fields, 'alt')
  return positionAt(numberIn(fields, 'lat'), numberIn(fields, 'lon'), {
    ...(altitudeM !== null && { altitudeM }),
  })
}
