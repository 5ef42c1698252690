import { limitRules } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { refuseWrong } from './check.ts'
import { hasRuleOf, limitsOfDevice } from './limits-store.ts'
import { insertRule } from './store.ts'

/** Makes a rule of each limit of a device's variables that has none yet; returns how many. */
export async function rulesOfLimits(scope: ProjectScope, deviceId: number): Promise<number> {
  const variables = await limitsOfDevice(scope, deviceId)
  if (variables === null) throw fieldProblem('deviceId', 'not-in-list')
  let made = 0
  for (const { id, intervalS, ...limits } of variables)
    for (const { rule } of limitRules(limits)) {
      const { severity, schedule, repeatMinutes, escalationMinutes: _none, ...condition } = rule
      if (condition.kind !== 'value' || (await hasRuleOf(scope, id, condition))) continue
      const input = {
        name: '',
        condition,
        severity,
        schedule: schedule && { ...schedule, days: [...schedule.days] },
        repeatMinutes,
        recipients: [],
        methods: [1, 2] as (1 | 2)[],
        escalation: [],
        enabled: true,
      }
      await refuseWrong(scope, input, { min: limits.min, max: limits.max, intervalS })
      await insertRule(scope, { ...input, variableId: id })
      made += 1
    }
  return made
}
