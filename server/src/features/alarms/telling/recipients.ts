import type { Audience } from '@puquio/contract/notifications/events'
import type { Announcement } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { membersOf } from '../../notifications/service.ts'
import type { DueAlarm } from './due-alarms-store.ts'

/**
 * Who is told: the rule's recipients, or all who enter data; of a step of escalation its people, or the administrators.
 * Only those who are members today.
 */
export async function recipientsOf(scope: ProjectScope) {
  const { projectId } = scope
  const idsOf = async (audience: Audience) =>
    new Set((await membersOf(scope, { projectId, audience, exceptId: null })).map(({ id }) => id))
  const [everybody, writers, administrators] = [
    await idsOf('everybody'),
    await idsOf('writers'),
    await idsOf('administrators'),
  ]
  const among = (ids: readonly number[], otherwise: ReadonlySet<number>) => {
    const named = ids.filter((id) => everybody.has(id))
    return named.length > 0 ? named : [...otherwise]
  }
  return ({ recipients, escalation }: DueAlarm, { fromStep, toStep }: Announcement): number[] => {
    const told = new Set<number>()
    for (let step = fromStep; step <= toStep; step++) {
      const ofStep =
        step === 0
          ? among(recipients, writers)
          : among(escalation[step - 1]?.userIds ?? [], administrators)
      for (const id of ofStep) told.add(id)
    }
    return [...told]
  }
}
