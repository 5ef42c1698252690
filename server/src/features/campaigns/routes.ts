import type { Campaign, campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { lock } from '../../platform/db/lock.ts'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import {
  asApproved,
  asWithdrawn,
  type CampaignChange,
  deleteCampaign,
  findCampaign,
  listCampaigns,
  named,
  updateCampaign,
} from './campaigns-store.ts'
import { countOfCampaigns } from './counts-store.ts'

export const campaignHandlers: Handlers<typeof campaignRoutes> = {
  list: ({ scope, query }) => listCampaigns(scope, query),
  counts: ({ scope, query }) => countOfCampaigns(scope, query.campaigns ?? []),
  rename: ({ scope, params, body }) =>
    orAlreadyExists(
      change(scope, params.campaignId, body.version, () => named(body.name)),
      'name',
      body.name,
    ),
  approve: ({ scope, params, body }) =>
    change(scope, params.campaignId, body.version, ({ approvedAt }) =>
      approvedAt === null ? asApproved(scope) : null,
    ),
  withdraw: ({ scope, params, body }) =>
    change(scope, params.campaignId, body.version, ({ approvedAt }) =>
      approvedAt === null ? null : asWithdrawn(scope, body.reason),
    ),
  remove: ({ scope, params }) => removeEmpty(scope, params.campaignId),
}

/** Changes a campaign. Where `to` returns null it is in that state already: somebody else was faster. */
const change = (
  scope: ProjectScope,
  id: number,
  version: number,
  to: (campaign: Campaign) => CampaignChange | null,
): Promise<Campaign> =>
  scope.transaction(async (within) => {
    const known = await findCampaign(within, id)
    if (known === null) throw new Problem('NOT_FOUND')
    const set = to(known)
    if (set === null || !(await updateCampaign(within, { id, version, set })))
      throw new Problem('CHANGED_MEANWHILE')
    return (await findCampaign(within, id)) as Campaign
  })

const removeEmpty = (scope: ProjectScope, id: number): Promise<null> =>
  scope.transaction(async (within) => {
    // Whatever puts a sample into a campaign takes the same lock.
    await lock(within, 'results', scope.projectId)
    const known = await findCampaign(within, id)
    if (known === null) throw new Problem('NOT_FOUND')
    if (known.samples > 0) throw new Problem('CAMPAIGN_NOT_EMPTY')
    await deleteCampaign(within, id)
    return null
  })
