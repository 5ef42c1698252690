import type { AlarmDetail, alarmRoutes } from '@puquio/contract/modi/alarms'
import { defaultLanguage } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { membersOf } from '../notifications/service.ts'
import { alarmFile } from './alarm-file.ts'
import {
  findAlarm,
  insertEvent,
  listEvents,
  lockAlarm,
  mutedUntil,
  updateAlarm,
} from './alarm-store.ts'
import { type Answer, answers } from './answers-store.ts'
import { tellAlarmsChanged } from './alarms-changed.ts'
import { countActive, listAlarms } from './list-store.ts'

export const alarmHandlers: Handlers<typeof alarmRoutes> = {
  async list({ scope, query }) {
    const [page, counts] = await Promise.all([listAlarms(scope, query), countActive(scope, query)])
    return { ...page, ...counts }
  },
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    alarmFile(scope, query, { format, language }),
  get: ({ scope, params }) => shownAlarm(scope, params.alarmId),

  async people({ scope }) {
    const asked = { projectId: scope.projectId, audience: 'everybody', exceptId: null } as const
    return (await membersOf(scope, asked)).map(({ id, name }) => ({ id, name }))
  },
  acknowledge: ({ scope, params: { alarmId }, body: { note } }) =>
    changed(scope, alarmId, async (within) => ({
      set: answers.acknowledged(within, note),
      kind: 'acknowledged',
      details: { note },
    })),
  comment: ({ scope, params: { alarmId }, body: { note } }) =>
    changed(scope, alarmId, async () => ({
      set: answers.commented,
      kind: 'commented',
      details: { note },
    })),
  assign: ({ scope, params: { alarmId }, body: { userId } }) =>
    changed(scope, alarmId, async (within) => {
      if (userId !== null) await requireMember(within, userId)
      return { set: answers.assigned(userId), kind: 'assigned', details: { userId } }
    }),
  shelve: ({ scope, params: { alarmId }, body: { until, note } }) =>
    changed(scope, alarmId, async (within, { isActive }) => {
      if (!isActive) throw new Problem('ALARM_CLEARED')
      if (until !== null && Date.parse(until) <= within.clock.now().getTime())
        throw fieldProblem('until', 'in-the-past')
      return {
        set: answers.shelved(until),
        kind: until === null ? 'unshelved' : 'shelved',
        details: { until, note },
      }
    }),
}

type Change = { set: Answer; kind: Parameters<typeof insertEvent>[1]['kind']; details: object }

const changed = (
  scope: ProjectScope,
  alarmId: number,
  change: (within: ProjectScope, alarm: { isActive: boolean }) => Promise<Change>,
): Promise<AlarmDetail> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const alarm = await lockAlarm(within, alarmId)
    if (!alarm) throw new Problem('NOT_FOUND')
    const { set, ...event } = await change(within, alarm)
    await updateAlarm(within, alarmId, set)
    await insertEvent(within, { alarmId, ...event })
    await tellAlarmsChanged(within)
    return shownAlarm(within, alarmId)
  })

async function shownAlarm(scope: ProjectScope, id: number): Promise<AlarmDetail> {
  const alarm = await findAlarm(scope, id)
  if (!alarm) throw new Problem('NOT_FOUND')
  const events = await listEvents(scope, id)
  return { ...alarm, events, mutedUntil: await mutedUntil(scope, alarm.device.id) }
}

async function requireMember(scope: ProjectScope, userId: number) {
  const { projectId } = scope
  const asked = { projectId, audience: 'everybody', userIds: [userId], exceptId: null } as const
  if ((await membersOf(scope, asked)).length === 0) throw fieldProblem('userId', 'not-in-list')
}
