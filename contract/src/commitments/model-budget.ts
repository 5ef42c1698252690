import { z } from 'zod'
import { route } from '../kit/route.ts'
import { idText, month } from '../kit/values.ts'

const usd = z.number().min(0).max(1_000_000)

export const modelBudget = z.object({
  /** USD that a project may spend in a month; null where there is no bound. */
  monthlyUsd: usd.nullable(),
  /** The version that was read: 0 where nobody has set it yet. */
  version: z.int().min(0).max(2_147_483_647),
})

/** With what was spent in the project's month. */
export const shownModelBudget = modelBudget.extend({
  month,
  spentUsd: z.number(),
  calls: z.int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** USD for a million tokens; null where the installation has no language model. */
  model: z
    .object({ name: z.string(), prices: z.object({ input: z.number(), output: z.number() }) })
    .nullable(),
})
export type ShownModelBudget = z.infer<typeof shownModelBudget>

const path = '/fkl-bdo/projects/:projectId/model-budget'
const params = z.object({ projectId: idText })

export const modelBudgetRoutes = {
  get: route({
    method: 'GET',
    path,
    access: 'project:read',
    reads: ['modelCalls'],
    summary: 'What a project may spend on a language model in a month, and what it spent',
    params,
    response: shownModelBudget,
  }),
  /** Who has the key pays: the bound is not the project's own. */
  set: route({
    method: 'PUT',
    path,
    access: 'project:system',
    withoutToken: true,
    changes: ['modelCalls'],
    summary: 'Bound what a project may spend on a language model in a month',
    params,
    body: modelBudget,
    response: shownModelBudget,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
