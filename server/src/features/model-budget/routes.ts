import type { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBudget, setBudget } from './store.ts'

export const modelBudgetHandlers = ({
  model,
}: Pick<Platform, 'model'>): Handlers<typeof modelBudgetRoutes> => {
  const show = async (scope: ProjectScope) => ({
    ...(await readBudget(scope)),
    model: model && { name: model.name, prices: model.prices },
  })
  return {
    get: ({ scope }) => show(scope),
    set: ({ scope, body }) =>
      scope.transaction(async (within) => {
        await setBudget(within, body)
        return show(within)
      }),
  }
}
