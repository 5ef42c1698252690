import { instantMs } from '../instants.ts'
import {
  type Decoded,
  type DecodedMessage,
  type DeviceEvent,
  hundredths,
  isPercent,
  oneMessage,
  positionAt,
  type Refusal,
  refusal,
} from '../message.ts'
import { addValue, emptyValues, messageValues } from '../message-values.ts'
import { base64Payload } from '../payload.ts'
import {
  type Fields,
  fieldOf,
  fieldsOf,
  nameIn,
  numberIn,
  objectIn,
  objectsIn,
  textIn,
} from '../unknown-fields.ts'
import { bestGateway, euiIn, heardBy, signalAt } from './lora-fields.ts'

export const chirpstackEvents = [
  'up',
  'status',
  'join',
  'ack',
  'txack',
  'log',
  'location',
  'integration',
] as const
export type ChirpstackEvent = (typeof chirpstackEvents)[number]

/**
 * Reads an event of ChirpStack 4 as JSON; its name stands in the address (`?event=up`) or the topic. Fields that are
 * left out are 0, false or empty.
 * Source: chirpstack/chirpstack-docs 9d9b5bb, integrations/events.md.
 */
export const decodeChirpstack = (event: string, body: unknown): Decoded => {
  const fields = fieldsOf(body)
  if (!fields) return refusal('not-an-object')
  const read = chirpstackEvents.find((one) => one === event)
  if (!read) return refusal('event')
  const deviceKey = euiIn(objectIn(fields, 'deviceInfo'), 'devEui')
  if (deviceKey === '') return refusal('device', 'deviceInfo.devEui')
  const measuredAtMs = instantMs(fieldOf(fields, 'time'))
  if (measuredAtMs === null) return refusal('time', 'time')
  const parts = readers[read](fields)
  if ('problem' in parts) return parts
  const deduplication = nameIn(fields, read === 'txack' ? 'downlinkId' : 'deduplicationId')
  return oneMessage({
    ...emptyValues(),
    measuredAtMs,
    channel: 'lora',
    deviceKey,
    // An ack or a status may have the id of the uplink that brought it.
    ...(deduplication !== '' && { dedupKey: `${read}:${deviceKey}:${deduplication}` }),
    ...parts,
  })
}

const up = (fields: Fields): Partial<DecodedMessage> | Refusal => {
  const read = messageValues(objectIn(fields, 'object'), 'object')
  if ('problem' in read) return read
  const data = fieldOf(fields, 'data') ?? ''
  const payload = typeof data === 'string' ? base64Payload(data, numberIn(fields, 'fPort')) : null
  if (payload === null) return refusal('payload', 'data')
  const received = objectsIn(fields, 'rxInfo')
  const gateway = bestGateway(received)
  const gateways = heardBy(received, (one) => euiIn(one, 'gatewayId'))
  return {
    ...read,
    ...(payload.text !== '' && { payload }),
    ...(gateway && { signal: signalAt(gateway) }),
    ...(gateways.length > 0 && { gateways }),
  }
}

const status = (fields: Fields): Partial<DecodedMessage> => {
  const read = emptyValues()
  addValue(read, 'margin', numberIn(fields, 'margin'))
  const isUnknown =
    fieldOf(fields, 'batteryLevelUnavailable') === true ||
    fieldOf(fields, 'externalPowerSource') === true
  const batteryPct = numberIn(fields, 'batteryLevel')
  return {
    ...read,
    ...(!isUnknown && isPercent(batteryPct) && { batteryPct: hundredths(batteryPct) }),
  }
}

const acknowledged = (fields: Fields): Partial<DecodedMessage> => ({
  event: {
    kind: fieldOf(fields, 'acknowledged') === true ? 'acknowledged' : 'not-acknowledged',
    commandKeys: commandKeys(fields),
  },
})

const commandKeys = (fields: Fields): string[] => {
  const item = nameIn(fields, 'queueItemId')
  return item === '' ? [] : [item]
}

const levels = { INFO: 'info', WARNING: 'warning', ERROR: 'error' } as const

const log = (fields: Fields): Partial<DecodedMessage> => {
  const level = textIn(fields, 'level') || 'INFO'
  const item = nameIn(objectIn(fields, 'context') ?? {}, 'queue_item_id')
  const code = textIn(fields, 'code', 64)
  if (code === 'EXPIRED' && item !== '')
    return { event: { kind: 'failed', commandKeys: [item], code } }
  const event: DeviceEvent = {
    kind: 'log',
    level: Object.hasOwn(levels, level) ? levels[level as keyof typeof levels] : 'error',
    code: textIn(fields, 'code', 64),
    text: textIn(fields, 'description'),
  }
  return { event }
}

const location = (fields: Fields): Partial<DecodedMessage> => {
  const place = objectIn(fields, 'location')
  const position = positionAt(numberIn(place, 'latitude'), numberIn(place, 'longitude'), {
    altitudeM: numberIn(place, 'altitude'),
  })
  return place && position ? { position } : {}
}

const readers: Record<ChirpstackEvent, (fields: Fields) => Partial<DecodedMessage> | Refusal> = {
  up,
  status,
  join: () => ({ event: { kind: 'joined' } }),
  ack: acknowledged,
  txack: (fields) => ({ event: { kind: 'sent', commandKeys: commandKeys(fields) } }),
  log,
  location,
  integration: (fields) => messageValues(objectIn(fields, 'object'), 'object'),
}
