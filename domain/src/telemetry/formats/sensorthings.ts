import { instantMs } from './instants.ts'
import { type Decoded, oneMessage, refusal } from './message.ts'
import { addValue, emptyValues, messageValues } from './message-values.ts'
import { fieldOf, fieldsOf, nameIn, objectIn } from './unknown-fields.ts'

/**
 * Reads an Observation of OGC SensorThings 1.1. Its key is the Datastream's id, of the path it was posted to or of
 * the body, else "result". Of a period ("start/end") the end is the time, as loggers stamp their means.
 * Source: OGC 18-088, Observation.
 */
export const decodeObservation = (body: unknown, datastream = ''): Decoded => {
  const fields = fieldsOf(body)
  if (!fields) return refusal('not-an-object')
  const time = fieldOf(fields, 'phenomenonTime') ?? null
  const measuredAtMs = time === null ? null : endOf(time)
  if (time !== null && measuredAtMs === null) return refusal('time', 'phenomenonTime')
  const key = datastream || nameIn(objectIn(fields, 'Datastream'), '@iot.id') || 'result'
  const result = fieldOf(fields, 'result')
  const nested = fieldsOf(result)
  const read = nested ? messageValues(nested, 'result') : emptyValues()
  if ('problem' in read) return read
  if (!nested) addValue(read, key, result)
  return oneMessage({ ...read, measuredAtMs })
}

const endOf = (time: unknown): number | null =>
  typeof time === 'string' ? instantMs(time.slice(time.indexOf('/') + 1)) : null
