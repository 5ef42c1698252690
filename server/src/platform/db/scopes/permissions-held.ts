import { type PermissionCode, todayIn } from '@puquio/domain'
import type { ProjectScope } from './scope.ts'
import { sql } from '../sql.ts'

/** For the guard alone: returns another user's permissions in the project today; none for a non-member. */
export async function permissionsHeld(
  scope: ProjectScope,
  userId: number,
): Promise<PermissionCode[]> {
  const today = todayIn(scope.timeZone, scope.clock.now())
  const [row] = await scope.rows<{ permissions: PermissionCode[] }>(sql`
    select permissions from project_member
    where project_id = ${scope.projectId} and user_id = ${userId} and (ends_on is null or ends_on >= ${today})`)
  return row?.permissions ?? []
}
