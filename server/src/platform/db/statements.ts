import type pg from 'pg'
import { currentCall } from './call.ts'
import { DatabaseUnavailable, isUnavailable } from './database-unavailable.ts'
import { toObjects } from './rows.ts'
import type { Sql } from './sql.ts'

export type Rows = <Row>(statement: Sql) => Promise<Row[]>

/** Whose rows a transaction may see: set for its length, read by the row-level policies. */
export type Tenant = { projectId?: number; userId?: number }

/** Clients whose connection is gone. */
export const lostClients = new WeakSet<pg.ClientBase>()

export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new DatabaseUnavailable(cause)
  }
}

export async function send(
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
): Promise<pg.QueryResult<unknown[]>> {
  try {
    return await client.query<unknown[]>(query as pg.QueryConfig)
  } catch (error) {
    throw asUnavailable(client, error)
  }
}

export const asUnavailable = (client: pg.ClientBase, error: unknown) =>
  lostClients.has(client) || isUnavailable(error) ? new DatabaseUnavailable(error) : error

/** Begin, scope and call as one message. Whole numbers and base64 can stand in the text. */
export function begin({ projectId, userId }: Tenant): string {
  const setting = (name: string, id: number | undefined) => {
    if (id === undefined) return ''
    if (!Number.isSafeInteger(id)) throw new Error(`Not an id: ${id}`)
    // Quoted, since user is a reserved word.
    return `;set local app."${name}"='${id}'`
  }
  const call = currentCall()
  const ofCall = call === null ? '' : `;set local app.call='${call}'`
  return `begin${setting('project', projectId)}${setting('user', userId)}${ofCall}`
}

const statementNames = new Map<string, string>()

/**
 * Statements are prepared once for each connection, named by their text; the code has a fixed number of
 * them.
 */
export async function run<Row>(client: pg.PoolClient, { text, values }: Sql): Promise<Row[]> {
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < 2000) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  const query = { text, values, rowMode: 'array' as const, ...(name ? { name } : {}) }
  const { fields, rows } = await send(client, query)
  return toObjects<Row>(fields, rows)
}

export const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error(String(reason))
