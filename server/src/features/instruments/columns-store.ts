import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { stateNow } from '../commitments/service.ts'
import { projectDay } from '../monitorings/service.ts'
import { standingOfInstrument } from '../tasks/service.ts'

/**
 * Instruments `i` with their mining unit `n`, who created them `u`, their documents `o`, what is counted of their
 * commitments `k`, and the project's day `d`.
 */
export const fromInstruments = (scope: ProjectScope): Sql => sql`${projectDay(scope)} d
  cross join instrument i
  join mining_unit n on n.project_id = i.project_id and n.id = i.mining_unit_id
  join app_user u on u.id = i.created_by
  cross join lateral (
    select count(*)::int as total, count(*) filter (where s.state = 'proposed')::int as proposed,
      count(*) filter (where s.state = 'verified')::int as verified,
      count(*) filter (where s.state = 'rejected')::int as rejected,
      count(*) filter (where s.state = 'in-force')::int as in_force,
      count(*) filter (where s.state = 'superseded')::int as superseded
    from (select ${stateNow} as state from commitment c where c.project_id = i.project_id and c.instrument_id = i.id) s) k
  cross join lateral (
    select count(*)::int as documents, coalesce(sum(t.pages), 0)::int as pages from instrument_document t
    where t.project_id = i.project_id and t.instrument_id = i.id and t.removed_at is null) o`

/** By whose words instruments are found, over `fromInstruments`. */
export const searched: Sql = raw(
  "concat_ws(' ', i.name, n.name, i.authority, i.resolution, i.year)",
)

/** From 0 to 1; null where there is nothing to decide on. */
export const decidedShare: Sql = raw(
  'case when k.total > 0 then (k.total - k.proposed)::float8 / k.total end',
)

/** What `Instrument` holds but for its standing, over `fromInstruments`. */
export const instrumentColumns: Sql = sql`
  i.id, i.name, i.kind, i.year, coalesce(i.authority, '') as authority, coalesce(i.resolution, '') as resolution,
  i.resolution_on, i.in_force_from, i.retired_at, i.retired_reason, i.created_at, i.version,
  jsonb_build_object('id', n.id, 'name', n.name) as mining_unit, ${personName} as created_by, o.documents, o.pages,
  jsonb_build_object('proposed', k.proposed, 'verified', k.verified, 'rejected', k.rejected, 'in-force', k.in_force,
    'superseded', k.superseded) as commitments, ${decidedShare} as decided_share`

/** By its tasks, which costs more than the rest: read for the rows that are shown. */
export const standingColumn = (scope: ProjectScope, id: Sql): Sql =>
  sql`${standingOfInstrument(scope, id)} as standing`
