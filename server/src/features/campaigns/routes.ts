import type { Campaign, campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { findCampaign, listCampaigns, updateCampaign } from './campaigns-store.ts'
import { countOfCampaigns } from './counts-store.ts'

export const campaignHandlers: Handlers<typeof campaignRoutes> = {
  list: ({ scope, query }) => listCampaigns(scope, query),
  counts: ({ scope, query }) => countOfCampaigns(scope, query.campaigns ?? []),
  rename: ({ scope, params, body }) =>
    orAlreadyExists(
      change(scope, params.campaignId, body.version, () => sql`name = ${body.name}`),
      'name',
      body.name,
    ),
  approve: ({ scope, params, body }) =>
    change(scope, params.campaignId, body.version, ({ approvedAt }) =>
      approvedAt === null
        ? sql`approved_at = ${scope.clock.now()}, approved_by = ${scope.userId},
            withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null`
        : null,
    ),
  withdraw: ({ scope, params, body }) =>
    change(scope, params.campaignId, body.version, ({ approvedAt }) =>
      approvedAt === null
        ? null
        : sql`approved_at = null, approved_by = null, withdrawn_at = ${scope.clock.now()},
            withdrawn_by = ${scope.userId}, withdrawn_reason = ${body.reason}`,
    ),
}

/** Changes a campaign as it is; what is in that state already was changed by somebody else. */
const change = (
  scope: ProjectScope,
  id: number,
  version: number,
  to: (campaign: Campaign) => Sql | null,
): Promise<Campaign> =>
  scope.transaction(async (within) => {
    const known = await findCampaign(within, id)
    if (known === null) throw new Problem('NOT_FOUND')
    const set = to(known)
    if (set === null || !(await updateCampaign(within, { id, version, set })))
      throw new Problem('CHANGED_MEANWHILE')
    return (await findCampaign(within, id)) as Campaign
  })
