import { mayAccess, type PermissionCode, roles } from '@puquio/domain'
import { permissionsHeld } from '../db/scopes/permissions-held.ts'
import type { ProjectScope } from '../db/scopes/scope.ts'
import type { SessionRecord } from '../db/sessions.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { enterProject, mustAcceptFirst } from './authorise.ts'

type UserInProject = { user: number; project: number }
type PersonInProject = { scope: ProjectScope; permissions: readonly PermissionCode[] }

/**
 * The guard of calls that name a user and a project in their query: answers are for oneself, and for an
 * ADMIN of the project. Null where the user has no permission in the project.
 */
export async function personInProject(
  platform: Pick<Platform, 'database' | 'clock'>,
  session: SessionRecord,
  { user, project }: UserInProject,
): Promise<PersonInProject | null> {
  const scope = await enterProject(platform, session, project)
  if (user === session.userId) return scope && { scope, permissions: ownPermissions(scope) }
  if (!scope || !mayAccess('project:admin', scope)) throw new Problem('ACCESS_DENIED')
  if (mustAcceptFirst(session, project)) throw new Problem('POLICY_NOT_ACCEPTED')
  const permissions = await permissionsHeld(scope, user)
  return permissions.length > 0 ? { scope, permissions } : null
}

/** System administrators count as ADMIN in every project, without being members. */
const ownPermissions = ({ permissions }: ProjectScope) =>
  permissions.length > 0 ? permissions : [roles.ADMIN]
