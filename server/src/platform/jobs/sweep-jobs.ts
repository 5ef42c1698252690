import { ago } from '../clock.ts'
import type { SystemScope } from '../db/scopes/scope.ts'
import { deleteEnded } from './queue-store.ts'

/** Days that finished and cancelled jobs are kept, and failed ones. */
const keptDays = { done: 30, failed: 180 }

export const sweepJobs = (scope: SystemScope): Promise<number> =>
  deleteEnded(scope, {
    done: ago(scope.clock, { days: keptDays.done }),
    failed: ago(scope.clock, { days: keptDays.failed }),
  })
