import type { ReadingLevel } from '@puquio/domain'
import { ago, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { partitionsScope, readingsScope } from '../db/scopes/system-scopes.ts'
import { compact } from './cold/compact.ts'
import { openFanOut, type ReadingsListener } from './fan-out.ts'
import { flush, type Watched } from './write/flush.ts'
import { countReadings, isMoreThan, readExtent } from './count-store.ts'
import {
  forgetKeysBefore,
  forgetMessages,
  forgetMessagesBetween,
  forgetVariables,
} from './forget-store.ts'
import { type Limits, openIngest, type Sender, usualLimits } from './write/ingest.ts'
import {
  type ChannelLags,
  countMessages,
  type MessageCounts,
  readArrivals,
  readLags,
  readRefused,
  type RefusedMessage,
} from './heard-store.ts'
import {
  countKept,
  type KeptMessage,
  type MessagePage,
  type MessageSpan,
  type MostKept,
  readKeyTime,
  readMessages,
  readWaiting,
  type Settled,
  settleMessage,
} from './kept-messages-store.ts'
import { openLatest } from './latest.ts'
import { readLatest } from './latest-store.ts'
import { openPartitions, timeBounds } from './partitions.ts'
import { type PartitionedTable, readSizes } from './partitions-store.ts'
import { type Hours, type Points, readHours, readPoints, type Span } from './read-store.ts'
import type { Range } from './rollups/rollups-store.ts'
import { monthsOfReadings, readRows } from './read-rows-store.ts'
import {
  type Batch,
  checkBatch,
  readingOf,
  rowOf,
  type StoredReading,
  type Written,
} from './reading.ts'
import { replaceReadings } from './rollups/replace-store.ts'
import { type Rewritten, rewriteReadings } from './rollups/rewrite-store.ts'
import { openLeftOut } from './rollups/left-out.ts'
import { rollUp, rollUpAgain } from './rollups/rollups.ts'

type OfVariables = Span & { variableIds: readonly number[] }

export type HeardOf = {
  /** Rising, to the second. */
  arrivalsMs: number[]
  lags: ChannelLags[]
  messages: MessageCounts
  refused: RefusedMessage[]
}

/** The readings of devices: stored and read by the ids of variables, which come from who may see them. */
export type Telemetry = {
  /**
   * Stores a batch with others; resolves once it is committed. Above the bounds of memory it is refused at once (BUSY),
   * and where the database cannot be reached for long, by DatabaseUnavailable: the device sends it again.
   */
  write: (batch: Batch) => Promise<Written>
  /** From now on the readings of these variables are queued for the rules of alarms, in the transaction that stores them. */
  watch: (watched: Watched) => void
  /** Whether what a device sends now would be refused, so that nobody reads it for that. */
  isFullFor: (sender: Sender) => boolean
  /** Resolves when there is room: what a door waits for that can stop reading. */
  whenRoom: () => Promise<void>
  /** Times that a reading may have, in ms: from the first, before the second. */
  timeBounds: () => { fromMs: number; beforeMs: number }
  /** What a graph draws; `levelFor` of `levels.ts` says at which level. One entry for each id, in the order of the ids. */
  points: (asked: OfVariables & { level: ReadingLevel }) => Promise<Points[]>
  /** Means of the hours in these ranges, which do not overlap; variables with none are left out. */
  hours: (ranges: readonly Range[]) => Promise<Hours[]>
  /** The newest reading of each variable that has one. */
  latest: (variableIds: readonly number[]) => Promise<StoredReading[]>
  /** All readings, page by page: for exports, and for factors that change. */
  readings: (asked: OfVariables) => AsyncGenerator<StoredReading[]>
  /** What came of a device in a span, and how late; of what was refused at most so many, the newest first. */
  heard: (asked: OfVariables & { deviceId: number; most: number }) => Promise<HeardOf>
  /** How many readings each variable has in a span, exactly; variables with none are left out. */
  count: (asked: OfVariables) => Promise<Map<number, number>>
  /** Whether there are more of them all than so many; does not count further. */
  isMoreThan: (asked: OfVariables, most: number) => Promise<boolean>
  /** Between which times there are readings of any of these variables; the first to the day. */
  extent: (variableIds: readonly number[]) => Promise<{ fromMs: number; toMs: number } | null>
  /** Gives readings that are there another value or quality. */
  rewrite: (rewritten: readonly Rewritten[]) => Promise<void>
  /**
   * Stores what a message says now that is decoded again: readings that came of it are replaced, new ones are stored, and
   * what another message said first stays.
   */
  replace: (batch: Batch) => Promise<Written>
  /** Messages as they came, to be decoded later or again. */
  messages: {
    /** When a message of the device first came by this key; null where none is known by it. */
    keyTime: (asked: { deviceId: number; dedupKey: string }) => Promise<Date | null>
    /** Says what became of a message that waited, or was decoded again. */
    settle: (message: Omit<KeptMessage, 'wayIn' | 'body'>, settled: Settled) => Promise<void>
    /** Those that wait since before a time, the oldest first. */
    waiting: (asked: { before: Date; most: MostKept }) => Promise<KeptMessage[]>
    /** The next of a device in a span, in the order in which they came. */
    page: (asked: MessagePage) => Promise<KeptMessage[]>
    count: (
      asked: Omit<MessageSpan, 'deviceId'> & { deviceIds: readonly number[] },
    ) => Promise<number>
  }
  /** Deletes all readings of variables and all messages of devices; for the job that deletes a device. */
  forget: (gone: { variableIds: readonly number[]; deviceIds: readonly number[] }) => Promise<void>
  /**
   * Calls the listener with what any process stored, each variable with its newest reading of a flush; `onGap` when some
   * may have been missed. Resolves once it listens; what it returns ends it.
   */
  onReadings: (listener: ReadingsListener, onGap?: () => void) => Promise<() => void>
  /** Brings rollups and latest readings up to date with what is stored; returns how many buckets were computed. */
  rollUp: () => Promise<number>
  /** Makes the tables of the next months, and removes old messages and the keys of those of the last days. */
  prepare: () => Promise<void>
  /** Packs the readings of closed months, for two hours at most; returns how many. */
  compact: () => Promise<number>
  /** Bytes of each table with its indexes. */
  sizes: () => Promise<Record<string, number>>
  /** Rolls up from now on, in this process. */
  start: () => void
  /** Refuses more, and resolves once all that was accepted is stored. */
  close: () => Promise<void>
}

/** How long a message is known by its key. */
const keysKept = { days: 7 }
const rollUpEveryMs = 2000
const compactForMs = 2 * 3_600_000

type Parts = {
  /** Days for which messages are kept as they came; 0 keeps them for ever. */
  messageDays?: number
  database: Database
  clock: Clock
  log: { warn: (details: object, message: string) => void }
  limits?: Limits
  /** How long what cannot be stored waits for a database that is away. */
  giveUpMs?: number
}

export function openTelemetry({
  messageDays = 0,
  database,
  clock,
  log,
  limits = usualLimits,
  giveUpMs = 30_000,
}: Parts): Telemetry {
  const scope = readingsScope({ database, clock })
  const partitions = openPartitions({
    owner: partitionsScope({ database, clock }),
    telemetry: scope,
  })
  const onError = (error: Error) => log.warn({ err: error }, 'readings')
  const apart = {
    leftOut: openLeftOut(),
    onFailure: (variableId: number, error: Error) =>
      log.warn({ err: error, variableId }, 'rollups of a variable are set apart'),
  }
  const latest = openLatest({ scope, onError })
  const fanOut = openFanOut({ database, onError })
  let watched: Watched = () => new Set()
  const ingest = openIngest(async (batches) => {
    const flushed = await flush({ scope, partitions, giveUpMs, watched: () => watched() }, batches)
    latest.note(flushed.stored)
    return flushed
  }, limits)
  const bounds = () => timeBounds(clock.now())
  /** What is packed is unpacked into its month's table, which another process may have removed. */
  const ensureMonths = (rows: readonly { atMs: number }[]) => {
    partitions.forget()
    return partitions.ensure(
      'reading',
      rows.map(({ atMs }) => atMs),
    )
  }
  let endLoop: (() => Promise<void>) | null = null

  return {
    async write(batch) {
      checkBatch(batch, bounds())
      const written = await ingest.write(batch)
      const { conflicting } = written
      if (conflicting > 0)
        log.warn(
          { conflicting, deviceId: batch.message?.deviceId },
          'readings that say another value',
        )
      return written
    },
    watch: (next) => {
      watched = next
    },
    isFullFor: ingest.isFullFor,
    whenRoom: ingest.whenRoom,
    timeBounds: bounds,
    points: (asked) => readPoints(scope, asked),
    hours: (ranges) => (ranges.length === 0 ? Promise.resolve([]) : readHours(scope, ranges)),
    latest: async (ids) => (await readLatest(scope, ids)).map(readingOf),
    async *readings(asked) {
      const months = await monthsOfReadings({ scope, partitions }, asked)
      for await (const rows of readRows(scope, asked, months)) yield rows.map(readingOf)
    },
    async heard(asked) {
      const [arrivalsMs, lags, messages, refused] = await Promise.all([
        readArrivals(scope, asked),
        readLags(scope, asked),
        countMessages(scope, asked),
        readRefused(scope, asked),
      ])
      return { arrivalsMs, lags, messages, refused }
    },
    isMoreThan: (asked, most) => isMoreThan(scope, asked, most),
    async count(asked) {
      const counted = await countReadings(scope, asked)
      return new Map(counted.map(({ variableId, count }) => [variableId, count]))
    },
    extent: (ids) => readExtent(scope, ids),
    async rewrite(rewritten) {
      await ensureMonths(rewritten)
      await rewriteReadings(scope, rewritten)
    },
    async replace(batch) {
      checkBatch(batch, bounds())
      const rows = batch.readings.map((reading) => rowOf(reading, batch))
      await ensureMonths(rows)
      await replaceReadings(scope, rows)
      return ingest.write({ ...batch, message: null })
    },
    messages: {
      keyTime: (asked) => readKeyTime(scope, asked),
      settle: (message, settled) => settleMessage(scope, message, settled),
      waiting: (asked) => readWaiting(scope, asked),
      page: (asked) => readMessages(scope, asked),
      count: (asked) => countKept(scope, asked),
    },
    async forget({ variableIds, deviceIds }) {
      const monthsOf = (table: PartitionedTable) => partitions.months(table, bounds())
      latest.drop(variableIds)
      await forgetVariables(scope, variableIds, await monthsOf('reading'))
      await forgetMessages(scope, deviceIds, await monthsOf('raw_message'))
    },
    onReadings: fanOut.onReadings,
    async rollUp() {
      await latest.store()
      return rollUp(scope, apart)
    },
    async prepare() {
      await partitions.makeAhead(clock.now())
      await forgetKeysBefore(scope, ago(clock, keysKept))
      if (messageDays === 0) return
      const before = ago(clock, { days: messageDays })
      await partitions.dropBefore('raw_message', before)
      const [cut] = await partitions.months('raw_message', {
        fromMs: before.getTime(),
        beforeMs: before.getTime() + 1,
      })
      if (cut) await forgetMessagesBetween(scope, { from: cut.from, before })
    },
    compact: () => {
      const endsAt = new Date(clock.now().getTime() + compactForMs)
      return compact({ scope, partitions, endsAt })
    },
    sizes: () => readSizes(scope),
    start: () => {
      endLoop ??= rollUpAgain({ scope, apart, onError, everyMs: rollUpEveryMs })
    },
    async close() {
      await ingest.close()
      await endLoop?.()
      await latest.store()
    },
  }
}
