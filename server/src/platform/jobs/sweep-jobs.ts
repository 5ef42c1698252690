import type { SystemScope } from '../db/scopes/scope.ts'
import { deleteEnded } from './queue-store.ts'

/** Days that finished and cancelled jobs are kept, and failed ones. */
const keptDays = { done: 30, failed: 180 }

export const sweepJobs = (scope: SystemScope): Promise<number> => {
  const before = (days: number) => new Date(scope.clock.now().getTime() - days * 86_400_000)
  return deleteEnded(scope, { done: before(keptDays.done), failed: before(keptDays.failed) })
}
