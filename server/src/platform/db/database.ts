import pg from 'pg'
import { copyConnections, spareConnections } from './copy/copy-rows.ts'
import { type CopyInto, copyingFrom, copyingInto, type CopyOut } from './copy/copying.ts'
import { type Listener, listen } from './listen.ts'
import { valueTypes } from './rows.ts'
import type { Sql } from './sql.ts'
import {
  asError,
  begin,
  connect,
  lostClients,
  type Rows,
  run,
  send,
  type Tenant,
} from './statements.ts'

export type { Rows, Tenant }

export type Database = {
  /** One statement in a transaction of its own; one round trip. */
  one: <Row>(tenant: Tenant, statement: Sql) => Promise<Row[]>
  /** Several statements in one transaction. */
  transaction: <T>(tenant: Tenant, work: (rows: Rows) => Promise<T>) => Promise<T>
  /** A snapshot of any size, read as fast as it is taken up, which no time-out of statements ends. */
  copyOut: CopyOut
  /** For work across projects, with the owner's rights: only SystemScope reaches it. */
  owner: Pick<Database, 'one' | 'transaction'>
  /** As `puquio_telemetry`, the one role of readings: only TelemetryScope reaches it. */
  telemetry: Pick<Database, 'one' | 'transaction'> & {
    /** A transaction that may begin with COPY, on connections of its own. */
    copyIn: CopyInto
  }
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
  /** Without it there are no rights to readings. */
  telemetryUrl?: string
  poolSize?: number
  /**
   * Time-out of the application's statements: less than that of its callers, more than the largest import.
   */
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  onError: (error: Error) => void
}

/** Flushes of readings at once, which each hold one. */
export const arrivalConnections = 2

export function openDatabase({
  appUrl,
  ownerUrl,
  telemetryUrl = appUrl,
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
  const copies = pool(appUrl, copyConnections + spareConnections, {
    pipeline: false,
    lock_timeout: lockTimeoutMs,
  })
  const telemetry = pool(telemetryUrl, 6, {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
  })
  const arrivals = pool(telemetryUrl, arrivalConnections, {
    pipeline: false,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
  })
  const listeners: Listener[] = []

  return {
    ...on(app),
    copyOut: copyingFrom(copies),
    owner: on(owner),
    telemetry: { ...on(telemetry), copyIn: copyingInto(arrivals) },
    async listen(channel, onMessage, onGap) {
      listeners.push(await listen(appUrl, channel, onMessage, onGap))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()))
      await Promise.all([app, owner, copies, telemetry, arrivals].map((one) => one.end()))
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
