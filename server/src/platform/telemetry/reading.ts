import {
  codeOfQuality,
  codesOfQualities,
  type DeviceChannel,
  deviceChannels,
  isValue,
  type Quality,
  storedQualityOf,
} from '@puquio/domain'

export type Channel = DeviceChannel
/** The number by which a channel is stored. */
const channelCodes: Readonly<Record<Channel, number>> = { mobile: 1, lora: 2, satellite: 3 }
export const codeOfChannel = (channel: Channel): number => channelCodes[channel]
export const channelOfCode = (code: number): Channel =>
  deviceChannels.find((channel) => channelCodes[channel] === code) ?? 'mobile'

const countedCodes = codesOfQualities(['good', 'corrected'])
/** Of the readings that rollups take, good ones and those that a person corrected; others are kept and shown. */
export const countedQualities = countedCodes.join(', ')
const counted = new Set(countedCodes)
export const isCounted = (quality: number): boolean => counted.has(quality)

export type NewReading = {
  variableId: number
  /** When it was measured, in whole ms since 1970; from 2000 until the next month is over. */
  atMs: number
  /** As the device sent it; null where it sent none. */
  raw: number | null
  /** With the factors of its variable; null where there is none. */
  value: number | null
  quality: Quality
  /** How it came, where a person has made another quality of it; else it is as it came. */
  sent?: Quality
  /** From measuring to receiving in s, where it is not by when the batch was received. */
  lagS?: number
  /** How it came, where it is otherwise than the batch. */
  channel?: Channel
}

/** What a device sent at once, as it came. */
export type NewMessage = {
  /** By which its decoding is told later; given one where it has none. */
  id?: string
  deviceId: number
  /** The name of the door that it came by, such as `http` or `mqtt`. */
  wayIn: string
  /**
   * By which it is known when it is sent again: unique for its device within a week. Null where the way in has no such
   * key: then it is kept as often as it comes.
   */
  dedupKey: string | null
  /** Whether all of it was read as readings, or its decoder is still to read it. */
  status: 'read' | 'partly' | 'refused' | 'waiting'
  /** Why not; null where it was. */
  problem: string | null
  body: Uint8Array
}

/** What is stored together, in one transaction: the readings of one message as a rule. */
export type Batch = {
  receivedAt: Date
  /** Whose share of what is held it takes; left out where no device sent it. */
  projectId?: number
  channel: Channel
  /** Null where no device sent it, as with manual readings or a file. */
  message: NewMessage | null
  readings: readonly NewReading[]
}

/** A message as the table has it. */
export type MessageRow = NewMessage & { id: string; receivedAt: Date }

/** What became of the readings of a batch; the three make up their number. */
export type Written = {
  stored: number
  /** Readings that were there already, with the same value. */
  repeated: number
  /** Readings whose variable has another value at that time: the first is kept. */
  conflicting: number
}

/** A batch that cannot be stored: a fault of the code that made it, which knows the bounds. */
export class BadBatch extends Error {
  constructor(reason: string) {
    super(`A batch of readings that cannot be stored: ${reason}`)
    this.name = 'BadBatch'
  }
}

const largestId = 2 ** 31 - 1

type Bounds = { fromMs: number; beforeMs: number }

/** Bounds of a batch: what a flush takes at once, and what indexes of texts take. */
export const largestBatch = { readings: 10_000, bodyBytes: 1_000_000, dedupKey: 200 }

/** Refuses a batch that the tables would not take. */
export function checkBatch({ readings, message, receivedAt }: Batch, bounds: Bounds) {
  if (readings.length > largestBatch.readings) throw new BadBatch('too many readings')
  readings.forEach((reading, index) => {
    const reason = faultOf(reading, bounds)
    if (reason !== null) throw new BadBatch(`reading ${index} has ${reason}`)
  })
  if (!isWithin(receivedAt.getTime(), bounds)) throw new BadBatch('received at no time')
  if (message !== null) checkMessage(message)
}

function faultOf({ variableId, atMs, raw, value }: NewReading, bounds: Bounds): string | null {
  if (!isId(variableId)) return 'no id of a variable'
  if (!isWithin(atMs, bounds)) return 'a time out of bounds'
  return isValueOrNone(raw) && isValueOrNone(value) ? null : 'no number'
}

function checkMessage({ deviceId, wayIn, dedupKey, problem, body }: NewMessage) {
  if (!isId(deviceId)) throw new BadBatch('no id of a device')
  if ((dedupKey?.length ?? 0) > largestBatch.dedupKey) throw new BadBatch('a long key')
  if (body.length > largestBatch.bodyBytes) throw new BadBatch('a large body')
  // PostgreSQL keeps no text with this sign.
  if ([wayIn, dedupKey, problem].some((text) => text?.includes('\0')))
    throw new BadBatch('a text with a zero')
}

const isId = (id: number) => Number.isInteger(id) && id >= 1 && id <= largestId
const isWithin = (atMs: number, { fromMs, beforeMs }: Bounds) =>
  Number.isInteger(atMs) && atMs >= fromMs && atMs < beforeMs
const isValueOrNone = (value: number | null) => value === null || isValue(value)

/** A reading as the table has it, with where in a flush it came from. */
export type Row = {
  variableId: number
  atMs: number
  raw: number | null
  value: number | null
  lagS: number
  channel: number
  quality: number
}

/** A reading that is stored. */
export type StoredReading = Required<NewReading>

export const readingOf = ({ channel, quality, ...row }: Row): StoredReading => ({
  ...row,
  channel: channelOfCode(channel),
  ...(storedQualityOf(quality) ?? { quality: 'suspect', sent: 'suspect' }),
})

export const rowOf = (
  { variableId, atMs, raw, value, quality, sent = quality, ...came }: NewReading,
  { receivedAt, ...batch }: Batch,
): Row => ({
  variableId,
  atMs,
  raw,
  value,
  lagS: Math.max(
    -largestId,
    Math.min(largestId, came.lagS ?? Math.round((receivedAt.getTime() - atMs) / 1000)),
  ),
  channel: codeOfChannel(came.channel ?? batch.channel),
  quality: codeOfQuality({ quality, sent }),
})

/** Whether a reading says the same as another of its variable and time; factors change, so what was sent counts. */
export const isSame = (a: Pick<Row, 'raw' | 'value'>, b: Pick<Row, 'raw' | 'value'>): boolean =>
  a.raw !== null || b.raw !== null ? a.raw === b.raw : a.value === b.value
