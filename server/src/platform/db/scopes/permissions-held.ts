import { type PermissionCode, todayIn } from '@puquio/domain'
import type { ProjectScope } from './scope.ts'
import { sql } from '../sql.ts'
import { mayEnterOn } from '../account-conditions.ts'

/** For the guard alone: returns another user's permissions in the project today; none for a non-member. */
export async function permissionsHeld(
  scope: ProjectScope,
  userId: number,
): Promise<PermissionCode[]> {
  const today = todayIn(scope.timeZone, scope.clock.now())
  const [row] = await scope.rows<{ permissions: PermissionCode[] }>(sql`
    select m.permissions from project_member m
    where m.project_id = ${scope.projectId} and m.user_id = ${userId} and ${mayEnterOn(sql`${today}::date`)}`)
  return row?.permissions ?? []
}
