import { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'

export const exceedanceJob = jobKind(
  'tell-exceedances',
  'project',
  z.object({ enteredAt: z.iso.datetime(), enteredBy: z.int() }),
)

/**
 * To be called by whatever writes results, with the moment that it gave them, in its transaction: a job then tells of
 * those that exceed their limits.
 */
export const resultsEntered = async (scope: ProjectScope, enteredAt: Date): Promise<void> => {
  await enqueue(scope, exceedanceJob, {
    enteredAt: enteredAt.toISOString(),
    enteredBy: scope.userId,
  })
}
