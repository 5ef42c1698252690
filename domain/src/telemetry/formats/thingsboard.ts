import { epochMs } from './instants.ts'
import {
  bodyMessagesMax,
  type Decoded,
  type DecodedMessage,
  type Refusal,
  refusal,
} from './message.ts'
import { messageValues } from './message-values.ts'
import { type Fields, fieldOf, fieldsOf } from './unknown-fields.ts'

/**
 * Reads telemetry in the three forms of ThingsBoard's device API: `{key: value}`, `{ts, values}` and a list of
 * either. `ts` is in milliseconds, as a number or as a text.
 * Source: thingsboard/thingsboard dfe65d5abc, DeviceApiController (TS_PAYLOAD).
 */
export const decodeThingsboardTelemetry = (body: unknown): Decoded => {
  if (!Array.isArray(body)) {
    const read = telemetryOf(body, '')
    return 'problem' in read ? read : { messages: [read], refused: [] }
  }
  if (body.length > bodyMessagesMax) return refusal('too-many-messages', String(body.length))
  const messages: DecodedMessage[] = []
  const refused: Refusal[] = []
  body.forEach((one, at) => {
    const read = telemetryOf(one, `[${at}]`)
    if ('problem' in read) refused.push(read)
    else messages.push(read)
  })
  return (messages.length === 0 && refused[0]) || { messages, refused }
}

/** Reads a device's attributes, `{key: value}`: they hold from when they are received. */
export const decodeThingsboardAttributes = (body: unknown): Decoded => {
  const fields = fieldsOf(body)
  if (!fields) return refusal('not-an-object')
  const read = messageOf(fields, null, '')
  return 'problem' in read ? read : { messages: [read], refused: [] }
}

const telemetryOf = (value: unknown, where: string): DecodedMessage | Refusal => {
  const fields = fieldsOf(value)
  if (!fields) return refusal('not-an-object', where)
  const values = fieldsOf(fieldOf(fields, 'values'))
  const ts = fieldOf(fields, 'ts')
  if (!values || ts === undefined) return messageOf(fields, null, where)
  const measuredAtMs = ts === null ? null : epochMs(ts)
  if (ts !== null && measuredAtMs === null) return refusal('time', within(where, 'ts'))
  return messageOf(values, measuredAtMs, within(where, 'values'))
}

const within = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`)

const messageOf = (
  fields: Fields,
  measuredAtMs: number | null,
  where: string,
): DecodedMessage | Refusal => {
  const read = messageValues(fields, where)
  return 'problem' in read ? read : { ...read, measuredAtMs }
}
