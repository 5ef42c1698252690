import { type Access, mayAccess } from '@puquio/domain'
import { Problem } from '../../problem.ts'
import { maySignIn } from '../account-conditions.ts'
import { lock } from '../lock.ts'
import { sql } from '../sql.ts'
import { permissionsHeld } from './permissions-held.ts'
import type { ProjectScope, SystemScope } from './scope.ts'

/**
 * Keeps what the scope was made for from being taken away until the transaction ends, and throws where that was done
 * already. The guard alone would let a removal come between it and the transaction. Changes of a project's members
 * so run one after another, and each sees who is its ADMIN.
 */
export async function holdRights(scope: ProjectScope, access: Access): Promise<void> {
  await lock(scope, 'members', scope.projectId)
  const permissions = await permissionsHeld(scope, scope.userId)
  const isSystemAdmin = scope.isSystemAdmin && (await lockAdministrator(scope, scope.userId))
  if (!mayAccess(access, { permissions, isSystemAdmin })) throw new Problem('ACCESS_DENIED')
}

/** The same for what a system administrator changes of the installation. */
export async function holdAdministration(scope: SystemScope, userId: number): Promise<void> {
  if (!(await lockAdministrator(scope, userId))) throw new Problem('ACCESS_DENIED')
}

/** Not shared: two transactions that both change the row afterwards would wait for each other. */
async function lockAdministrator(
  scope: ProjectScope | SystemScope,
  userId: number,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from app_user u where u.id = ${userId} and u.is_system_admin and ${maySignIn} for no key update`)
  return rows.length > 0
}
