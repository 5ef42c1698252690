import type { UserEdit } from '@puquio/contract/users'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { shutOut } from '../session/service.ts'
import { deleteLinked } from '../single-sign-on/service.ts'
import {
  lockAdministrators,
  markDeleted,
  readUserExists,
  updateUser,
} from './administration-store.ts'

/** What a system administrator changes of a user; their session has the new rights from its next request. */
export async function editUser(
  platform: Platform,
  system: SystemScope,
  userId: number,
  edit: UserEdit,
): Promise<void> {
  await system.transaction(async (scope) => {
    if (!edit.admin) await keepAnAdministrator(scope, userId)
    if (await updateUser(scope, userId, edit)) return
    throw new Problem(
      (await readUserExists(scope, userId)) ? 'CHANGED_MEANWHILE' : 'USER_NOT_FOUND',
    )
  })
  await platform.sessions.forget(userId)
}

/** The row stays for the records that name the user; the e-mail is free again. */
export async function removeUser(
  platform: Platform,
  system: SystemScope,
  callerId: number,
  userId: number,
): Promise<void> {
  if (callerId === userId) throw new Problem('ACCESS_DENIED')
  await system.transaction(async (scope) => {
    await keepAnAdministrator(scope, userId)
    if (!(await markDeleted(scope, userId))) throw new Problem('USER_NOT_FOUND')
    await shutOut(scope, userId, 'deactivated')
    await deleteLinked(scope, userId, null)
  })
  await platform.sessions.forget(userId)
}

/**
 * Refuses to take away the last administrator who may sign in. All administrators are locked, so that of two
 * calls at once the second sees what the first did.
 */
async function keepAnAdministrator(scope: SystemScope, userId: number): Promise<void> {
  const administrators = await lockAdministrators(scope)
  const isOne = administrators.some(({ id }) => id === userId)
  const hasOther = administrators.some(({ id, maySignIn }) => id !== userId && maySignIn)
  if (isOne && !hasOther) throw new Problem('LAST_ADMINISTRATOR')
}
