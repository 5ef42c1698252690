import { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { calculateResults } from '../calculated/calculate-results.ts'
import { samplesEntered } from '../calculated/calculated-store.ts'

export const exceedanceJob = jobKind(
  'tell-exceedances',
  'project',
  z.object({ enteredAt: z.iso.datetime(), enteredBy: z.int() }),
)

/**
 * To be called by whatever writes results, with the moment that it gave them, in its transaction: calculates what
 * follows from them, and lets a job tell of those that exceed their limits.
 */
export const resultsEntered = async (scope: ProjectScope, enteredAt: Date): Promise<void> => {
  await calculateResults(scope, await samplesEntered(scope, enteredAt))
  await enqueue(scope, exceedanceJob, {
    enteredAt: enteredAt.toISOString(),
    enteredBy: scope.userId,
  })
}
