import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  id,
  idList,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  requiredText,
  version,
} from '../kit/values.ts'

export const campaignNameMax = 100
/** The name of a campaign, by which entry and imports find it. */
export const campaignName = requiredLine(campaignNameMax)

export const campaign = z.object({
  id,
  name: z.string(),
  /** Of its samples; null without any. */
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  samples: z.int(),
  /** Its results count in indicators and boards from then on. */
  approvedAt: instant.nullable(),
  approvedBy: z.string().nullable(),
  /** Why an approval was taken back, until the next one. */
  withdrawal: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  version: z.int(),
})
export type Campaign = z.infer<typeof campaign>

export const campaignCounts = z.object({
  id,
  results: z.int(),
  exceedances: z.int(),
})
export type CampaignCounts = z.infer<typeof campaignCounts>

const p = '/fkl-data-source/projects/:projectId/campaigns'
const params = z.object({ projectId: idText })
const one = params.extend({ campaignId: idText })

export const campaignRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['results', 'users'],
    summary: 'Campaigns of samples, and who approved which and when',
    params,
    query: listQuery(['name', 'lastOn', 'samples', 'approvedAt']).extend({
      state: z.enum(['approved', 'unapproved']).optional(),
    }),
    response: pageOf(campaign),
  }),
  /** Apart from the list, which need not wait until every result has met its limit. */
  counts: route({
    method: 'GET',
    path: `${p}/counts`,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary: 'Results and exceedances of some campaigns',
    params,
    query: z.object({ campaigns: idList }),
    response: z.array(campaignCounts),
  }),
  rename: route({
    method: 'PATCH',
    path: `${p}/:campaignId`,
    access: 'project:admin',
    changes: ['results'],
    withoutToken: true,
    summary: 'Rename a campaign',
    params: one,
    body: z.object({ name: campaignName, version }),
    response: campaign,
    problems: ['CHANGED_MEANWHILE', 'ALREADY_EXISTS'],
  }),
  approve: route({
    method: 'POST',
    path: `${p}/:campaignId/approve`,
    access: 'project:admin',
    changes: ['results'],
    withoutToken: true,
    summary:
      'Approve a campaign: its samples no longer change, and its results count in indicators and boards',
    params: one,
    body: z.object({ version }),
    response: campaign,
    problems: ['CHANGED_MEANWHILE'],
  }),
  withdraw: route({
    method: 'POST',
    path: `${p}/:campaignId/withdraw-approval`,
    access: 'project:admin',
    changes: ['results'],
    withoutToken: true,
    summary: 'Withdraw the approval of a campaign, with a reason',
    params: one,
    body: z.object({ reason: requiredText(500), version }),
    response: campaign,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${p}/:campaignId`,
    access: 'project:admin',
    changes: ['results'],
    withoutToken: true,
    summary: 'Delete a campaign without samples; the audit trail keeps it',
    params: one,
    response: nothing,
    problems: ['CAMPAIGN_NOT_EMPTY'],
  }),
}
