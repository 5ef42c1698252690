import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Copies } from './copy-rows.ts'
import { inlined, type Sql, sql } from '../sql.ts'
import {
  asError,
  asUnavailable,
  begin,
  connect,
  type Rows,
  run,
  send,
  type Tenant,
} from '../statements.ts'

export type CopyOut = <T>(tenant: Tenant, work: (copies: Copies) => Promise<T>) => Promise<T>

/**
 * So much is read that joins hash: the planner takes what a policy leaves of a table for few rows, and would compare
 * each of them with all of a list.
 */
export const hashing = 'set local enable_nestloop = off'

/** Fills columns of a table, `reading (ts, value)` for instance, with what COPY takes in its binary format. */
export type CopyIn = (columns: Sql, bytes: Buffer) => Promise<void>

/** A transaction in which COPY may fill tables. */
export type CopyInto = <T>(work: (copyIn: CopyIn, rows: Rows) => Promise<T>) => Promise<T>

/** Who comes first has the spare connection, too, where the next statement runs while what one sends is taken up. */
export const copyingFrom = (pool: pg.Pool): CopyOut => {
  let isSpareFree = true
  return async (tenant, work) => {
    const hasSpare = isSpareFree
    if (hasSpare) isSpareFree = false
    const opened: Promise<Opened | null>[] = []
    let failed: Error | undefined
    try {
      const first = await openAt(pool, tenant)
      opened.push(Promise.resolve(first))
      const copies: Copies = [
        async (statement, options) => copied(first.client, statement, options),
      ]
      if (hasSpare) {
        // Where a database has no connection left, one is enough.
        const second = openAt(pool, tenant, first.snapshot).catch(() => null)
        opened.push(second)
        copies.push(async (statement, options) =>
          copied((await second)?.client ?? first.client, statement, options),
        )
      }
      const result = await work(copies)
      for (const one of await Promise.all(opened)) if (one) await send(one.client, 'commit')
      return result
    } catch (error) {
      // What was left unread stands in the connection.
      failed = asError(error)
      throw error
    } finally {
      for (const one of await Promise.all(opened)) one?.client.release(failed)
      if (hasSpare) isSpareFree = true
    }
  }
}

type Opened = { client: pg.PoolClient; snapshot: string }

/** Begins to read on a connection of its own, what is there now or what another one sees. */
async function openAt(pool: pg.Pool, tenant: Tenant, snapshot?: string): Promise<Opened> {
  const client = await connect(pool)
  try {
    const seen =
      snapshot === undefined ? '' : `set transaction snapshot ${pg.escapeLiteral(snapshot)};`
    const begun = begin(tenant).replace(
      'begin',
      `begin isolation level repeatable read read only;${seen}`,
    )
    await send(client, `${begun};${hashing}`)
    if (snapshot !== undefined) return { client, snapshot }
    const [exported] = await run<{ id: string }>(client, sql`select pg_export_snapshot() as id`)
    if (!exported) throw new Error('No snapshot was exported')
    return { client, snapshot: exported.id }
  } catch (error) {
    client.release(asError(error))
    throw error
  }
}

function copied(client: pg.PoolClient, statement: Sql, options = ''): Readable {
  const text = `copy (${inlined(statement)}) to stdout ${options && `(${options})`}`
  const bytes = client.query(copyTo(text))
  // It may fail before it is read: who reads it then is told.
  bytes.on('error', (error) => bytes.destroy(error))
  return bytes
}

export const copyingInto =
  (pool: pg.Pool): CopyInto =>
  async (work) => {
    const client = await connect(pool)
    let lost: Error | undefined
    const copyIn: CopyIn = async (columns, bytes) => {
      const taking = client.query(copyFrom(`copy ${columns.text} from stdin (format binary)`))
      try {
        taking.end(bytes)
        await finished(taking)
      } catch (error) {
        throw asUnavailable(client, error)
      }
    }
    try {
      await send(client, 'begin')
      const result = await work(copyIn, (statement) => run(client, statement))
      const { command } = await send(client, 'commit')
      if (command !== 'COMMIT') throw new Error('The transaction was not committed')
      return result
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        lost = asError(reason)
      })
      throw error
    } finally {
      client.release(lost)
    }
  }
