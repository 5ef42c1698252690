import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withConflict } from '@puquio/domain'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { noticesOf } from '../fan-out.ts'
import { copyAll, insertNew, keyOf, type Kept } from './flush-store.ts'
import { bucketOf } from '../levels.ts'
import type { Partitions } from '../partitions.ts'
import { type MessageRow, type Batch, isSame, type Row, rowOf, type Written } from '../reading.ts'

/** A batch that waits for its commit; its message gets its id once, so that a retry is known. */
export type Waiting = { batch: Batch; message: MessageRow | null }
export const waitingOf = (batch: Batch): Waiting => ({
  batch,
  message: batch.message && { id: randomUUID(), ...batch.message, receivedAt: batch.receivedAt },
})

/** What became of each batch, in their order: how it was written, or why it was not. */
export type Flushed = { outcomes: (Written | Error)[]; stored: Row[] }

/** The variables whose readings are handed to the rules of alarms. */
export type Watched = () => ReadonlySet<number>

type Parts = {
  scope: TelemetryScope
  partitions: Partitions
  giveUpMs: number
  watched: Watched
}

/**
 * Stores batches together: by COPY, and whatever error of the server that meets, without those readings that are there
 * already. While the database cannot be reached it is tried again until `giveUpMs`. Where the server refuses what is in a
 * batch, the others are stored without it.
 */
export async function flush(parts: Parts, all: readonly Waiting[]): Promise<Flushed> {
  const sorted = sortRows(all)
  try {
    return await byCopy(parts, all, sorted)
  } catch {
    // A cluster reports a duplicate in COPY by another code, so only that of the second attempt counts.
  }
  const startedMs = performance.now()
  for (let attempt = 1; ; attempt++)
    try {
      return await byInsert(parts, all, sorted)
    } catch (error) {
      const isGone = error instanceof DatabaseUnavailable
      const mayTryAgain = isGone
        ? performance.now() - startedMs < parts.giveUpMs
        : attempt < attemptsFor(error)
      if (mayTryAgain) {
        parts.partitions.forget()
        await pause(Math.min(50 * 2 ** Math.min(attempt, 5), 1000))
      } else if (isGone || all.length === 1) return failed(all, error)
      else return eachAlone(parts, all)
    }
}

/** More for a deadlock and what took too long; once more where a part may be missing that somebody detached. */
function attemptsFor(error: unknown): number {
  const { code = '' } = error as { code?: string }
  if (/^(40001|40P01|55P03|57014)$/.test(code)) return 5
  return code === '23514' ? 2 : 1
}

const failed = (all: readonly Waiting[], error: unknown): Flushed => {
  const reason = error instanceof Error ? error : new Error(String(error))
  return { outcomes: all.map(() => reason), stored: [] }
}

async function eachAlone(parts: Parts, all: readonly Waiting[]): Promise<Flushed> {
  const outcomes: Flushed['outcomes'] = []
  const stored: Row[] = []
  for (const one of all) {
    const flushed = await byInsert(parts, [one], sortRows([one])).catch((error: unknown) =>
      failed([one], error),
    )
    outcomes.push(...flushed.outcomes)
    stored.push(...flushed.stored)
  }
  return { outcomes, stored }
}

/** The rows of a flush by variable and time, each once, and those that say the same key again. */
type Sorted = { rows: Row[]; places: number[]; again: { row: Row; first: Row; place: number }[] }

/** One order of rows in every flush: none waits for another that waits for it, and leaves of the index are met once. */
function sortRows(all: readonly Waiting[]): Sorted {
  const entries = all.flatMap(({ batch }, place) =>
    batch.readings.map((reading) => ({ row: rowOf(reading, batch), place })),
  )
  // Stable: of two with one key the one that came first stays first.
  entries.sort((a, b) => a.row.variableId - b.row.variableId || a.row.atMs - b.row.atMs)
  const sorted: Sorted = { rows: [], places: [], again: [] }
  let first: Row | undefined
  for (const { row, place } of entries)
    if (first && first.variableId === row.variableId && first.atMs === row.atMs)
      sorted.again.push({ row, first, place })
    else {
      first = row
      sorted.rows.push(row)
      sorted.places.push(place)
    }
  return sorted
}

