import type { StreamEvent } from '@puquio/contract/notifications/live'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { membersOf } from './recipients-store.ts'

type Tags = Extract<StreamEvent, { kind: 'changed' }>['tags']

/** Tells the open pages of the project's members what is stale now, once the transaction is committed. */
export async function tellMembers(scope: ProjectScope, tags: Tags): Promise<void> {
  const { projectId } = scope
  const members = await membersOf(scope, { projectId, audience: 'everybody', exceptId: null })
  await publish(
    scope,
    members.map(({ id }) => id),
    { kind: 'changed', tags },
  )
}
