import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { isForLaboratory, isOfItsDay } from '../../samples/service.ts'

/**
 * The samples of monitorings, as a table `(monitoring_id, sample_id)`: those that name one, and for one that none names,
 * those of its station and day. Imported results name no monitoring, and are what it was done for all the same.
 */
export const samplesOf = ({ projectId }: ProjectScope, monitorings: readonly number[]): Sql => sql`(
  select s.monitoring_id, s.id as sample_id from sample s
  where s.project_id = ${projectId} and s.monitoring_id = any(${[...monitorings]}::int[])
  union all
  select m.id, s.id from monitoring m
  join sample s on s.project_id = m.project_id and s.station_id = m.station_id and ${isOfItsDay}
  where m.project_id = ${projectId} and m.id = any(${[...monitorings]}::int[]) and m.action_completed and m.sample_taken
    and (m.profile_id is null or ${isForLaboratory})
    and not exists (select from sample o where o.project_id = m.project_id and o.monitoring_id = m.id))`
