import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { membersOf } from '../notifications/service.ts'

/** Tells the open pages of the project's members what became of a command. */
export async function tellCommandsChanged(scope: ProjectScope): Promise<void> {
  const { projectId } = scope
  const members = await membersOf(scope, { projectId, audience: 'everybody', exceptId: null })
  await publish(
    scope,
    members.map(({ id }) => id),
    { kind: 'changed', tags: ['devices'] },
  )
}
