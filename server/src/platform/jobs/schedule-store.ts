import { lock } from '../db/lock.ts'
import type { SystemScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import type { JobKind } from './job-kind.ts'

/** `nextAt` is null before the schedule was first stored. */
export type ScheduledLane = { lane: number; timeZone: string; nextAt: string | null }

/** Every project, or the installation; no other process looks at schedules meanwhile. */
export async function lanesOf(scope: SystemScope, kind: JobKind): Promise<ScheduledLane[]> {
  await lock(scope, 'job-schedules')
  return scope.rows<ScheduledLane>(
    kind.of === 'project'
      ? sql`select p.id as lane, p.time_zone, s.next_at from project p
          left join job_schedule s on s.kind = ${kind.name} and s.lane = p.id order by p.id`
      : sql`select 0 as lane, 'UTC' as time_zone,
          (select s.next_at from job_schedule s where s.kind = ${kind.name} and s.lane = 0)`,
  )
}

export const storeNext = async (scope: SystemScope, kind: string, lane: number, nextAt: Date) => {
  await scope.rows(sql`
    insert into job_schedule (kind, lane, next_at) values (${kind}, ${lane}, ${nextAt})
    on conflict (kind, lane) do update set next_at = excluded.next_at`)
}

export const forgetDone = async (scope: SystemScope, kind: string, lane: number) => {
  await scope.rows(sql`
    delete from job where kind = ${kind} and lane = ${lane} and key = 'schedule' and state = 'done'`)
}
