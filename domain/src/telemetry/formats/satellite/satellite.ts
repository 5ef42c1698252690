import { instantMs } from '../instants.ts'
import {
  type Decoded,
  type DecodedMessage,
  hundredths,
  isPercent,
  oneMessage,
  type MessagePosition,
  refusal,
} from '../message.ts'
import { addValue, emptyValues, numberOfField } from '../message-values.ts'
import { hexPayload } from '../payload.ts'
import { readCommandAnswer } from './command-answer.ts'

type FormFields = ReadonlyMap<string, string>

/** What the two services do not share. */
export type Service = {
  /** The field that says when it was measured; the time of transmission counts where it is missing. */
  measuredAt: string | null
  /** Fields that say who sent what, and no measurement. */
  others: readonly string[]
  position: (fields: FormFields) => MessagePosition | null
  channel: (fields: FormFields) => DecodedMessage['channel']
}

/** Reads a message of a satellite modem; every delivery of it has the same IMEI, number and time of transmission. */
export const satelliteMessage = (fields: FormFields, service: Service): Decoded => {
  const imei = fields.get('imei') ?? ''
  if (!/^\d{15}$/.test(imei)) return refusal('device', 'imei')
  const momsn = fields.get('momsn') ?? ''
  if (!/^\d{1,10}$/.test(momsn)) return refusal('form', 'momsn')
  const transmittedAtMs = satelliteTime(fields.get('transmit_time') ?? '')
  if (transmittedAtMs === null) return refusal('time', 'transmit_time')
  const measured = service.measuredAt === null ? '' : (fields.get(service.measuredAt) ?? '')
  const measuredAtMs = measured === '' ? transmittedAtMs : satelliteTime(measured)
  if (measuredAtMs === null) return refusal('time', service.measuredAt ?? '')
  const payload = hexPayload(fields.get('data') ?? '')
  if (payload === null) return refusal('payload', 'data')
  const answer = readCommandAnswer(payload)
  const position = service.position(fields)
  const batteryPct = numberIn(fields, 'battery')
  const channel = service.channel(fields)
  return oneMessage({
    ...measurements(fields, service.others),
    measuredAtMs,
    transmittedAtMs,
    ...(channel && { channel }),
    deviceKey: imei,
    dedupKey: `${imei}:${momsn}:${transmittedAtMs}`,
    ...(answer ? { event: answer } : payload.text !== '' && { payload }),
    ...(batteryPct !== null && isPercent(batteryPct) && { batteryPct: hundredths(batteryPct) }),
    ...(position && { position }),
  })
}

/** Returns the number of a field; null where it is missing, or no number. */
export const numberIn = (fields: FormFields, name: string): number | null =>
  numberOfField(fields.get(name) ?? '')

/** An instant with its zone, or RockBLOCK's 21-10-31 10:41:50, which is UTC and of this century. */
const satelliteTime = (text: string): number | null =>
  instantMs(/^\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `20${text}Z` : text)

const identity = ['imei', 'momsn', 'transmit_time', 'serial', 'data', 'battery', 'JWT']
/** Of a signature, by which nothing was measured. */
const claims = ['iss', 'iat', 'exp']

const measurements = (fields: FormFields, others: readonly string[]) => {
  const found = emptyValues()
  const leftOut = new Set([...identity, ...claims, ...others])
  for (const [name, text] of fields) if (!leftOut.has(name)) addValue(found, name, logical(text))
  return found
}

/** Every field of a form is a text, true and false too. */
const logical = (text: string): string | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : text
