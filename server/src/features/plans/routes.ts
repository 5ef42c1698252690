import type { planRoutes } from '@puquio/contract/plans'
import type { Handlers } from '../../platform/http/implement.ts'
import { planListFile } from './plan-list.ts'
import { annulPlan, editPlan, planOf } from './service.ts'
import { listPlans, planYears } from './list-store.ts'
import { listCommitments } from './store.ts'

/** Most plans in an exported list. */
const filedPlansMax = 5_000

export const planHandlers: Handlers<typeof planRoutes> = {
  list: ({ scope, query }) => listPlans(scope, query),
  years: ({ scope, query }) => planYears(scope, query.annulled ?? false),
  get: ({ scope, params }) => planOf(scope, params.planId),
  edit: ({ scope, params, body }) => editPlan(scope, params.planId, body),
  annul: ({ scope, params, body }) => annulPlan(scope, params.planId, body.reason),
  async commitments({ scope, params }) {
    await planOf(scope, params.planId)
    return listCommitments(scope, params.planId)
  },
  async workbook({ scope, query, language }) {
    const { items } = await listPlans(scope, { ...query, size: filedPlansMax })
    return planListFile(items, {
      language: query.language ?? language,
      format: query.format ?? 'xlsx',
      annulled: query.annulled ?? false,
      timeZone: scope.timeZone,
      createdAt: scope.clock.now(),
    })
  },
}
