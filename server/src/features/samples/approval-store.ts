import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

/** Whether a sample, as `s`, is of a campaign that is approved: only then its results count in boards and indicators. */
export const isApproved = ({ projectId }: ProjectScope): Sql =>
  sql`s.campaign_id in (select id from campaign where project_id = ${projectId} and approved_at is not null)`

/**
 * Refuses a change of samples where one of their campaigns is approved, whoever asks: what was approved changes only
 * once the approval is withdrawn. `campaigns` selects their ids; until the transaction ends none of them is approved.
 */
export async function refuseApproved(scope: ProjectScope, campaigns: Sql): Promise<void> {
  const held = await scope.rows<{ name: string; isApproved: boolean }>(sql`
    select name, approved_at is not null as is_approved from campaign
    where project_id = ${scope.projectId} and id in (${campaigns}) order by id for share`)
  const approved = held.find(({ isApproved }) => isApproved)
  if (approved) throw new Problem('CAMPAIGN_APPROVED', { campaign: approved.name })
}

export const refuseApprovedSample = (scope: ProjectScope, sampleId: number): Promise<void> =>
  refuseApproved(
    scope,
    sql`select campaign_id from sample where project_id = ${scope.projectId} and id = ${sampleId}`,
  )
