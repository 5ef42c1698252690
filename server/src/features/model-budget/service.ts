import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import {
  insertReservation,
  readBudget,
  type Reservation,
  settle as settleReservation,
  type Settled,
} from './store.ts'

/**
 * USD that the project may still spend on the model this month, never below 0; null where there is no bound. Questions
 * under way count as what they may take at most.
 */
export async function budgetLeft(scope: ProjectScope): Promise<number | null> {
  const { monthlyUsd, spentUsd } = await readBudget(scope)
  return monthlyUsd === null ? null : Math.max(0, monthlyUsd - spentUsd)
}

/**
 * Notes what a question may take at most before it is sent; null where nothing of the month's budget is left. One after the
 * other: the last question may go beyond the budget, no two can. One that is never settled, by a kill, stays as it is noted.
 */
export const reserveCall = (scope: ProjectScope, call: Reservation): Promise<number | null> =>
  scope.transaction(async (within) => {
    await lock(within, 'model-budget', within.projectId)
    return (await budgetLeft(within)) === 0 ? null : insertReservation(within, call)
  })

/** Notes what a question took instead; one that was never sent took nothing. */
export const settleCall = (within: ProjectScope, id: number, took: Settled): Promise<void> =>
  settleReservation(within, id, took)
