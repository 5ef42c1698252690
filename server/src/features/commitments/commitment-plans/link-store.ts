import { lock } from '../../../platform/db/lock.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'

type Wish = { commitmentIds?: readonly number[]; planId?: number }

/**
 * Links monitorings without a commitment to the only verified one of the name that their plan gives, by name key. A plan
 * that names an instrument of the project means a commitment of that one. To be called in the transaction that verifies
 * commitments or saves a plan.
 */
export async function linkByName(
  scope: ProjectScope,
  { commitmentIds, planId }: Wish,
): Promise<void> {
  if (commitmentIds?.length === 0) return
  // Of a commitment that is verified and a plan that is saved at once, the later one sees the other.
  await lock(scope, 'commitment-links', scope.projectId)
  await scope.rows(sql`
    with named as (
      select distinct m.commitment as name, m.instrument from monitoring m
      where m.project_id = ${scope.projectId} and m.commitment_id is null and m.commitment is not null
        ${planId === undefined ? raw('') : sql`and m.plan_id = ${planId}`}
    ), matched as (
      select n.name, n.instrument, min(c.id) as id from named n
      join commitment c on c.project_id = ${scope.projectId} and c.state = 'verified'
        and c.short_name_key = name_key(n.name)
      join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
      where n.instrument is null or name_key(i.name) = name_key(n.instrument)
        or not exists (select from instrument o
          where o.project_id = ${scope.projectId} and name_key(o.name) = name_key(n.instrument))
      group by n.name, n.instrument having count(*) = 1
    )
    update monitoring m set commitment_id = f.id from matched f
    where m.project_id = ${scope.projectId} and m.commitment_id is null and m.commitment = f.name
      and m.instrument is not distinct from f.instrument
      ${planId === undefined ? raw('') : sql`and m.plan_id = ${planId}`}
      ${commitmentIds ? sql`and f.id = any(${[...commitmentIds]}::int[])` : raw('')}`)
}
