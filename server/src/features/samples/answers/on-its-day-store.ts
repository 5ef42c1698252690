import { type Sql, sql } from '../../../platform/db/sql.ts'

/** The profile of the monitoring `m` has a parameter that is not measured in the field. */
export const isForLaboratory: Sql = sql`exists (
  select from profile_parameter k join parameter p on p.project_id = k.project_id and p.id = k.parameter_id
  where k.project_id = m.project_id and k.profile_id = m.profile_id and p.parameter_group <> 'field')`

/**
 * The sample `s`, of the station of the monitoring `m`, names none, and was taken on the day on which that was done, or
 * while it lasted; the month around it is for the index.
 */
export const isOfItsDay: Sql = sql`(s.monitoring_id is null and s.type = 'normal'
  and s.sampled_at between m.action_on - 31 and m.action_on + 31
  and (s.sampled_on = m.action_on or s.sampled_at between m.started_at and m.ended_at))`
