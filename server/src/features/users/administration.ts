import type { UserEdit, userCreation } from '@puquio/contract/users'
import { defaultLanguage } from '@puquio/domain'
import type { z } from 'zod'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { mailActivation, shutOut } from '../session/service.ts'
import { deleteLinked } from '../single-sign-on/service.ts'
import {
  lockAdministrators,
  markDeleted,
  readUserExists,
  updateUser,
} from './administration-store.ts'
import { insertUser, type UserRow } from './store.ts'

/** Mails the activation link, too; refuses the e-mail of another account. */
export function createUser(
  platform: Platform,
  input: z.output<typeof userCreation>,
): Promise<UserRow> {
  const { phone = null, position = null, language = defaultLanguage } = input
  return accountScope(platform.database, platform.clock).transaction(async (scope) => {
    const made = await insertUser(scope, { ...input, phone, position, language })
    if (!made)
      throw new Problem('ALREADY_EXISTS', { field: 'email' }, [
        { path: 'email', code: 'account-exists', params: {} },
      ])
    await mailActivation(platform, scope, made)
    return made
  })
}

/** What a system administrator changes of a user, whose session has the new rights from its next request. */
export async function editUser(
  platform: Platform,
  system: SystemScope,
  { callerId, userId }: { callerId: number; userId: number },
  edit: UserEdit,
): Promise<void> {
  await system.transaction(async (scope) => {
    const { isLast } = await holdAdministrators(scope, callerId, userId)
    if (isLast && !edit.admin) throw new Problem('LAST_ADMINISTRATOR')
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
    const { isLast } = await holdAdministrators(scope, callerId, userId)
    if (isLast) throw new Problem('LAST_ADMINISTRATOR')
    if (!(await markDeleted(scope, userId))) throw new Problem('USER_NOT_FOUND')
    await shutOut(scope, userId, 'deactivated')
    await deleteLinked(scope, userId, null)
  })
  await platform.sessions.forget(userId)
}

/**
 * All administrators are locked, so that of two calls at once the second sees what the first did. A caller who is no
 * longer an administrator is refused. Returns whether the user is the last one who may sign in.
 */
export async function holdAdministrators(
  scope: SystemScope | AccountScope,
  callerId: number,
  userId: number,
): Promise<{ isLast: boolean }> {
  const administrators = await lockAdministrators(scope)
  if (!administrators.some(({ id, maySignIn }) => id === callerId && maySignIn))
    throw new Problem('ACCESS_DENIED')
  const isOne = administrators.some(({ id }) => id === userId)
  const hasOther = administrators.some(({ id, maySignIn }) => id !== userId && maySignIn)
  return { isLast: isOne && !hasOther }
}
