import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { membersOf } from './recipients-store.ts'

/** Refuses a field that names people who may not enter the project today. */
export async function requireMembers(
  scope: ProjectScope,
  path: string,
  given: readonly number[],
): Promise<void> {
  const userIds = [...new Set(given)]
  if (userIds.length === 0) return
  const { projectId } = scope
  const asked = { projectId, audience: 'everybody', userIds, exceptId: null } as const
  if ((await membersOf(scope, asked)).length !== userIds.length)
    throw fieldProblem(path, 'not-in-list')
}
