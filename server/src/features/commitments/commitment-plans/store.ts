import type { CommitmentPlan } from '@puquio/contract/commitments/commitment-plans'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import {
  indicatorOf,
  notWithdrawn,
  projectDay,
  type Tally,
  tally,
} from '../../monitorings/service.ts'

type PlanRow = Omit<CommitmentPlan, 'general' | 'untilNow'> & Tally<'general' | 'untilNow'>

/** The plans in force with monitorings that fulfil a commitment, the latest first. */
export async function plansOf(
  scope: ProjectScope,
  commitmentId: number,
): Promise<CommitmentPlan[]> {
  const rows = await scope.rows<PlanRow>(sql`
    select p.id, p.name, count(*)::int as monitorings, count(distinct m.station_id)::int as stations,
      ${tally('general')}, ${tally('until_now', sql`m.estimated_on <= d.today`)}
    from ${projectDay(scope)} d cross join ${notWithdrawn} m
    join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
    where m.project_id = ${scope.projectId} and m.commitment_id = ${commitmentId}
    group by p.id, p.name order by p.id desc`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    monitorings: row.monitorings,
    stations: row.stations,
    general: indicatorOf(row, 'general'),
    untilNow: indicatorOf(row, 'untilNow'),
  }))
}
