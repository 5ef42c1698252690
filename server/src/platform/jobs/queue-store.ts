import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  TelemetryScope,
  UserScope,
} from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import type { JobKind } from './job-kind.ts'

type AnyScope = AccountScope | UserScope | ProjectScope | SystemScope | TelemetryScope
type Scoped = Pick<AnyScope, 'rows' | 'clock'>
export type NewJob = { kind: string; payload: unknown; runAt: Date | null; key: string | null }

export const jobsChannel = 'job'

/** Notifies every process when the transaction commits. */
const wakeWorkers = (scope: Scoped) =>
  scope.rows(sql`select pg_notify(${jobsChannel}, '')`).then(() => undefined)

/** Returns the job's id; null if a job with the same key waits or runs. */
export async function insertJob(
  scope: ProjectScope,
  { kind, payload, runAt, key }: NewJob,
): Promise<number | null> {
  const now = scope.clock.now()
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into job (kind, project_id, user_id, payload, key, run_at, created_at)
    values (${kind}, ${scope.projectId}, ${scope.userId || null}, ${payload}, ${key}, ${runAt ?? now}, ${now})
    on conflict (kind, lane, key) where state in ('queued', 'running') do nothing
    returning id`)
  await wakeWorkers(scope)
  return row?.id ?? null
}

export type NewSystemJob = Omit<NewJob, 'kind'> & { projectId: number | null }

/** Returns nothing: the application's role may not read the installation's jobs. */
export async function insertSystemJobs(
  scope: Scoped,
  kind: string,
  jobs: readonly NewSystemJob[],
): Promise<void> {
  if (jobs.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    insert into job (kind, project_id, payload, key, run_at, created_at)
    select ${kind}, j."projectId", j.payload, j.key, coalesce(j."runAt", ${now}::timestamptz), ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as j("projectId" int, payload jsonb, key text, "runAt" timestamptz)
    on conflict do nothing`)
  await wakeWorkers(scope)
}

/** Lets jobs that wait, or were given up, run now; returns false where there is none such. */
export async function runNow(
  scope: SystemScope,
  which: { id: number } | { kind: JobKind; keys: readonly string[] },
): Promise<boolean> {
  const found =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`kind = ${which.kind.name} and key = any(${which.keys})`
  const rows = await scope.rows(sql`
    update job set state = 'queued', run_at = ${scope.clock.now()}, ended_at = null, times_lost = 0,
      is_cancel_asked = false
    where id in (
      select max(id) from job where ${found} and state in ('queued', 'failed') group by kind, lane, coalesce(key, id::text))
    returning id`)
  await wakeWorkers(scope)
  return rows.length > 0
}

/** Ends a job that waits, and tells one that runs; returns false where there is none such. */
export async function cancelJob(scope: ProjectScope | SystemScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update job set is_cancel_asked = true,
      state = case state when 'queued' then 'cancelled' else state end,
      ended_at = case state when 'queued' then ${scope.clock.now()}::timestamptz end
    where id = ${id} and state in ('queued', 'running') returning id, pg_notify(${jobsChannel}, 'cancel')`)
  return rows.length > 0
}

export async function deleteEnded(
  scope: SystemScope,
  before: { done: Date; failed: Date },
): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    with gone as (delete from job where state in ('done', 'cancelled') and ended_at < ${before.done}
      or state = 'failed' and ended_at < ${before.failed} returning 1)
    select count(*) from gone`)
  return row?.count ?? 0
}

/**
 * Makes jobs due now that wait for another attempt: of the scope's project, or of all. One that never
 * ran waits for its own time.
 */
export async function bringForward(scope: ProjectScope | SystemScope, kind: string) {
  const now = scope.clock.now()
  await scope.rows(
    sql`update job set run_at = ${now}
      where kind = ${kind} and state = 'queued' and run_at > ${now} and started_at is not null`,
  )
  await wakeWorkers(scope)
}
