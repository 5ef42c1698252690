import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isUnit, notWithdrawn } from '../progress-store.ts'

type PlanDates = { plannedFrom: string; firstOn: string; lastOn: string }

/** The first date that was ever planned, and the range of the dates in force. */
export async function datesOfPlan(scope: ProjectScope, planId: number): Promise<PlanDates> {
  const [dates] = await scope.rows<PlanDates>(sql`
    select min(m.estimated_on) as planned_from, min(m.estimated_on) filter (where ${isUnit}) as first_on,
      max(m.estimated_on) filter (where ${isUnit}) as last_on
    from ${notWithdrawn} m where m.project_id = ${scope.projectId} and m.plan_id = ${planId}`)
  if (dates === undefined) throw new Error(`No plan ${planId}`)
  return dates
}

/** Inserts the successor: the planned values of the old monitoring, on the new date. */
export async function insertSuccessor(scope: ProjectScope, id: number, estimatedOn: string) {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into monitoring (project_id, plan_id, station_id, component_id, subcomponent_id, mining_component_id,
      source_type_id, profile_id, frequency_id, type, estimated_on, margin_days, sample_expected, commitment, commitment_id,
      instrument, standard, category, plan_observation, rescheduled_from_id)
    select project_id, plan_id, station_id, component_id, subcomponent_id, mining_component_id,
      source_type_id, profile_id, frequency_id, 'rescheduled', ${estimatedOn}::date, margin_days, sample_expected,
      commitment, commitment_id, instrument, standard, category, plan_observation, id
    from monitoring where project_id = ${scope.projectId} and id = ${id} returning id`)
  if (made === undefined) throw new Error(`No monitoring ${id}`)
  return made.id
}

export const markRescheduled = (scope: ProjectScope, id: number, reason: string) =>
  scope.rows(sql`
    update monitoring set is_rescheduled = true, reason = ${reason}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id}`)
