import type { AnyList } from '@puquio/contract/reference'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'

/** Locks imports of a list, so that the second is checked against what the first has saved. */
export const lockList = (scope: ProjectScope, list: AnyList) =>
  lock(scope, 'reference-list', scope.projectId, list)
