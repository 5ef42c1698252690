import type { Campaign, campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { nameOf } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql, type Sql } from '../../platform/db/sql.ts'

type Query = z.output<typeof campaignRoutes.list.query>
type Row = Omit<Campaign, 'withdrawal'> & {
  withdrawnAt: string | null
  withdrawnBy: string | null
  withdrawnReason: string | null
}

const from = raw(`campaign c
  left join app_user a on a.id = c.approved_by left join app_user w on w.id = c.withdrawn_by
  left join lateral (select count(*)::int as samples, min(s.sampled_on) as first_on, max(s.sampled_on) as last_on
    from sample s where s.project_id = c.project_id and s.campaign_id = c.id) s on true`)
const columns = sql`c.id, c.name, s.first_on, s.last_on, s.samples, c.approved_at,
  ${nameOf('a')} as approved_by, c.withdrawn_at,
  ${nameOf('w')} as withdrawn_by, c.withdrawn_reason, c.version`

export async function listCampaigns(scope: ProjectScope, query: Query) {
  const { items, total } = await readPage<Row>(
    scope.rows,
    {
      columns,
      from,
      where: allOf([
        sql`c.project_id = ${scope.projectId}`,
        query.search ? containsWords(raw('c.name'), query.search) : null,
        query.state ? stateIs[query.state] : null,
      ]),
      order: orderBy(query.sort, {
        keys: {
          name: raw('c.name collate "es-x-icu"'),
          lastOn: raw("coalesce(s.last_on, 'infinity')"),
          samples: raw('s.samples'),
          approvedAt: raw("coalesce(c.approved_at, 'infinity')"),
        },
        fallback: '-lastOn',
        id: raw('c.id'),
      }),
    },
    query,
  )
  return { items: items.map(shown), total }
}

const stateIs: Record<NonNullable<Query['state']>, Sql> = {
  approved: raw('c.approved_at is not null'),
  unapproved: raw('c.approved_at is null'),
}

export async function findCampaign(scope: ProjectScope, id: number): Promise<Campaign | null> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from ${from} where c.project_id = ${scope.projectId} and c.id = ${id}`,
  )
  return row ? shown(row) : null
}

const shown = ({ withdrawnAt, withdrawnBy, withdrawnReason, ...row }: Row): Campaign => ({
  ...row,
  withdrawal:
    withdrawnAt === null || withdrawnBy === null || withdrawnReason === null
      ? null
      : { at: withdrawnAt, by: withdrawnBy, reason: withdrawnReason },
})

export const deleteCampaign = (scope: ProjectScope, id: number) =>
  scope.rows(sql`delete from campaign where project_id = ${scope.projectId} and id = ${id}`)

/** What `updateCampaign` sets. */
export type CampaignChange = Sql
export const named = (name: string): CampaignChange => sql`name = ${name}`
export const asApproved = ({ clock, userId }: ProjectScope): CampaignChange =>
  sql`approved_at = ${clock.now()}, approved_by = ${userId}, withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null`
export const asWithdrawn = ({ clock, userId }: ProjectScope, reason: string): CampaignChange =>
  sql`approved_at = null, approved_by = null, withdrawn_at = ${clock.now()}, withdrawn_by = ${userId}, withdrawn_reason = ${reason}`

/** Changes a campaign of this version; returns false where it has another one. */
export async function updateCampaign(
  scope: ProjectScope,
  { id, version, set }: { id: number; version: number; set: Sql },
): Promise<boolean> {
  const updated = await scope.rows(sql`
    update campaign set ${set}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and version = ${version} returning id`)
  return updated.length > 0
}
