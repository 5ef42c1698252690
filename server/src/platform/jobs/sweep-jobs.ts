import type { SystemScope } from '../db/scopes/scope.ts'
import { deleteEnded } from './queue-store.ts'

/** What was done or cancelled is of interest for as long as somebody may ask; a failure stays for longer. */
const keptDays = { done: 30, failed: 180 }

export const sweepJobs = (scope: SystemScope): Promise<number> => {
  const before = (days: number) => new Date(scope.clock.now().getTime() - days * 86_400_000)
  return deleteEnded(scope, { done: before(keptDays.done), failed: before(keptDays.failed) })
}
