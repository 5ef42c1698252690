import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deleteFinished } from './store.ts'

/** Single sign-on for other features. */
export { deleteLinked } from './store.ts'

/** Removes after a day flows that have served, or that nobody asked a session for. */
export const sweepFinished = (scope: SystemScope): Promise<number> =>
  deleteFinished(scope, ago(scope.clock, { days: 1 }))
