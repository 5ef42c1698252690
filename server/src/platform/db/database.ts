import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Copy, copyConnections } from './copy-rows.ts'
import { currentCall } from './call.ts'
import { DatabaseUnavailable, isUnavailable } from './database-unavailable.ts'
import { type Listener, listen } from './listen.ts'
import { toObjects, valueTypes } from './rows.ts'
import { inlined, type Sql } from './sql.ts'

export type Rows = <Row>(statement: Sql) => Promise<Row[]>

/** Whose rows a transaction may see: set for its length, read by the row-level policies. */
export type Tenant = { projectId?: number; userId?: number }

type CopyWork<T> = (copy: Copy, rows: Rows) => Promise<T>

export type Database = {
  /** One statement in a transaction of its own; one round trip. */
  one: <Row>(tenant: Tenant, statement: Sql) => Promise<Row[]>
  /** Several statements in one transaction. */
  transaction: <T>(tenant: Tenant, work: (rows: Rows) => Promise<T>) => Promise<T>
  /** A snapshot of any size, read as fast as it is taken up, which no time-out of statements ends. */
  copyOut: <T>(tenant: Tenant, work: CopyWork<T>) => Promise<T>
  /** For work across projects, with the owner's rights: only SystemScope reaches it. */
  owner: Pick<Database, 'one' | 'transaction'>
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  appUrl: string
  ownerUrl: string
  poolSize?: number
  /**
   * Time-out of the application's statements: less than that of its callers, more than the largest import.
   */
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  onError: (error: Error) => void
}

export function openDatabase({
  appUrl,
  ownerUrl,
  poolSize = 10,
  statementTimeoutMs = 80_000,
  lockTimeoutMs = 30_000,
  onError,
}: Options): Database {
  const pool = (connectionString: string, max: number, limits: pg.PoolConfig = {}) => {
    const made = new pg.Pool({
      pipeline: true,
      ...limits,
      connectionString,
      max,
      types: valueTypes,
      application_name: 'puquio',
      connectionTimeoutMillis: 20_000,
      keepAlive: true,
    })
    made.on('error', onError)
    // The pool does not handle errors of a client in use: unhandled, its loss would end the process.
    made.on('connect', (client) => client.on('error', () => lostClients.add(client)))
    return made
  }
  const app = pool(appUrl, poolSize, {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
  })
  const owner = pool(ownerUrl, 4)
  // Apart, so that long reads leave the other calls their connections.
  const copies = pool(appUrl, copyConnections, { pipeline: false, lock_timeout: lockTimeoutMs })
  const listeners: Listener[] = []

  return {
    ...on(app),
    copyOut: copyingFrom(copies),
    owner: on(owner),
    async listen(channel, onMessage, onGap) {
      listeners.push(await listen(appUrl, channel, onMessage, onGap))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()))
      await Promise.all([app.end(), owner.end(), copies.end()])
    },
  }
}

function on(pool: pg.Pool): Pick<Database, 'one' | 'transaction'> {
  return {
    async one<Row>(tenant: Tenant, statement: Sql): Promise<Row[]> {
      const client = await connect(pool)
      // All three are sent at once to save round trips.
      const started = send(client, begin(tenant))
      const answered = run<Row>(client, statement)
      const ended = send(client, 'commit')
      const [start, answer, end] = await Promise.allSettled([started, answered, ended])
      const lost = end.status === 'rejected' ? asError(end.reason) : undefined
      client.release(lost)
      if (answer.status === 'rejected') throw answer.reason
      if (start.status === 'rejected') throw start.reason
      if (end.status === 'rejected') throw end.reason
      // A commit after a failed statement resolves as a rollback.
      if (end.value.command !== 'COMMIT') throw new Error('The transaction was not committed')
      return answer.value
    },
    async transaction<T>(tenant: Tenant, work: (rows: Rows) => Promise<T>): Promise<T> {
      const client = await connect(pool)
      let lost: Error | undefined
      try {
        const started = send(client, begin(tenant))
        const [, result] = await Promise.all([started, work((statement) => run(client, statement))])
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
    },
  }
}

const copyingFrom =
  (pool: pg.Pool): Database['copyOut'] =>
  async (tenant, work) => {
    const client = await connect(pool)
    let failed: Error | undefined
    try {
      await send(
        client,
        begin(tenant).replace('begin', 'begin isolation level repeatable read read only'),
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

const lostClients = new WeakSet<pg.ClientBase>()

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new DatabaseUnavailable(cause)
  }
}

async function send(
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
): Promise<pg.QueryResult<unknown[]>> {
  try {
    return await client.query<unknown[]>(query as pg.QueryConfig)
  } catch (error) {
    throw lostClients.has(client) || isUnavailable(error) ? new DatabaseUnavailable(error) : error
  }
}

/** Begin, scope and call as one message. Whole numbers and base64 can stand in the text. */
function begin({ projectId, userId }: Tenant): string {
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
async function run<Row>(client: pg.PoolClient, { text, values }: Sql): Promise<Row[]> {
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < 2000) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  const query = { text, values, rowMode: 'array' as const, ...(name ? { name } : {}) }
  const { fields, rows } = await send(client, query)
  return toObjects<Row>(fields, rows)
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))
