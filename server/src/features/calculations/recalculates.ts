import { lock } from '../../platform/db/lock.ts'
import { growingPauses, handles, type JobHandler, NotYet } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { readNextDue } from './due-store.ts'
import { recalculate } from './recalculate.ts'
import { recalculateJob } from './recalculate-job.ts'

/** Evaluates readings anew by calculations and corrections that changed, and by inputs that came later. */
export const recalculates = (
  platform: Pick<Platform, 'telemetry'>,
): JobHandler<'recalculate-readings'> =>
  handles(recalculateJob, {
    concurrency: 2,
    perProject: 1,
    pauseMs: growingPauses(20),
    async run({ scope, signal, progress, complete }) {
      for (let due = await readNextDue(scope); due; due = await readNextDue(scope)) {
        const { fromAt, beforeAt } = due
        const minutes = (toMs: number) =>
          Math.max(Math.round((toMs - Date.parse(fromAt)) / 60_000), 0)
        const total = minutes(Math.min(Date.parse(beforeAt), scope.clock.now().getTime()))
        const onDone = (atMs: number) => progress(Math.min(minutes(atMs), total), total)
        await recalculate(platform, scope, due, { signal, onDone })
      }
      // Whoever asks holds the lock until that is committed: it is seen here, or finds no job and makes one.
      await complete(async (within) => {
        await lock(within, 'recalculations', within.projectId)
        if (await readNextDue(within)) throw new NotYet(0)
      })
    },
  })
