import type { AlarmRuleRow } from '@puquio/contract/modi/alarm-rules'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { refuseWrong } from './check.ts'
import { findSubject, insertRule } from './store.ts'

/** Gives other variables the same rule: all of them, or none where it is wrong for one. Returns how many were made. */
export async function copyRule(
  scope: ProjectScope,
  rule: AlarmRuleRow,
  variableIds: readonly number[],
): Promise<number> {
  const to = [...new Set(variableIds)].filter((id) => id !== rule.variable.id)
  for (const variableId of to) {
    const at = variableIds.indexOf(variableId)
    const subject = await findSubject(scope, variableId)
    if (!subject)
      throw new Problem('INPUT_NOT_VALID', {}, [
        { path: `variableIds.${at}`, code: 'not-in-list', params: {} },
      ])
    await refuseWrong(scope, rule, subject)
    await insertRule(scope, { ...rule, variableId })
  }
  return to.length
}
