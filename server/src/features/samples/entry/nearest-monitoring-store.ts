import { type Sql, sql } from '../../../platform/db/sql.ts'

type Where = { projectId: number; station: Sql; on: Sql }

/**
 * The monitoring of a station nearest to a day, of those with a profile where there are any. From it a sample, entered
 * or imported, takes its component and subcomponent.
 */
export const nearestMonitoringOf = ({ projectId, station, on }: Where): Sql => sql`
  select m.project_id, m.component_id, m.subcomponent_id, m.profile_id
  from monitoring m
  join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
  where m.project_id = ${projectId} and m.station_id = ${station} and m.withdrawn_at is null
  order by (m.profile_id is null), abs(coalesce(m.action_on, m.estimated_on) - ${on}), m.id limit 1`
