import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../src/platform/db/database.ts'
import { type Sql, sql } from '../src/platform/db/sql.ts'

/**
 * Runs the work while `lock` is held, until so many statements wait: neither of them begins after
 * another has ended. Answers what the work comes to once the lock is let go.
 */
export async function whileLocked<T>(
  database: Database,
  lock: Sql,
  { waiting, work }: { waiting: number; work: () => Promise<T> },
): Promise<T> {
  const begun = await database.owner.transaction({}, async (rows) => {
    await rows(lock)
    const begun = { answer: work() }
    begun.answer.catch(() => undefined)
    while ((await countWaiting(database)) < waiting) await pause(10)
    return begun
  })
  return begun.answer
}

/** Statements that wait for a lock in this database. */
export async function countWaiting({ owner }: Database): Promise<number> {
  const [row] = await owner.one<{ count: number }>(
    {},
    sql`select count(*)::int as count from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`,
  )
  return row?.count ?? 0
}
