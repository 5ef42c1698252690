import { lock } from '../db/lock.ts'
import type { SystemScope, TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'

/** Tables that have a part for each month. */
export const partitionedTables = ['reading', 'raw_message'] as const
export type PartitionedTable = (typeof partitionedTables)[number]

/** The parts that there are, by their names, such as `reading_2026_02`. */
export async function readPartitions({ rows }: TelemetryScope | SystemScope): Promise<string[]> {
  const found = await rows<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = any(${partitionedTables.map((name) => `telemetry.${name}`)}::regclass[])`,
  )
  return found.map(({ name }) => name)
}

type Part = { table: PartitionedTable; name: string; from: Date; before: Date }

/**
 * Makes the part of one month. It is made first and attached then, which waits for no reader and no writer of the other
 * parts; `partition of` would wait for all of them, and make those that come wait, too.
 */
export const makePartition = (
  scope: SystemScope,
  { table, name, from, before }: Part,
): Promise<void> =>
  scope.transaction(async (within) => {
    await lock(within, 'reading-partitions')
    if ((await readPartitions(within)).includes(name)) return
    const [whole, part] = [raw(`telemetry.${table}`), raw(`telemetry.${name}`)]
    await within.rows(sql`create table ${part} (like ${whole} including all)`)
    await within.rows(
      sql`alter table ${whole} attach partition ${part} for values from (${raw(literal(from))}) to (${raw(literal(before))})`,
    )
  })

/**
 * Removes the part of one month with its rows; returns false where there is none, or where only an empty one was to go
 * and it is not. Nobody writes into closed months without the lock that this takes.
 */
export const dropPartition = (
  scope: SystemScope,
  { table, name, onlyEmpty = false }: Pick<Part, 'table' | 'name'> & { onlyEmpty?: boolean },
): Promise<boolean> =>
  scope.transaction(async (within) => {
    await lock(within, 'reading-partitions')
    if (!(await readPartitions(within)).includes(name)) return false
    if (onlyEmpty) {
      await lock(within, 'cold-readings')
      const left = await within.rows(sql`select from ${raw(`telemetry.${name}`)} limit 1`)
      if (left.length > 0) return false
    }
    await within.rows(
      sql`alter table ${raw(`telemetry.${table}`)} detach partition ${raw(`telemetry.${name}`)}`,
    )
    await within.rows(sql`drop table ${raw(`telemetry.${name}`)}`)
    return true
  })

/** Bytes of each table with its indexes, parts included. */
export async function readSizes({ rows }: TelemetryScope): Promise<Record<string, number>> {
  // A distributed table is empty where it is asked.
  const [citus] = await rows(sql`select from pg_extension where extname = 'citus'`)
  const size = raw(citus ? 'citus_total_relation_size(c.oid)' : 'pg_total_relation_size(c.oid)')
  const found = await rows<{ name: string; bytes: number }>(
    sql`select c.relname as name, ${size} as bytes from pg_class c
      where c.relnamespace = 'telemetry'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return Object.fromEntries(found.map(({ name, bytes }) => [name, bytes]))
}

const literal = (at: Date) => `'${at.toISOString()}'`
