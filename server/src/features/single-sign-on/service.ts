import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deleteFinished } from './store.ts'

/** Single sign-on for other features. */
export { deleteLinked } from './store.ts'

const keptMs = 86_400_000

/** Removes flows that have served, or that nobody asked a session for. */
export const sweepFinished = (scope: SystemScope): Promise<number> =>
  deleteFinished(scope, new Date(scope.clock.now().getTime() - keptMs))
