import type { Database } from '../../src/platform/db/database.ts'
import { buildMine, insert } from '../build.ts'
import { buildAlarm, condition, maintenanceBody, ruleBody } from '../proofs/build-alarm.ts'
import { buildDevice } from '../proofs/build-device.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<ChangeName, `alarms.${string}` | `alarmRules.${string}` | `maintenance.${string}`>,
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
    'alarmRules.copy': async () => {
      const { as, of, rule, device } = await stage()
      const other = { projectId: of.projectId, deviceId: device.id, position: 1, key: 'b' }
      const twin = { ...other, name: 'Nivel', unit: 'm', decimals: 1 }
      const { id } = await insert(database, 'variable', twin)
      return { as, params: of, body: { copies: [{ ruleId: rule.id, variableId: id }] } }
    },
    'alarmRules.retire': async () => {
      const { as, of, rule } = await stage()
      return { as, params: of, body: { ruleIds: [rule.id] } }
    },
    'alarmRules.fromLimits': async () => {
      const { as, of, device } = await stage()
      const limited = {
        projectId: of.projectId,
        deviceId: device.id,
        position: 1,
        key: 'b',
        high: 9,
      }
      await insert(database, 'variable', { ...limited, name: 'B', decimals: 1 })
      return { as, params: of, body: { deviceId: device.id } }
    },
    'alarmRules.try': async () => {
      const { as, of, variable } = await stage()
      const period = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }
      return { as, params: of, body: { variableId: variable.id, condition, ...period } }
    },
    'maintenance.create': async () => {
      const { as, of } = await stage()
      return { as, params: of, body: maintenanceBody }
    },
    'maintenance.edit': async () => {
      const { as, of, maintenance } = await stage()
      return {
        as,
        params: { ...of, windowId: maintenance.id },
        body: { ...maintenanceBody, version: 1 },
      }
    },
    'maintenance.remove': async () => {
      const { as, of, maintenance } = await stage()
      return { as, params: { ...of, windowId: maintenance.id } }
    },
    'alarmRules.remove': async () => {
      const { as, of, rule } = await stage()
      return { as, params: { ...of, ruleId: rule.id } }
    },
  }
}
