import { taskStandings } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { projectDay } from '../monitorings/service.ts'

/**
 * The domain's overdue, standing and holder of a role in SQL, which a test compares with them over random tasks. The day is
 * `d.today` of `projectDay`; occurrences are `o`.
 */

export const isOverdue: Sql = raw(
  `(o.due_on < d.today and o.state in ('no-status', 'in-progress'))`,
)

/** Over the occurrences of one task: the place of its standing in `taskStandings`, from 1. */
const rank: Sql = sql`case
  when bool_or(${isOverdue}) then 1
  when (array_agg(o.state order by o.due_on desc) filter (where o.state in ('compliant', 'not-compliant')))[1]
    = 'not-compliant' then 2
  when bool_or(o.state = 'under-review') then 3
  when bool_or(o.state = 'in-progress') then 4
  when bool_or(o.state = 'compliant') then 6
  else 5 end`

const nameOfRank = (of: Sql): Sql => sql`(${[...taskStandings]}::text[])[${of}]`

/**
 * Tasks of commitments that nobody verified, that another one superseded or whose instrument is retired count nowhere:
 * in no list, and in no standing.
 */
const heldAs = (commitment: string, instrument: string): Sql =>
  raw(`${commitment}.state = 'verified' and ${instrument}.retired_at is null`)

/** Where `c` and `i` are joined. */
export const isHeld: Sql = heldAs('c', 'i')

/** A row `(task_id, commitment_id, rank, overdue)` for each task `own` where the condition holds, which callers name otherwise. */
const ranked = (scope: ProjectScope, condition: Sql): Sql => sql`(
  select own.id as task_id, own.commitment_id, ${rank} as rank, count(*) filter (where ${isOverdue})::int as overdue
  from ${projectDay(scope)} d cross join task own
    left join task_occurrence o on o.project_id = own.project_id and o.task_id = own.id
  where own.project_id = ${scope.projectId} and ${condition} group by own.id, own.commitment_id)`

/** How a task stands and how many of its occurrences are overdue, as an object `{ standing, overdue }`. */
export const standingOfTask = (scope: ProjectScope, taskId: Sql): Sql => sql`(
  select jsonb_build_object('standing', ${nameOfRank(raw('s.rank'))}, 'overdue', s.overdue)
  from ${ranked(scope, sql`own.id = ${taskId}`)} s)`

/** How a commitment stands by its tasks, as an object `{ standing, tasks, overdue }`; null where it has none. */
export const standingOfCommitment = (scope: ProjectScope, commitmentId: Sql): Sql => sql`(
  select jsonb_build_object('standing', ${nameOfRank(raw('min(s.rank)'))}, 'tasks', count(*)::int, 'overdue', sum(s.overdue)::int)
  from ${ranked(scope, sql`own.commitment_id = ${commitmentId}`)} s having count(*) > 0)`

/**
 * How an instrument stands by those of its commitments that count and have tasks, as the object `standing` of an instrument;
 * null where none has any.
 */
export const standingOfInstrument = (scope: ProjectScope, instrumentId: Sql): Sql => sql`(
  select jsonb_build_object('standing', ${nameOfRank(raw('min(n.rank)'))}, 'tasks', sum(n.tasks)::int,
    'overdue', sum(n.overdue)::int, 'commitments', count(*)::int, 'compliant', count(*) filter (where n.rank = 6)::int)
  from (select s.commitment_id, min(s.rank) as rank, count(*) as tasks, sum(s.overdue) as overdue
    from ${ranked(
      scope,
      sql`own.commitment_id in (select held.id from commitment held
        join instrument its on its.project_id = held.project_id and its.id = held.instrument_id
        where held.project_id = ${scope.projectId} and held.instrument_id = ${instrumentId}
          and ${heldAs('held', 'its')})`,
    )} s group by s.commitment_id) n having count(*) > 0)`

/** The id of who holds a role on the project's day; null where nobody does, or there is no role. */
export const holderOf = (roleId: Sql): Sql => sql`(
  select h.user_id from role_holder h
  where h.project_id = d.project_id and h.role_id = ${roleId} and h.from_on <= d.today
  order by h.from_on desc limit 1)`

/** One row `(today, time_zone, project_id)`. */
export const dayOf = (scope: ProjectScope): Sql =>
  sql`(select today, time_zone, ${scope.projectId}::int as project_id from ${projectDay(scope)} p)`
