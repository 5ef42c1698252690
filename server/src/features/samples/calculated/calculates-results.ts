import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { growingPauses, handles, type JobHandler } from '../../../platform/jobs/job-kind.ts'
import { calculateJob, calculateNext, type Remainder, samplesAtOnce } from './calculate-results.ts'
import { countSamples } from './calculated-store.ts'

/** Calculates results again, some samples in a transaction: what is entered meanwhile is calculated as it will be. */
export const calculatesResults = (): JobHandler<'calculate-results'> =>
  handles(calculateJob, {
    concurrency: 2,
    perProject: 1,
    pauseMs: growingPauses(5),
    async run({ payload, scope, signal, progress }) {
      const total = await countSamples(scope, payload.after ?? 0)
      let left: Remainder | null = payload
      for (let done = 0; left; done += samplesAtOnce) {
        signal.throwIfAborted()
        await progress(done, total)
        left = await calculateSome(scope, left)
      }
    },
  })

const calculateSome = (scope: ProjectScope, left: Remainder): Promise<Remainder | null> =>
  scope.transaction(async (within) => {
    await lock(within, 'results', within.projectId)
    return calculateNext(within, left)
  })
