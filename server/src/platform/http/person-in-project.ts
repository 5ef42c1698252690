import { mayAccess } from '@puquio/domain'
import type { ProjectScope } from '../db/scope.ts'
import type { SessionRecord } from '../db/sessions.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { enterProject, mustAcceptFirst } from './authorise.ts'

type Asked = { user: number; project: number }

/**
 * The guard of calls that name a user and a project in their query: answers are for oneself, and for
 * an ADMIN of the project. Null where the project does not exist for the caller.
 */
export async function personInProject(
  platform: Pick<Platform, 'database' | 'clock'>,
  session: SessionRecord,
  { user, project }: Asked,
): Promise<ProjectScope | null> {
  const scope = await enterProject(platform, session, project)
  if (user === session.userId) return scope
  if (!scope || !mayAccess('project:admin', scope)) throw new Problem('ACCESS_DENIED')
  if (mustAcceptFirst(session, project)) throw new Problem('POLICY_NOT_ACCEPTED')
  return scope
}
