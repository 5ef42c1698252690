import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Copy } from './copy-rows.ts'
import { inlined, type Sql } from '../sql.ts'
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

export type CopyOut = <T>(
  tenant: Tenant,
  work: (copy: Copy, rows: Rows) => Promise<T>,
) => Promise<T>

/**
 * So much is read that joins hash: the planner takes what a policy leaves of a table for few rows, and would compare
 * each of them with all of a list.
 */
export const hashing = 'set local enable_nestloop = off'

/** Fills columns of a table, `reading (ts, value)` for instance, with what COPY takes in its binary format. */
export type CopyIn = (columns: Sql, bytes: Buffer) => Promise<void>

/** A transaction in which COPY may fill tables. */
export type CopyInto = <T>(work: (copyIn: CopyIn, rows: Rows) => Promise<T>) => Promise<T>

export const copyingFrom =
  (pool: pg.Pool): CopyOut =>
  async (tenant, work) => {
    const client = await connect(pool)
    let failed: Error | undefined
    try {
      await send(
        client,
        `${begin(tenant).replace('begin', 'begin isolation level repeatable read read only')}; ${hashing}`,
      )
      const copy: Copy = (statement, options = '') =>
        client.query(copyTo(`copy (${inlined(statement)}) to stdout ${options && `(${options})`}`))
      const result = await work(copy, (statement) => run(client, statement))
      await send(client, 'commit')
      return result
    } catch (error) {
      // What was left unread stands in the connection.
      failed = asError(error)
      throw error
    } finally {
      client.release(failed)
    }
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
