import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { awaitedReports } from '../awaited-store.ts'

/** What is told of samplings: how many are late since the last time, and in all. */
export type LateReports = {
  count: number
  total: number
  /** Of those that are new: the day of the first, and stations. */
  firstOn: string
  stations: string[]
  /** The shortest of their terms. */
  days: number
}

/** Nobody is reminded of what was due longer ago: an import of years would send reminders of all of it. */
const newsDays = 31
const stationsNamed = 5

/**
 * Marks the samplings whose results are late and were not told of, each station and day once, and returns them; null
 * where there are none. Of two processes at the same time the second waits for the first and finds none of them.
 */
export async function takeLateReports(scope: ProjectScope): Promise<LateReports | null> {
  const [found] = await scope.rows<LateReports>(sql`
    with late as materialized (
      select * from ${awaitedReports(scope)} a where is_late
    ),
    taken as (
      insert into late_report_reminder (project_id, station_id, sampled_on, at)
      select distinct ${scope.projectId}::int, station_id, sampled_on, ${scope.clock.now()}::timestamptz
      from late where today <= due_on + ${newsDays}::int order by station_id, sampled_on
      on conflict do nothing returning station_id, sampled_on
    )
    select count(*)::int as count, min(t.sampled_on) as first_on,
      (array_agg(distinct st.code order by st.code))[:${stationsNamed + 1}::int] as stations,
      (select count(*)::int from late) as total, min(l.days) as days
    from taken t join late l on l.station_id = t.station_id and l.sampled_on = t.sampled_on
      join station st on st.project_id = ${scope.projectId} and st.id = t.station_id
    having count(*) > 0`)
  return found ?? null
}

export const stationsText = (codes: readonly string[]): string =>
  codes.slice(0, stationsNamed).join(', ') + (codes.length > stationsNamed ? '…' : '')
