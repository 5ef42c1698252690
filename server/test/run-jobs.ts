import { jobHandlers } from '../src/jobs.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startJobs } from '../src/platform/jobs/runner.ts'
import type { TestApp } from './harness.ts'

/** Runs what is due of some kinds of jobs, and of no other, until none is left. */
export async function runJobs({ platform, database }: TestApp, ...kinds: string[]) {
  const handlers = jobHandlers(platform)
    .filter(({ kind }) => kinds.includes(kind.name))
    .map((handler) => ({ ...handler, schedule: null }))
  const runner = await startJobs(platform, handlers, { pollMs: 30 })
  try {
    await runner.caughtUp(kinds)
  } finally {
    await runner.stop()
  }
  const [failed] = await database.owner.one<{ error: string }>(
    {},
    sql`select last_error as error from job
      where kind = any(${kinds}::text[]) and state in ('queued', 'failed') and last_error is not null limit 1`,
  )
  if (failed) throw new Error(`A job failed: ${failed.error}`)
}
