import type { CommitmentName, CommitmentPlan } from '@puquio/contract/commitments/commitment-plans'
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

const namesMax = 1_000

/** The names in plans in force that stand for a commitment, or for none; the most used first. */
export const planNames = (scope: ProjectScope, isMatched: boolean): Promise<CommitmentName[]> =>
  scope.rows<CommitmentName>(sql`
    select n.name, n.instrument, sum(n.monitorings)::int as monitorings,
      jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name) as plans,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'shortName', c.short_name, 'instrument', i.name)
        end as commitment
    from (
      select m.commitment as name, m.instrument, m.commitment_id, m.plan_id, count(*)::int as monitorings
      from ${notWithdrawn} m where m.project_id = ${scope.projectId} and m.commitment is not null
        and (m.commitment_id is not null) = ${isMatched}
      group by 1, 2, 3, 4
    ) n
    join plan p on p.project_id = ${scope.projectId} and p.id = n.plan_id and p.annulled_at is null
    left join commitment c on c.project_id = ${scope.projectId} and c.id = n.commitment_id
    left join instrument i on i.project_id = ${scope.projectId} and i.id = c.instrument_id
    group by n.name, n.instrument, c.id, c.short_name, i.name
    order by 3 desc, name_key(n.name), n.instrument limit ${namesMax}`)

export type Link = {
  name: string
  instrument: string | null
  from: number | null
  to: number | null
}

/** Returns how many monitorings have another commitment now. */
export async function linkName(scope: ProjectScope, { name, instrument, from, to }: Link) {
  const rows = await scope.rows(sql`
    update monitoring set commitment_id = ${to}::int
    where project_id = ${scope.projectId} and commitment = ${name} and instrument is not distinct from ${instrument}::text
      and commitment_id is not distinct from ${from}::int and commitment_id is distinct from ${to}::int
    returning id`)
  return rows.length
}

export async function isVerifiedCommitment(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from commitment where project_id = ${scope.projectId} and id = ${id} and state = 'verified' for share`)
  return rows.length > 0
}
