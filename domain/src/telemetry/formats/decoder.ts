import { type Decoded, type DecodedMessage, refusal } from './message.ts'
import { decodeThingsboardTelemetry } from './thingsboard.ts'

/** Ways by which a device's own body comes, which its decoder reads whole; networks hand on bytes in a form of theirs. */
export const ownBodyWays = ['http', 'mqtt'] as const

/** Whether the decoder of a device's profile reads a message, which came so and was read so far. */
export const readsByDecoder = (wayIn: string, decoded: Decoded): boolean =>
  isOwnBody(wayIn) ||
  (!('problem' in decoded) && decoded.messages.some(({ payload }) => payload !== undefined))

export const isOwnBody = (wayIn: string): boolean => ownBodyWays.some((way) => way === wayIn)

/**
 * Reads what a decoder answered as `data`: `{key: value}`, `{ts, values}` or a list of either, as devices send telemetry.
 * What it does not say (time, signal, battery) is that of the message which brought the bytes.
 */
export const readAnswer = (data: unknown, brought: DecodedMessage): Decoded => {
  const read = decodeThingsboardTelemetry(data)
  if ('problem' in read) return refusal('decoder', `result ${read.problem} ${read.where}`.trim())
  const { payload: _payload, dedupKey, ...rest } = brought
  return {
    refused: read.refused,
    messages: read.messages.map((one) => ({
      ...rest,
      ...one,
      measuredAtMs: one.measuredAtMs ?? brought.measuredAtMs,
      ...(read.messages.length === 1 && dedupKey !== undefined && { dedupKey }),
    })),
  }
}
