import type { DecodedMessage, Refusal } from '@puquio/domain'
import type { Batch, NewReading, Quality } from '../../platform/telemetry/reading.ts'
import type { KnownDevice, KnownVariable } from './known-devices-store.ts'

/** A device's clock that is further ahead than this is wrong. */
const aheadMaxMs = 5 * 60_000

export type Arrived = { wayIn: string; receivedAt: Date; body: Uint8Array }

/** Times that a reading may have. */
type TimeBounds = { fromMs: number; beforeMs: number }

/**
 * What is stored of a body that was decoded: each value that the device has a variable for, when it was measured, and
 * whether it is to be doubted. Why something of it was left out stands in the problem of the message.
 */
export function batchOf(
  device: KnownDevice,
  { messages, refused }: { messages: readonly DecodedMessage[]; refused: readonly Refusal[] },
  { wayIn, receivedAt, body }: Arrived,
  { fromMs }: TimeBounds,
): Batch {
  const readings: NewReading[] = []
  const leftOut = new Set(refused.map(({ problem, where }) => `${where} ${problem}`))
  const earliestMs = Math.max(fromMs, Date.parse(device.installedOn))
  for (const message of messages) {
    for (const key of message.unread) leftOut.add(`${key}: no number`)
    if (message.payload && Object.keys(message.values).length === 0)
      leftOut.add('payload: no decoder')
    const { atMs, isDoubtful, problem } = measuredAt(message, receivedAt, earliestMs)
    if (problem) leftOut.add(problem)
    else
      for (const [key, raw] of Object.entries(message.values)) {
        const variable = device.variables.get(key)
        if (variable) readings.push(readingOf(variable, { atMs, raw, isDoubtful }))
        else leftOut.add(`${key}: no variable`)
      }
  }
  const status = leftOut.size === 0 ? 'read' : readings.length > 0 ? 'partly' : 'refused'
  const problem = leftOut.size === 0 ? null : [...leftOut].join('; ').slice(0, 1000)
  const dedupKey = messages.length === 1 ? (messages[0]?.dedupKey ?? null) : null
  return {
    receivedAt,
    channel: messages[0]?.channel ?? device.channel,
    message: { deviceId: device.deviceId, wayIn, dedupKey, status, problem, body },
    readings,
  }
}

/** A time ahead of the receipt is a wrong clock's: the reading is kept as received then, and doubted. */
function measuredAt(
  { measuredAtMs, simulated }: DecodedMessage,
  receivedAt: Date,
  earliestMs: number,
): { atMs: number; isDoubtful: boolean; problem?: string } {
  const receivedMs = receivedAt.getTime()
  const isDoubtful = simulated === true
  if (measuredAtMs === null) return { atMs: receivedMs, isDoubtful }
  if (measuredAtMs > receivedMs + aheadMaxMs) return { atMs: receivedMs, isDoubtful: true }
  if (measuredAtMs < earliestMs)
    return { atMs: measuredAtMs, isDoubtful, problem: 'measured before it was installed' }
  return { atMs: measuredAtMs, isDoubtful }
}

type Measured = { atMs: number; raw: number; isDoubtful: boolean }

function readingOf(
  { id, min, max }: KnownVariable,
  { atMs, raw, isDoubtful }: Measured,
): NewReading {
  const isPossible = (min === null || raw >= min) && (max === null || raw <= max)
  const quality: Quality = isPossible && !isDoubtful ? 'good' : 'suspect'
  return { variableId: id, atMs: Math.round(atMs), raw, value: raw, quality }
}
