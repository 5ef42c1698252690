import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { membersOf } from '../notifications/service.ts'

/** Tells the open pages of the project's members that alarms are others now, once the transaction is committed. */
export async function tellAlarmsChanged(scope: ProjectScope): Promise<void> {
  const { projectId } = scope
  const members = await membersOf(scope, { projectId, audience: 'everybody', exceptId: null })
  const to = members.map(({ id }) => id)
  await publish(scope, to, { kind: 'changed', tags: ['alarms', 'devices'] })
}
