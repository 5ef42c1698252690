import type { Monitoring } from '@puquio/contract/monitorings'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { durationOf, fromMonitoring, monitoringColumns } from '../store.ts'

/** A monitoring with the names of its entries, and who changed it last. */
export type MonitoringRecord = Monitoring & {
  stationCode: string
  stationName: string
  component: string
  subcomponent: string | null
  miningComponent: string | null
  sourceType: string | null
  profile: string | null
  frequency: string | null
  rescheduledFromOn: string | null
  omittedOn: string | null
  changedBy: string | null
  /** A local time in the project's time zone, without its offset. */
  changedAt: string | null
}

/** Returns the monitorings of these ids, in the order of the ids. */
export async function readRecords(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<MonitoringRecord[]> {
  const rows = await scope.rows<Omit<MonitoringRecord, 'durationHours'>>(sql`
    select ${monitoringColumns}, st.code as station_code, st.name as station_name, c.name as component,
      sc.name as subcomponent, mc.name as mining_component, s.name as source_type, pp.name as profile,
      f.name as frequency, origin.estimated_on as rescheduled_from_on,
      (m.omitted_at at time zone d.time_zone)::date as omitted_on, last.by as changed_by,
      to_char(last.at at time zone d.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') as changed_at
    ${fromMonitoring(scope)}
    join unnest(${ids}::int[]) with ordinality as asked(id, rank) on asked.id = m.id
    join station st on st.project_id = m.project_id and st.id = m.station_id
    join environmental_component c on c.project_id = m.project_id and c.id = m.component_id
    left join environmental_subcomponent sc on sc.project_id = m.project_id and sc.id = m.subcomponent_id
    left join mining_component mc on mc.project_id = m.project_id and mc.id = m.mining_component_id
    left join source_type s on s.project_id = m.project_id and s.id = m.source_type_id
    left join parameter_profile pp on pp.project_id = m.project_id and pp.id = m.profile_id
    left join frequency f on f.project_id = m.project_id and f.id = m.frequency_id
    left join monitoring origin on origin.project_id = m.project_id and origin.id = m.rescheduled_from_id
    left join lateral (
      select change.at, ${personName} as by
      from monitoring_change change join app_user u on u.id = change.user_id
      where change.project_id = m.project_id and change.monitoring_id = m.id
      order by change.at desc, change.id desc limit 1
    ) last on true
    where m.project_id = ${scope.projectId} order by asked.rank`)
  return rows.map((row) => ({ ...row, durationHours: durationOf(row) }))
}