async function byCopy(
  { scope, partitions, watched }: Parts,
  all: readonly Waiting[],
  sorted: Sorted,
) {
  await ensureParts(partitions, all, sorted)
  const { rows } = sorted
  const messages = messagesOf(all, new Set(placesInConflict(sorted, new Map())))
  await copyAll(scope, rows, {
    messages,
    stored: rows,
    dirty: dirtyOf(rows),
    samples: samplesOf(rows, watched),
    notices: noticesOf(newestOf(rows)),
  })
  return { outcomes: count(all, sorted, new Map()), stored: rows }
}

async function byInsert(
  { scope, partitions, watched }: Parts,
  all: readonly Waiting[],
  sorted: Sorted,
) {
  await ensureParts(partitions, all, sorted)
  let stored = sorted.rows
  let others = new Map<string, Kept>()
  await insertNew(scope, sorted.rows, (inserted, kept) => {
    others = new Map(kept.map((one) => [keyOf(one), one]))
    const isNew = new Set(inserted.map(keyOf))
    stored = sorted.rows.filter((row) => isNew.has(keyOf(row)))
    return {
      messages: messagesOf(all, new Set(placesInConflict(sorted, others))),
      stored,
      dirty: dirtyOf(stored),
      samples: samplesOf(stored, watched),
      notices: noticesOf(newestOf(stored)),
    }
  })
  return { outcomes: count(all, sorted, others), stored }
}

async function ensureParts(partitions: Partitions, all: readonly Waiting[], { rows }: Sorted) {
  await partitions.ensure(
    'reading',
    rows.map(({ atMs }) => atMs),
  )
  await partitions.ensure(
    'raw_message',
    all.flatMap(({ message }) => (message ? [message.receivedAt.getTime()] : [])),
  )
}

/** What was there before, where a row was not stored. */
type Others = ReadonlyMap<string, Kept>

function* placesInConflict({ rows, places, again }: Sorted, others: Others): Generator<number> {
  // Mostly all are new, and their keys would cost more than the rest of a flush.
  if (others.size > 0)
    for (const [index, row] of rows.entries()) {
      const other = others.get(keyOf(row))
      if (other && !isSame(row, other)) yield places[index] as number
    }
  for (const { row, first, place } of again)
    if (!isSame(row, others.get(keyOf(row)) ?? first)) yield place
}

function count(all: readonly Waiting[], sorted: Sorted, others: Others): Written[] {
  const written = all.map(({ batch }) => ({
    stored: batch.readings.length,
    repeated: 0,
    conflicting: 0,
  }))
  const move = (place: number, from: keyof Written, to: keyof Written) => {
    const one = written[place] as Written
    one[from] -= 1
    one[to] += 1
  }
  if (others.size > 0)
    sorted.rows.forEach((row, index) => {
      if (others.has(keyOf(row))) move(sorted.places[index] as number, 'stored', 'repeated')
    })
  for (const { place } of sorted.again) move(place, 'stored', 'repeated')
  for (const place of placesInConflict(sorted, others)) move(place, 'repeated', 'conflicting')
  return written
}

/** The messages of a flush; those with a reading that is not kept say so. */
const messagesOf = (all: readonly Waiting[], inConflict: ReadonlySet<number>): MessageRow[] =>
  all.flatMap(({ message }, place) => {
    if (message === null) return []
    if (!inConflict.has(place)) return [message]
    const problem = withConflict(message.problem)
    return [{ ...message, status: message.status === 'read' ? 'partly' : message.status, problem }]
  })

const samplesOf = (rows: readonly Row[], watched: Watched): Row[] => {
  const ids = watched()
  return ids.size === 0 ? [] : rows.filter(({ variableId }) => ids.has(variableId))
}

function dirtyOf(rows: readonly Row[]) {
  const dirty: { variableId: number; bucketMs: number }[] = []
  for (const { variableId, atMs } of rows) {
    const bucketMs = bucketOf('10m', atMs)
    const last = dirty.at(-1)
    if (last?.variableId !== variableId || last.bucketMs !== bucketMs)
      dirty.push({ variableId, bucketMs })
  }
  return dirty
}

/** The newest of each variable, of rows by variable and time. */
export const newestOf = (rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => rows[index + 1]?.variableId !== row.variableId)
