import type { Database } from '../../src/platform/db/database.ts'
import { buildMine } from '../build.ts'
import { buildAlarm, ruleBody } from '../proofs/build-alarm.ts'
import { buildDevice } from '../proofs/build-device.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<ChangeName, `alarms.${string}` | `alarmRules.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of alarms and their rules, for changeCalls. */
export function alarmCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const devices = await buildDevice(database, mine)
    const alarms = await buildAlarm(database, { ...mine, ...devices })
    return { ...mine, ...devices, ...alarms, as: mine.admin, of: { projectId: mine.project.id } }
  }
  const ofAlarm = (body: object) => async () => {
    const { as, of, alarm } = await stage()
    return { as, params: { ...of, alarmId: alarm.id }, body }
  }
  const { variableId: _variableId, ...edited } = ruleBody(0, { severity: 'low' })
  return {
    'alarms.acknowledge': ofAlarm({ note: 'En camino' }),
    'alarms.comment': ofAlarm({ note: 'Bomba detenida' }),
    'alarms.assign': async () => {
      const { as, of, alarm } = await stage()
      return { as, params: { ...of, alarmId: alarm.id }, body: { userId: as.id } }
    },
    'alarms.shelve': ofAlarm({ until: '2026-12-31T00:00:00Z', note: '' }),
    'alarmRules.create': async () => {
      const { as, of, variable } = await stage()
      return { as, params: of, body: ruleBody(variable.id) }
    },
    'alarmRules.edit': async () => {
      const { as, of, rule } = await stage()
      return { as, params: { ...of, ruleId: rule.id }, body: { ...edited, version: 1 } }
    },
    'alarmRules.remove': async () => {
      const { as, of, rule } = await stage()
      return { as, params: { ...of, ruleId: rule.id } }
    },
  }
}
