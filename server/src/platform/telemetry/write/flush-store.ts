import { epochMs } from '../../db/epoch-ms.ts'
import type { CopyIn } from '../../db/copy/copying.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { sql } from '../../db/sql.ts'
import type { Rows } from '../../db/statements.ts'
import { thaw } from '../cold/thaw.ts'
import { BinaryCopy } from './binary-copy.ts'
import { keepKeys } from './keep-keys-store.ts'
import { insertReadings } from './insert-readings-store.ts'
import type { MessageRow, Row } from '../reading.ts'
import { noteUntold } from './untold-store.ts'

/** What a flush stores beside its readings. */
export type Beside = {
  messages: readonly MessageRow[]
  /** Its readings that are new. */
  stored: readonly Row[]
  /** Buckets of ten minutes that changed. */
  dirty: readonly { variableId: number; bucketMs: number }[]
  /** Readings that rules of alarms wait for. */
  samples: readonly Row[]
  /** Payloads of the channel of readings. */
  notices: readonly string[]
}

type Key = { variableId: number; atMs: number }
export type Kept = Key & { raw: number | null; value: number | null }

/** Stores readings of which none is there yet; anything else fails. */
export const copyAll = (
  scope: TelemetryScope,
  rows: readonly Row[],
  beside: Beside,
): Promise<void> =>
  scope.copyIn(async (copyIn, query) => {
    await thaw({ rows: query, clock: scope.clock }, rows)
    await copyIn(
      sql`telemetry.reading (ts, raw, value, variable_id, lag_s, channel, quality)`,
      readingBytes(rows),
    )
    await storeMessages(query, beside.messages, (fresh) =>
      copyIn(
        sql`telemetry.raw_message (received_at, id, device_id, way_in, dedup_key, status, problem, body)`,
        messageBytes(fresh),
      ),
    )
    await storeBeside(copyIn, query, beside)
    await noteUntold(query, scope.clock, beside.stored)
  })

/**
 * Stores the readings that are not there yet. `besideOf` says what belongs beside them, once it is known which those are
 * and what the others have as their values.
 */
export const insertNew = (
  scope: TelemetryScope,
  rows: readonly Row[],
  besideOf: (inserted: readonly Key[], kept: readonly Kept[]) => Beside,
): Promise<void> =>
  scope.copyIn(async (copyIn, query) => {
    await thaw({ rows: query, clock: scope.clock }, rows)
    const inserted = await insertReadings({ rows: query }, rows)
    const kept = inserted.length === rows.length ? [] : await readKept(query, rows, inserted)
    const beside = besideOf(inserted, kept)
    await storeMessages(query, beside.messages, (fresh) => insertMessages(query, fresh))
    await storeBeside(copyIn, query, beside)
    await noteUntold(query, scope.clock, beside.stored)
  })

async function readKept(query: Rows, rows: readonly Row[], inserted: readonly Key[]) {
  const isNew = new Set(inserted.map(keyOf))
  const others = rows.filter((row) => !isNew.has(keyOf(row)))
  return query<Kept>(
    sql`select r.variable_id, ${epochMs('r.ts')} as at_ms, r.raw, r.value
      from unnest(${others.map(({ variableId }) => variableId)}::int[],
        ${others.map(({ atMs }) => new Date(atMs))}::timestamptz[]) k (variable_id, ts)
      join telemetry.reading r on r.variable_id = k.variable_id and r.ts = k.ts`,
  )
}

export const keyOf = ({ variableId, atMs }: Key): string => `${variableId} ${atMs}`

async function storeMessages(
  query: Rows,
  messages: readonly MessageRow[],
  store: (fresh: readonly MessageRow[]) => Promise<unknown>,
) {
  const fresh = await keepKeys(query, messages)
  if (fresh.length > 0) await store(fresh)
}

/** A flush that is tried again may have been committed without anybody hearing of it. */
const insertMessages = (query: Rows, messages: readonly MessageRow[]) =>
  query(
    sql`insert into telemetry.raw_message (received_at, id, device_id, way_in, dedup_key, status, problem, body)
      select * from unnest(${messages.map(({ receivedAt }) => receivedAt)}::timestamptz[],
        ${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ deviceId }) => deviceId)}::int[],
        ${messages.map(({ wayIn }) => wayIn)}::text[], ${messages.map(({ dedupKey }) => dedupKey)}::text[],
        ${messages.map(({ status }) => status)}::text[], ${messages.map(({ problem }) => problem)}::text[],
        ${messages.map(({ body }) => Buffer.from(body))}::bytea[])
      on conflict (device_id, received_at, id) do nothing`,
  )

async function storeBeside(copyIn: CopyIn, query: Rows, { dirty, samples, notices }: Beside) {
  if (dirty.length > 0)
    await copyIn(sql`telemetry.rollup_dirty (bucket, variable_id)`, dirtyBytes(dirty))
  if (samples.length > 0)
    await copyIn(
      sql`telemetry.alarm_sample (ts, received_at, value, variable_id, channel, quality)`,
      sampleBytes(samples),
    )
  if (notices.length > 0)
    await query(sql`select pg_notify(${channel}, payload) from unnest(${notices}::text[]) payload`)
}

/** The channel of NOTIFY by which every process hears of new readings. */
export const channel = 'readings'

const bytesOfReading = 70

function readingBytes(rows: readonly Row[]): Buffer {
  const copy = new BinaryCopy(32 + rows.length * bytesOfReading)
  for (const { atMs, raw, value, variableId, lagS, channel: code, quality } of rows) {
    copy.row(7)
    copy.timestamptz(atMs)
    copy.float8(raw)
    copy.float8(value)
    copy.int4(variableId)
    copy.int4(lagS)
    copy.int2(code)
    copy.int2(quality)
  }
  return copy.end()
}

function messageBytes(messages: readonly MessageRow[]): Buffer {
  const copy = new BinaryCopy(messages.reduce((sum, { body }) => sum + body.length + 128, 32))
  for (const { receivedAt, id, deviceId, wayIn, dedupKey, status, problem, body } of messages) {
    copy.row(8)
    copy.timestamptz(receivedAt.getTime())
    copy.uuid(id)
    copy.int4(deviceId)
    copy.text(wayIn)
    copy.text(dedupKey)
    copy.text(status)
    copy.text(problem)
    copy.bytea(body)
  }
  return copy.end()
}

function sampleBytes(rows: readonly Row[]): Buffer {
  const copy = new BinaryCopy(32 + rows.length * 58)
  for (const { atMs, lagS, value, variableId, channel: code, quality } of rows) {
    copy.row(6)
    copy.timestamptz(atMs)
    copy.timestamptz(atMs + lagS * 1000)
    copy.float8(value)
    copy.int4(variableId)
    copy.int2(code)
    copy.int2(quality)
  }
  return copy.end()
}

function dirtyBytes(dirty: Beside['dirty']): Buffer {
  const copy = new BinaryCopy(32 + dirty.length * 22)
  for (const { variableId, bucketMs } of dirty) {
    copy.row(2)
    copy.timestamptz(bucketMs)
    copy.int4(variableId)
  }
  return copy.end()
}
