import { instantMs } from '../instants.ts'
import {
  type Decoded,
  type DecodedMessage,
  type DeviceEvent,
  hundredths,
  isPercent,
  oneMessage,
  type Refusal,
  refusal,
} from '../message.ts'
import { emptyValues, messageValues } from '../message-values.ts'
import { base64Payload } from '../payload.ts'
import {
  type Fields,
  fieldOf,
  fieldsOf,
  nameIn,
  namesIn,
  numberIn,
  objectIn,
  objectsIn,
  textIn,
} from '../unknown-fields.ts'
import { bestGateway, euiIn, heardBy, signalAt } from './lora-fields.ts'

/**
 * Reads a message of The Things Stack 3 as a webhook or its MQTT server sends it: an uplink, a join, or what became
 * of a downlink. Fields that are left out are 0, false or empty; the device is known by its DevEUI, or by its
 * `device_id` where the message has none.
 * Source: TheThingsIndustries/lorawan-stack-docs a189a5255, integrations/data-formats.
 */
export const decodeThingsStack = (body: unknown): Decoded => {
  const fields = fieldsOf(body)
  if (!fields) return refusal('not-an-object')
  const ids = objectIn(fields, 'end_device_ids')
  const deviceKey = euiIn(ids, 'dev_eui') || nameIn(ids, 'device_id')
  if (deviceKey === '') return refusal('device', 'end_device_ids')
  const uplink = objectIn(fields, 'uplink_message')
  const read = uplink ? uplinkOf(uplink) : eventOf(fields)
  if ('problem' in read) return read
  const { session, counter, times, ...message } = read
  const measuredAtMs = firstInstant([...times, fieldOf(fields, 'received_at')])
  if (measuredAtMs === 'unread') return refusal('time', 'received_at')
  const isSimulated = [fields, uplink].some((one) => fieldOf(one, 'simulated') === true)
  const kind = `${isSimulated ? 'simulated-' : ''}${message.event?.kind ?? 'up'}`
  return oneMessage({
    ...emptyValues(),
    measuredAtMs,
    channel: 'lora',
    deviceKey,
    // The counter alone begins anew with each join.
    ...(session !== '' && { dedupKey: `${kind}:${deviceKey}:${session}:${counter}` }),
    ...(isSimulated && { simulated: true }),
    ...message,
  })
}

type Read = Partial<DecodedMessage> & {
  session: string
  counter: number
  /** When it may have been measured, the best first. */
  times: unknown[]
}

const uplinkOf = (uplink: Fields): Read | Refusal => {
  const read = messageValues(objectIn(uplink, 'decoded_payload'), 'uplink_message.decoded_payload')
  if ('problem' in read) return read
  const bytes = fieldOf(uplink, 'frm_payload') ?? ''
  const payload =
    typeof bytes === 'string' ? base64Payload(bytes, numberIn(uplink, 'f_port')) : null
  if (payload === null) return refusal('payload', 'uplink_message.frm_payload')
  const received = objectsIn(uplink, 'rx_metadata')
  const gateway = bestGateway(received)
  const gateways = heardBy(received, gatewayKey)
  const battery = objectIn(uplink, 'last_battery_percentage')
  const batteryPct = numberIn(battery, 'value')
  return {
    ...read,
    ...(payload.text !== '' && { payload }),
    ...(gateway && { signal: signalAt(gateway) }),
    ...(gateways.length > 0 && { gateways }),
    ...(battery && isPercent(batteryPct) && { batteryPct: hundredths(batteryPct) }),
    ...sessionOf(uplink),
    times: [
      fieldOf(gateway, 'time'),
      ...received.map((one) => fieldOf(one, 'time')),
      fieldOf(uplink, 'received_at'),
    ],
  }
}

/** What Packet Broker hands on was heard by a gateway of another network: none of ours, and not to be awaited. */
const gatewayKey = (received: Fields): string => {
  if (objectIn(received, 'packet_broker')) return ''
  const ids = objectIn(received, 'gateway_ids')
  return euiIn(ids, 'eui') || nameIn(ids, 'gateway_id').toLowerCase()
}

const eventOf = (fields: Fields): Read | Refusal => {
  const join = objectIn(fields, 'join_accept')
  if (join)
    return {
      event: { kind: 'joined' },
      ...sessionOf(join),
      times: [fieldOf(join, 'received_at')],
    }
  const failed = objectIn(fields, 'downlink_failed')
  if (failed) {
    const downlink = objectIn(failed, 'downlink')
    const code = textIn(objectIn(failed, 'error'), 'name', 128)
    const event: DeviceEvent = { kind: 'failed', commandKeys: keysOf(downlink), code }
    return { event, ...sessionOf(downlink), times: [] }
  }
  for (const [name, kind] of downlinkEvents) {
    const downlink = objectIn(fields, name)
    if (downlink)
      return { event: { kind, commandKeys: keysOf(downlink) }, ...sessionOf(downlink), times: [] }
  }
  return refusal('event')
}

const downlinkEvents = [
  ['downlink_queued', 'queued'],
  ['downlink_sent', 'sent'],
  ['downlink_ack', 'acknowledged'],
  ['downlink_nack', 'not-acknowledged'],
] as const

const keysOf = (downlink: Fields | null): string[] => namesIn(downlink, 'correlation_ids')

const sessionOf = (fields: Fields | null): { session: string; counter: number } => ({
  session: nameIn(fields, 'session_key_id'),
  counter: numberIn(fields, 'f_cnt'),
})

/** The first of the times that are there: null where none is, 'unread' where none of them can be read. */
const firstInstant = (times: unknown[]): number | null | 'unread' => {
  const given = times.filter((time) => time !== undefined && time !== null)
  if (given.length === 0) return null
  return given.map(instantMs).find((one) => one !== null) ?? 'unread'
}
