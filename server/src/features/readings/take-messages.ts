import {
  calculationAt,
  clockAheadMaxMs,
  type DecodedMessage,
  evaluateSent,
  graverQuality,
  isPossible,
  isValue,
  joinProblems,
  type MessageProblem,
  problemOfKey,
  type Refusal,
  type SentQuality,
} from '@puquio/domain'
import type { Batch, NewMessage, NewReading } from '../../platform/telemetry/reading.ts'
import { addCalculated, type Calculated } from './calculate-readings.ts'
import type { KnownDevice, KnownVariable } from './known-devices-store.ts'

export type Arrived = {
  wayIn: string
  receivedAt: Date
  body: Uint8Array
  /** Of a body of many messages; of one message its own counts. */
  dedupKey?: string
  /** Its key names one transmission, so that what comes by it again says nothing new of the device, in whatever body. */
  isHeardOnce?: boolean
}

/** A message that was read, as it is kept. */
export type ReadMessage = NewMessage & { status: 'read' | 'partly' | 'refused' }

/** Times that a reading may have. */
type TimeBounds = { fromMs: number; beforeMs: number }

/**
 * What is stored of a body that was decoded: each value that the device has a variable for, when it was measured, and
 * whether it is to be doubted, with what follows from it. Why something of it was left out stands in the problem of the
 * message.
 */
export function batchOf(
  device: KnownDevice,
  { messages, refused }: { messages: readonly DecodedMessage[]; refused: readonly Refusal[] },
  { wayIn, receivedAt, body, dedupKey: givenKey }: Arrived,
  { fromMs }: TimeBounds,
): { batch: Batch & { message: ReadMessage }; due: Calculated['due'] } {
  const sent: NewReading[] = []
  const leftOut = new Set(refused.map(problemOf))
  const earliestMs = Math.max(fromMs, Date.parse(device.installedOn))
  for (const message of messages) {
    for (const key of message.unread) leftOut.add(problemOfKey(key, 'no number'))
    if (message.payload && Object.keys(message.values).length === 0)
      leftOut.add(problemOfKey('payload', 'no decoder'))
    const { atMs, quality, problem } = measuredAt(message, receivedAt, earliestMs)
    if (problem) leftOut.add(problem)
    else
      for (const [key, raw] of Object.entries(message.values)) {
        const variable = device.variables.get(key)
        if (!isValue(raw)) leftOut.add(problemOfKey(key, 'no number'))
        else if (!variable) leftOut.add(problemOfKey(key, 'no variable'))
        else if (calculationAt(variable.rules.calculations, atMs)?.kind === 'derived')
          leftOut.add(problemOfKey(key, 'calculated here'))
        else sent.push(readingOf(variable, { atMs, raw, quality }))
      }
  }
  const { readings, due } = addCalculated(device, sent)
  const status: ReadMessage['status'] =
    leftOut.size === 0 ? 'read' : readings.length > 0 ? 'partly' : 'refused'
  const problem = leftOut.size === 0 ? null : joinProblems([...leftOut]).slice(0, 1000)
  const dedupKey = dedupKeyOf(messages, givenKey)
  const batch = {
    receivedAt,
    projectId: device.projectId,
    channel: messages[0]?.channel ?? device.channel,
    message: { deviceId: device.deviceId, wayIn, dedupKey, status, problem, body },
    readings,
  }
  return { batch, due }
}

/** By which a body is known when it comes again: its own, or that of its only message. */
export const dedupKeyOf = (
  messages: readonly DecodedMessage[],
  givenKey: string | undefined,
): string | null => givenKey ?? (messages.length === 1 ? messages[0]?.dedupKey : undefined) ?? null

/** Why a message is refused, as its row says it. */
export const problemOf = ({ problem, where }: Refusal): string => `${problem} ${where}`.trim()

/** A time ahead of the receipt is a wrong clock's: the reading is kept as received then, and doubted. */
function measuredAt(
  { measuredAtMs, simulated }: DecodedMessage,
  receivedAt: Date,
  earliestMs: number,
): { atMs: number; quality: SentQuality; problem?: MessageProblem } {
  const receivedMs = receivedAt.getTime()
  const quality = simulated === true ? 'simulated' : 'good'
  if (measuredAtMs === null) return { atMs: receivedMs, quality }
  if (measuredAtMs > receivedMs + clockAheadMaxMs)
    return { atMs: receivedMs, quality: graverQuality(quality, 'clock') as SentQuality }
  if (measuredAtMs < earliestMs)
    return { atMs: measuredAtMs, quality, problem: 'measured before it was installed' }
  return { atMs: measuredAtMs, quality }
}

type Measured = { atMs: number; raw: number; quality: SentQuality }

function readingOf({ id, rules }: KnownVariable, measured: Measured): NewReading {
  const { raw, quality } = measured
  const atMs = Math.round(measured.atMs)
  const sent = isPossible(rules, raw) ? quality : (graverQuality(quality, 'suspect') as SentQuality)
  return { variableId: id, raw, ...evaluateSent(rules, { atMs, raw, sent }) }
}
