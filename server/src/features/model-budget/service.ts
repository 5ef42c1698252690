import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { insertCall, type ModelCall, readBudget } from './store.ts'

/**
 * USD that the project may still spend on the model this month, never below 0; null where there is no bound. Calls under
 * way are not counted yet: as many as run at once may go beyond it.
 */
export async function budgetLeft(scope: ProjectScope): Promise<number | null> {
  const { monthlyUsd, spentUsd } = await readBudget(scope)
  return monthlyUsd === null ? null : Math.max(0, monthlyUsd - spentUsd)
}

/** Notes what a question took; one that was never sent took nothing. */
export async function recordCall(scope: ProjectScope, call: ModelCall): Promise<void> {
  if (call.model !== null && call.tokens.input + call.tokens.output > 0)
    await insertCall(scope, call)
}
