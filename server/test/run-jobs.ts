import { setTimeout as pause } from 'node:timers/promises'
import { jobHandlers } from '../src/jobs.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startJobs } from '../src/platform/jobs/runner.ts'
import type { TestApp } from './harness.ts'

type Row = { state: string; error: string | null; runAt: string; attempts: number }

/** Runs what is due of some kinds of jobs, and of no other, until none is left. */
export async function runJobs({ platform, database, clock }: TestApp, ...kinds: string[]) {
  const handlers = jobHandlers(platform)
    .filter(({ kind }) => kinds.includes(kind.name))
    .map((handler) => ({ ...handler, schedule: null }))
  const runner = await startJobs(platform, handlers, { pollMs: 30 })
  const left = async () => {
    const rows = await database.owner.one<Row>(
      {},
      sql`select state, last_error as error, run_at, attempts from job
        where kind = any(${kinds}::text[]) and state in ('queued', 'running', 'failed')`,
    )
    // Read once the answer is there: a job may have added another one after the question, due at once.
    const now = clock.now().getTime()
    const due = rows.filter(
      ({ state, attempts, runAt }) =>
        state !== 'queued' || attempts > 0 || Date.parse(runAt) <= now,
    )
    const failed = due.find(({ error }) => error !== null)
    if (failed) throw new Error(`A job failed: ${failed.error}`)
    return due.length
  }
  try {
    while ((await left()) > 0) await pause(20)
  } finally {
    await runner.stop()
  }
}
