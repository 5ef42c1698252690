import type { Plan } from '@puquio/contract/plans'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { findPlan, listPlans } from './list-store.ts'
import * as store from './store.ts'

export { findPlans } from './found-store.ts'
export { lockPlanNames } from './store.ts'

export async function planOf(scope: ProjectScope, planId: number): Promise<Plan> {
  const plan = await findPlan(scope, planId)
  if (plan === null) throw new Problem('NOT_FOUND')
  return plan
}

/** Most plans of a panel of a board. */
const plansMax = 20

/** The plans that a panel names, of which some may be gone; without any, those in execution. */
export async function plansShown(
  scope: ProjectScope,
  ids: readonly number[] | undefined,
): Promise<Plan[]> {
  if (!ids?.length)
    return (await listPlans(scope, { status: 'in-execution', sort: 'current', size: plansMax }))
      .items
  const plans = await Promise.all(ids.slice(0, plansMax).map((id) => findPlan(scope, id)))
  return plans.filter((plan) => plan !== null)
}

/** Returns a name for the title, unique in the project and reserved until the transaction ends. */
export async function uniquePlanName(
  scope: ProjectScope,
  title: string,
  exceptPlanId: number | null = null,
): Promise<string> {
  await store.lockPlanNames(scope)
  return store.freePlanName(scope, title, exceptPlanId)
}

/** Refuses changes of an annulled plan, and locks the plan against being annulled meanwhile. */
export async function holdPlan(
  scope: ProjectScope,
  planId: number,
  as: 'share' | 'update' = 'share',
) {
  const plan = await store.lockPlan(scope, planId, as)
  if (plan === null) throw new Problem('NOT_FOUND')
  if (plan.annulledAt !== null) throw new Problem('PLAN_ANNULLED')
}

export async function editPlan(
  scope: ProjectScope,
  planId: number,
  edit: store.PlanEdit,
): Promise<Plan> {
  await scope.transaction(async (scope) => {
    await holdPlan(scope, planId, 'update')
    const name = await uniquePlanName(scope, edit.title, planId)
    const isSaved = await store.updatePlan(scope, planId, { ...edit, name })
    if (!isSaved) throw new Problem('CHANGED_MEANWHILE')
  })
  return planOf(scope, planId)
}

export async function annulPlan(
  scope: ProjectScope,
  planId: number,
  reason: string,
): Promise<Plan> {
  await scope.transaction(async (scope) => {
    await holdPlan(scope, planId, 'update')
    if (await store.isStarted(scope, planId)) throw new Problem('PLAN_STARTED')
    await store.annulPlan(scope, planId, reason)
  })
  return planOf(scope, planId)
}
