import type { AlarmRuleRow, alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { tellDevicesChanged } from '../../devices/service.ts'
import { lookAgain } from '../alarm-store.ts'
import { refuseWrong } from './check.ts'
import { retireRules } from './copies-store.ts'
import { copyRules, copyTargets } from './copy-rules.ts'
import { rulesOfLimits } from './rules-of-limits.ts'
import { tryRule } from './try-rule.ts'
import { findRule, findSubject, insertRule, listRules, retireRule, updateRule } from './store.ts'

export const alarmRuleHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof alarmRuleRoutes> => ({
  list: ({ scope, query }) => listRules(scope, query),
  get: ({ scope, params }) => shownRule(scope, params.ruleId),

  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const subject = await findSubject(within, body.variableId)
      if (!subject) throw fieldProblem('variableId', 'not-in-list')
      await refuseWrong(within, body, subject)
      const id = await insertRule(within, body)
      await tellDevicesChanged(within)
      return shownRule(within, id)
    }),
  edit: ({ scope, params: { ruleId }, body: { version, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const { variable } = await shownRule(within, ruleId)
      const subject = await findSubject(within, variable.id)
      if (!subject) throw new Problem('NOT_FOUND')
      await refuseWrong(within, body, subject)
      if (!(await updateRule(within, { id: ruleId, version }, body)))
        throw new Problem('CHANGED_MEANWHILE')
      await lookAgain(within)
      await tellDevicesChanged(within)
      return shownRule(within, ruleId)
    }),
  remove: ({ scope, params: { ruleId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await retireRule(within, ruleId))) throw new Problem('NOT_FOUND')
      await tellDevicesChanged(within)
      return null
    }),
  copyTargets: ({ scope, query }) => copyTargets(scope, query),
  copy: ({ scope, body: { copies } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const copied = await copyRules(within, copies)
      await tellDevicesChanged(within)
      return copied
    }),
  retire: ({ scope, body: { ruleIds } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const retired = await retireRules(within, ruleIds)
      await tellDevicesChanged(within)
      return { retired }
    }),
  fromLimits: ({ scope, body: { deviceId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const made = await rulesOfLimits(within, deviceId)
      await tellDevicesChanged(within)
      return { made }
    }),
  try: ({ scope, body }) => tryRule(platform, scope, body),
})

async function shownRule(scope: ProjectScope, id: number): Promise<AlarmRuleRow> {
  const rule = await findRule(scope, id)
  if (!rule) throw new Problem('NOT_FOUND')
  return rule
}
