import { setTimeout as pause } from 'node:timers/promises'
import { jobHandlers } from '../src/jobs.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startJobs } from '../src/platform/jobs/runner.ts'
import type { TestApp } from './harness.ts'

/** Runs what is due of some kinds of jobs, and of no other, until none is left. */
export async function runJobs({ platform, database, clock }: TestApp, ...kinds: string[]) {
  const handlers = jobHandlers(platform)
    .filter(({ kind }) => kinds.includes(kind.name))
    .map((handler) => ({ ...handler, schedule: null }))
  const runner = await startJobs(platform, handlers, { pollMs: 30 })
  const left = async () => {
    const rows = await database.owner.one<{ state: string; error: string | null }>(
      {},
      sql`select state, last_error as error from job where kind = any(${kinds}::text[])
        and (state in ('running', 'failed') or state = 'queued' and (run_at <= ${clock.now()} or attempts > 0))`,
    )
    const failed = rows.find(({ error }) => error !== null)
    if (failed) throw new Error(`A job failed: ${failed.error}`)
    return rows.length
  }
  try {
    while ((await left()) > 0) await pause(20)
  } finally {
    await runner.stop()
  }
}
