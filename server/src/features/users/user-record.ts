import type { User } from '@puquio/contract/people/own-user'
import type { ListedUser } from '@puquio/contract/users'
import { mayAccess } from '@puquio/domain'
import type { ProjectScope, UserScope } from '../../platform/db/scopes/scope.ts'
import type { SessionRecord } from '../../platform/db/sessions.ts'
import { administratorScope } from '../../platform/db/scopes/system-scopes.ts'
import { enterProject, mustAcceptFirst } from '../../platform/http/authorise.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { findByEmail, type ListedRow, type UserRow } from './store.ts'

/** A row with the field names of the API. */
export function toUser({
  lastName,
  isSystemAdmin,
  isActive,
  isVerified,
  isBlocked,
  isPhoneVerified,
  memberships,
  ...row
}: UserRow): User {
  const held = (isGuest: boolean) =>
    memberships
      .filter((one) => one.isGuest === isGuest)
      .map(({ project, permissions }) => ({ project, permissions }))
  return {
    ...row,
    last_name: lastName,
    admin: isSystemAdmin,
    active: isActive,
    verified: isVerified,
    blocked: isBlocked,
    phoneVerified: isPhoneVerified,
    projectPermissions: held(false),
    guestPermissions: held(true),
  }
}

export const toListedUser = ({
  state,
  createdAt,
  lastSignInAt,
  projects,
  identities,
  version,
  ...row
}: ListedRow): ListedUser => ({
  ...toUser(row),
  state,
  createdAt,
  lastSignInAt,
  projects,
  identities,
  version,
})

/**
 * Returns oneself, or anybody for a system administrator; an ADMIN sees the members of their projects, with
 * those memberships only.
 */
export async function findUser(
  platform: Platform,
  { session, user }: { session: SessionRecord; user: UserScope },
  email: string,
): Promise<UserRow | null> {
  if (email === session.email) return findByEmail(user, email)
  const administrator = administratorScope(platform, session)
  if (administrator) return findByEmail(administrator, email)
  const scopes = await administered(platform, session)
  if (scopes.length === 0) throw new Problem('ACCESS_DENIED')
  const found = await Promise.all(scopes.map((scope) => findByEmail(scope, email)))
  const members = found.filter((row) => row !== null && row.memberships.length > 0) as UserRow[]
  const [first] = members
  return first ? { ...first, memberships: members.flatMap(({ memberships }) => memberships) } : null
}

async function administered(platform: Platform, session: SessionRecord): Promise<ProjectScope[]> {
  const entered = await Promise.all(
    session.memberships
      .filter(({ projectId }) => !mustAcceptFirst(session, projectId))
      .map(({ projectId }) => enterProject(platform, session, projectId)),
  )
  return entered.filter(
    (scope) => scope !== null && mayAccess('project:admin', scope),
  ) as ProjectScope[]
}
