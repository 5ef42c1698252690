import type { PeriodLimit } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { limitTables } from './in-force-store.ts'

/** Of means that results are not themselves, and of results that a year may exceed some times. */
const ofPeriods = raw(
  `(l.statistic in ('annual-mean', 'monthly-mean') or l.allowed_per_year is not null and p.reported_as = l.statistic)`,
)

/** Returns the limits of periods of a parameter at a station, each between the days on which it holds. */
export const readPeriodLimits = (
  scope: ProjectScope,
  { stationId, parameterId }: { stationId: number; parameterId: number },
): Promise<PeriodLimit[]> =>
  scope.rows<PeriodLimit>(sql`
    with ${limitTables(scope, sql`select ${stationId}::int`, ofPeriods)}
    select key, standard, category, parameter, statistic, kind, min, max, unit, ammonia_table,
      allowed_per_year::int as allowed_per_year, to_be_verified, nullif(starts_on, '-infinity') as starts_on,
      nullif(ends_before, 'infinity') as ends_before
    from in_force where parameter_id = ${parameterId} and is_applicable order by statistic, starts_on, place`)
