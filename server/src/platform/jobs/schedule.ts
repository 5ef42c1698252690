import { Cron } from 'croner'
import type { SystemScope } from '../db/scopes/scope.ts'
import type { JobHandler, Schedule } from './job-kind.ts'
import { insertSystemJobs } from './queue-store.ts'
import { forgetDone, lanesOf, storeNext } from './schedule-store.ts'

/**
 * Adds the jobs whose time has come. A process that was away makes up for one of what it missed; while a
 * job of the schedule still waits or runs, no second one is added.
 */
export async function addScheduled(
  scope: SystemScope,
  handlers: readonly JobHandler[],
): Promise<void> {
  for (const { kind, schedule } of handlers) {
    if (schedule === null) continue
    await scope.transaction(async (within) => {
      const now = within.clock.now()
      for (const { lane, timeZone, nextAt } of await lanesOf(within, kind)) {
        if (nextAt !== null && new Date(nextAt) > now) continue
        const due = { payload: {}, runAt: null, key: 'schedule', projectId: lane || null }
        if (nextAt !== null) {
          // A job that runs every minute keeps only its last finished row.
          if ('everyMs' in schedule) await forgetDone(within, kind.name, lane)
          await insertSystemJobs(within, kind.name, [due])
        }
        await storeNext(within, kind.name, lane, nextRun(schedule, timeZone, now))
      }
    })
  }
}

/** Returns the next time of the schedule after `now`. */
export function nextRun(schedule: Schedule, projectZone: string, now: Date): Date {
  if ('everyMs' in schedule) return new Date(now.getTime() + schedule.everyMs)
  const timezone = schedule.zone === 'project' ? projectZone : schedule.zone
  const next = new Cron(schedule.cron, { timezone, paused: true }).nextRun(now)
  if (next === null) throw new Error(`Never: ${schedule.cron}`)
  return next
}
