import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { reportDays } from '../laboratory-settings/service.ts'
import { notWithdrawn, projectDay } from '../monitorings/service.ts'
import { isForLaboratory, isOfItsDay } from '../samples/service.ts'

/** Samplings of longer ago are not awaited any more. */
const awaitedDays = 365

/** Results of the sample `s` have come; measurements in the field do not say so of a sample that went to a laboratory. */
const hasResults = sql`exists (
  select from result r join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
  where r.project_id = s.project_id and r.sample_id = s.id and r.is_current
    and (p.parameter_group <> 'field' or s.laboratory_id is null or s.report is not null))`

/**
 * Samplings whose results have not come, as a table `(sample_id, monitoring_id, station_id, sampled_on, due_on, days,
 * is_late)`: samples without results, and monitorings that were done with a sample of which there is none.
 * A profile of measurements in the field awaits none, nor does a station that never had results. The days are the
 * laboratory's, where it has its own, else the project's.
 */
export const awaitedReports = (scope: ProjectScope): Sql => sql`(
  select a.*, case when a.days > 0 then a.sampled_on + a.days end as due_on,
    a.days > 0 and d.today > a.sampled_on + a.days as is_late, d.today
  from ${projectDay(scope)} d cross join (select ${reportDays(scope)} as days) n cross join lateral (
    select s.id as sample_id, s.monitoring_id, s.station_id, s.sampled_on, coalesce(l.report_days, n.days) as days
    from sample s left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    where s.project_id = ${scope.projectId} and s.sampled_on between d.today - ${awaitedDays}::int and d.today
      and not ${hasResults}
    union all
    select null, m.id, m.station_id, m.action_on, n.days
    from ${notWithdrawn} m join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
    where m.project_id = ${scope.projectId} and m.action_completed and m.sample_taken
      and m.action_on between d.today - ${awaitedDays}::int and d.today
      and (m.profile_id is null or ${isForLaboratory})
      and exists (select from result_month c
        where c.project_id = m.project_id and c.station_id = m.station_id and c.results > 0)
      and not exists (select from sample s where s.project_id = m.project_id and s.monitoring_id = m.id)
      and not exists (select from sample s where s.project_id = m.project_id and s.station_id = m.station_id
        and ${isOfItsDay})) a)`
