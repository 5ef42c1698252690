import type { CampaignCounts } from '@puquio/contract/laboratory/campaigns'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { evaluatedResults, readLimitsInForce } from '../samples/service.ts'

/** Returns how many results campaigns have, blanks and spikes included, and how many exceed, which those never do. */
export const countOfCampaigns = (
  scope: ProjectScope,
  campaignIds: readonly number[],
): Promise<CampaignCounts[]> =>
  scope.transaction(async (within) => {
    const ofCampaigns = sql`s.project_id = ${scope.projectId} and s.campaign_id = any(${campaignIds}::int[])`
    const joined = sql`sample s join shown_result r on r.project_id = s.project_id and r.sample_id = s.id and r.is_current`
    const results = sql`select r.* from ${joined} where ${ofCampaigns} and s.type in ('normal', 'duplicate')`
    const limits = await readLimitsInForce(
      within,
      sql`select distinct s.station_id from sample s where ${ofCampaigns}`,
    )
    return within.rows<CampaignCounts>(sql`
      with counted as (
        select s.campaign_id, count(*)::int as results
        from ${joined} where ${ofCampaigns} group by 1),
      exceeding as (
        select s.campaign_id, count(*)::int as results from ${evaluatedResults(scope, { results, limits })} e
        join sample s on s.project_id = ${scope.projectId} and s.id = e.sample_id
        where e.outcome = 'exceeds' group by 1)
      select c.id, coalesce(n.results, 0) as results, coalesce(x.results, 0) as exceedances
      from campaign c left join counted n on n.campaign_id = c.id left join exceeding x on x.campaign_id = c.id
      where c.project_id = ${scope.projectId} and c.id = any(${campaignIds}::int[]) order by c.id`)
  })
