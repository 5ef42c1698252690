import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope, TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { enqueue, enqueueForProjects } from '../../platform/jobs/enqueue.ts'
import { type Due, insertDue } from './due-store.ts'
import { recalculateJob } from './recalculate-job.ts'

/** Has spans evaluated anew, once the open transaction of a change is committed. */
export async function askAgain(within: ProjectScope, due: readonly Due[]): Promise<void> {
  await lock(within, 'recalculations', within.projectId)
  await insertDue(within, within.projectId, due)
  await enqueue(within, recalculateJob, {}, { key: 'due' })
}

/** Has spans evaluated anew whose readings came, or are to come, from another message. */
export const askAgainAfter = (
  scope: TelemetryScope,
  projectId: number,
  due: readonly Due[],
): Promise<void> =>
  scope.transaction(async (within) => {
    await lock(within, 'recalculations', projectId)
    await insertDue(within, projectId, due)
    await enqueueForProjects(within, recalculateJob, {}, [projectId])
  })
