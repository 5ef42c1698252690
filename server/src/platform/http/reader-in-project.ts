import { mayAccess } from '@puquio/domain'
import type { ProjectScope } from '../db/scopes/scope.ts'
import type { SessionRecord } from '../db/sessions.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { enterProject, mustAcceptFirst } from './authorise.ts'

/** The guard of calls that name a project in their query and answer what a member may read. */
export async function readerInProject(
  platform: Pick<Platform, 'database' | 'clock'>,
  session: SessionRecord,
  projectId: number,
): Promise<ProjectScope> {
  const scope = await enterProject(platform, session, projectId)
  if (!scope) throw new Problem('NOT_FOUND')
  if (mustAcceptFirst(session, projectId)) throw new Problem('POLICY_NOT_ACCEPTED')
  if (!mayAccess('project:read', scope)) throw new Problem('ACCESS_DENIED')
  return scope
}
