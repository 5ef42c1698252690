import { setTimeout } from 'node:timers/promises'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

/** Until another transaction waits for this one. */
export async function somebodyWaits(rows: Rows): Promise<void> {
  const waiting = sql`select 1 from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await rows(waiting)).length === 0) await setTimeout(10)
}
