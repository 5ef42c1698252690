import { lockOf } from '../db/lock.ts'
import type { ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import type { JobHandler } from './job-kind.ts'

export type ClaimedJob = {
  id: number
  kind: string
  projectId: number | null
  userId: number | null
  timeZone: string | null
  payload: unknown
  attempts: number
  createdAt: string
}
/** Identifies one claim of a job: the same worker may lose a job and claim it again. */
type Fence = { id: number; worker: string; attempts: number }
type Wanted = Pick<JobHandler, 'kind' | 'concurrency' | 'perProject' | 'perSecond' | 'lostAfterS'>

/** A process that does not renew its jobs within this time loses them; of a row with `lost_after_s`. */
const heldFor = raw('make_interval(secs => lost_after_s)')
/** A job that ends its process this often is given up. */
const timesLostMax = 3
export const lostError = 'The process that ran it was gone before its end'

/**
 * Claims are made one after the other over all processes, so that what runs can be counted. Planned each
 * time: a plan kept from when the table was empty takes half a second over a thousand jobs.
 */
const oneAtATime = sql`select ${lockOf('job-claims')},
  set_config('plan_cache_mode', 'force_custom_plan', true)`

/**
 * The jobs that this process runs next: of each kind no more than may run at once or begin within a second, and those first whose
 * project has the fewest running, then whose project has waited longest since one of it began.
 */
export function claimJobs(scope: SystemScope, worker: string, wanted: readonly Wanted[]) {
  const now = scope.clock.now()
  return scope.transaction(async (within) => {
    await within.rows(oneAtATime)
    return within.rows<ClaimedJob>(sql`
      with wanted as (
        select * from unnest(${wanted.map(({ kind }) => kind.name)}::text[], ${wanted.map((one) => one.concurrency)}::int[],
          ${wanted.map((one) => one.perProject)}::int[], ${wanted.map((one) => one.perSecond)}::int[],
          ${wanted.map((one) => one.lostAfterS)}::int[]) as w(kind, concurrency, per_lane, per_second, lost_after_s)
      ),
      lanes as (
        select w.*, due.lane, running.in_kind, running.in_lane, latest.started_at as served_at,
          case when w.per_second is not null then w.per_second - (
            select count(*) from job b where b.kind = w.kind and b.lane = due.lane
              and b.started_at > ${now}::timestamptz - interval '1 second') end as this_second
        from wanted w
        join (select distinct kind, lane from job where state = 'queued' and run_at <= ${now}) due on due.kind = w.kind
        cross join lateral (
          select count(*) as in_kind, count(*) filter (where r.lane = due.lane) as in_lane
          from job r where r.kind = w.kind and r.state = 'running'
        ) running
        left join lateral (
          select s.started_at from job s where s.kind = w.kind and s.lane = due.lane and s.started_at is not null
          order by s.started_at desc limit 1
        ) latest on true
      ),
      ranked as (
        select next.id, l.lost_after_s, l.concurrency - l.in_kind as free,
          row_number() over (partition by l.kind order by l.in_lane + next.place, l.served_at nulls first, next.id) as rank
        from lanes l cross join lateral (
          select j.id, row_number() over (order by j.run_at, j.id) as place from job j
          where j.state = 'queued' and j.kind = l.kind and j.lane = l.lane and j.run_at <= ${now}
          order by j.run_at, j.id limit greatest(least(l.per_lane - l.in_lane, l.concurrency - l.in_kind, l.this_second), 0)
        ) next
      )
      update job set state = 'running', worker = ${worker}, held_until = clock_timestamp() + ${heldFor},
        attempts = attempts + 1, started_at = ${now}, progress_done = 0, progress_total = null
      from ranked
      where job.id = ranked.id and ranked.rank <= ranked.free and job.state = 'queued'
      returning job.id, job.kind, job.project_id, job.user_id, job.payload, job.attempts, job.created_at,
        (select p.time_zone from project p where p.id = job.project_id)`)
  })
}

/**
 * Returns when the first job of some kinds fell or falls due that runs or was not tried yet, but for attempts that a dead
 * process lost; null without one.
 */
export async function firstDue(
  scope: SystemScope,
  kinds: readonly string[],
): Promise<string | null> {
  const [row] = await scope.rows<{ runAt: string | null }>(sql`
    select min(run_at) as run_at from job
    where kind = any(${kinds}::text[]) and (state = 'running' or state = 'queued' and attempts <= times_lost)`)
  return row?.runAt ?? null
}

const isLost = sql`state = 'running' and held_until < clock_timestamp()`
const isForGood = sql`not is_cancel_asked and times_lost + 1 >= ${timesLostMax}`

/** Queues the jobs of dead processes again, but for those whose process died too often. */
export async function releaseLost(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    update job set worker = null, held_until = null, times_lost = times_lost + 1, last_error = ${lostError},
      state = case when is_cancel_asked then 'cancelled' else 'queued' end,
      ended_at = case when is_cancel_asked then ${scope.clock.now()}::timestamptz end
    where ${isLost} and not (${isForGood}) returning id`)
  return rows.length
}

/** Jobs of some kinds whose process died too often. */
export const readLostForGood = (scope: SystemScope, kinds: readonly string[]) =>
  scope.rows<ClaimedJob>(sql`
    select job.id, job.kind, job.project_id, job.user_id, job.payload, job.attempts, job.created_at, p.time_zone
    from job left join project p on p.id = job.project_id
    where ${isLost} and ${isForGood} and kind = any(${kinds}::text[])`)

/** Returns false where another process was faster. */
export async function giveUpLost(scope: ProjectScope | SystemScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`update job set state = 'failed', ended_at = ${scope.clock.now()}
    where id = ${id} and ${isLost} and ${isForGood} returning id`)
  return rows.length > 0
}

/** Keeps why a job is about to be given up, which the scope of its project may not write. */
export const noteError = async (scope: SystemScope, id: number, error: string) => {
  await scope.rows(sql`update job set last_error = ${error} where id = ${id} and state = 'running'`)
}

/** Holds on to jobs of the worker; returns those it still has, and which of them are to be cancelled. */
export const holdJobs = (
  scope: SystemScope,
  worker: string,
  ids: readonly number[],
  kinds: readonly Pick<JobHandler, 'kind' | 'lostAfterS'>[],
) =>
  scope.rows<{ id: number; isCancelAsked: boolean }>(sql`
    update job set held_until = clock_timestamp() + ${heldFor}
    from unnest(${kinds.map(({ kind }) => kind.name)}::text[], ${kinds.map((one) => one.lostAfterS)}::int[])
      as k(name, lost_after_s)
    where id = any(${ids}::bigint[]) and worker = ${worker} and state = 'running' and kind = k.name
    returning id, is_cancel_asked`)

export const storeProgress = async (
  scope: ProjectScope | SystemScope,
  { id }: Fence,
  done: number,
  total: number | null,
) => {
  await scope.rows(
    sql`update job set progress_done = ${done}, progress_total = ${total} where id = ${id} and state = 'running'`,
  )
}

/** Returns false if another worker has the job by now, or it is to be cancelled; the transaction must then be rolled back. */
export async function endJob(
  scope: ProjectScope | SystemScope,
  { id, worker, attempts }: Fence,
  state: 'done' | 'failed' | 'cancelled',
): Promise<boolean> {
  const rows = await scope.rows(sql`update job set state = ${state}, ended_at = ${scope.clock.now()}
    where id = ${id} and worker = ${worker} and attempts = ${attempts} and state = 'running'
      and is_cancel_asked = (${state} = 'cancelled') returning id`)
  return rows.length > 0
}

/** Queues a job for another attempt. */
export const tryAgain = async (
  scope: SystemScope,
  { id, worker, attempts }: Fence,
  error: string,
  runAt: Date,
) => {
  await scope.rows(sql`
    update job set worker = null, held_until = null, last_error = ${error}, state = 'queued', run_at = ${runAt}
    where id = ${id} and worker = ${worker} and attempts = ${attempts} and state = 'running' and not is_cancel_asked`)
}

/** Queues a job again that neither ended nor failed, without counting the attempt. */
export const putBack = async (
  scope: SystemScope,
  { id, worker, attempts }: Fence,
  pauseMs: number,
) => {
  const runAt = new Date(scope.clock.now().getTime() + pauseMs)
  await scope.rows(sql`update job set state = 'queued', worker = null, held_until = null,
    attempts = attempts - 1, run_at = ${runAt}
    where id = ${id} and worker = ${worker} and attempts = ${attempts} and state = 'running' and not is_cancel_asked`)
}
