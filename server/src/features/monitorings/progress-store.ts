import type { ProgressIndicator } from '@puquio/contract/plans'
import { frequencies, marginDays } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { dayOfProject } from '../../platform/db/account-conditions.ts'

/**
 * The domain's status, window, units and progress in SQL, over the alias `m` of monitoring. A test compares
 * them with the domain over thousands of random monitorings.
 */

/** One row `(today, time_zone)`: today in the project's time zone. */
export const projectDay = (scope: ProjectScope): Sql =>
  sql`(select ${dayOfProject(scope.clock.now())} as today, p.time_zone
    from project p where p.id = ${scope.projectId})`

const defaultDays = marginDays('once')
const daysOfRule = frequencies
  .filter((rule) => marginDays(rule) !== defaultDays)
  .map((rule) => `when '${rule}' then ${marginDays(rule)}`)
  .join(' ')

/** Joins `n (id, rule, days)`: the rule of a monitoring's frequency and N, its days either side. */
export const joinFrequency = (scope: ProjectScope): Sql =>
  sql`left join (select f.id, f.rule, case f.rule ${raw(daysOfRule)} else ${raw(String(defaultDays))} end as days
    from frequency f where f.project_id = ${scope.projectId}) n on n.id = m.frequency_id`

/** N of a monitoring, with or without a frequency. Needs `joinFrequency`. */
export const nDays = raw(`coalesce(n.days, ${defaultDays})`)

/**
 * All monitorings but withdrawn ones. Lists and counts read these, by the alias `m`; only lookups by id
 * read the table itself.
 */
export const notWithdrawn = raw('(select * from monitoring where withdrawn_at is null)')

/** The commitment that a monitoring's name stands for: what was verified, or superseded since. */
export const linkedCommitment = raw(`(select k.id from commitment k
  where k.project_id = m.project_id and k.id = m.commitment_id and k.state in ('verified', 'superseded'))`)

/** A unit is the last monitoring of a chain of reschedules. */
export const isUnit = raw('not m.is_rescheduled')
export const isDone = raw('m.action_completed')
export const isOmitted = raw('(m.omitted_at is not null and not m.action_completed)')
export const isPending = raw(
  '(not m.action_completed and m.omitted_at is null and not m.is_rescheduled)',
)
export const isWithoutSample = raw('(m.action_completed and m.sample_taken is false)')
/** Also false if the monitoring was not done. */
export const isOnTime = raw(
  '(m.action_completed and abs(m.action_on - m.estimated_on) <= m.margin_days)',
)

export const isUnfulfilled = (today: Sql): Sql =>
  sql`(${isPending} and ${today} > m.estimated_on + m.margin_days)`

/** Needs `joinFrequency`. */
export const isNear = (today: Sql): Sql =>
  sql`(${isPending} and ${today} <= m.estimated_on + m.margin_days and ${today} >= m.estimated_on - ${nDays})`

/** Needs `joinFrequency`. */
export const statusOf = (today: Sql): Sql => sql`case
  when m.action_completed then 'done'
  when m.omitted_at is not null then 'omitted'
  when m.is_rescheduled then 'rescheduled'
  when ${today} > m.estimated_on + m.margin_days then 'unfulfilled'
  when ${today} >= m.estimated_on - ${nDays} then 'near'
  else 'far' end`

const counts = ['done', 'due', 'on_time', 'omitted'] as const

/** The counts of one kind of progress, as columns `<name>_done`, `_due`, `_on_time`, `_omitted`. */
export function tally(name: string, condition: Sql = raw('true')): Sql {
  const among = {
    done: isDone,
    due: sql`not ${isOmitted}`,
    on_time: isOnTime,
    omitted: isOmitted,
  }
  return join(
    counts.map(
      (count) =>
        sql`count(*) filter (where ${isUnit} and ${condition} and ${among[count]})::int as ${raw(`${name}_${count}`)}`,
    ),
    ', ',
  )
}

/** Sums tallies of groups. */
export const sumTally = (name: string): Sql =>
  join(
    counts.map((count) => raw(`coalesce(sum(${name}_${count}), 0)::int as ${name}_${count}`)),
    ', ',
  )

export type Tally<Name extends string> = Record<
  `${Name}Done` | `${Name}Due` | `${Name}OnTime` | `${Name}Omitted`,
  number
>

export function indicatorOf<Name extends string>(row: Tally<Name>, name: Name): ProgressIndicator {
  const of = (count: 'Done' | 'Due' | 'OnTime' | 'Omitted') => row[`${name}${count}`]
  const due = of('Due')
  return {
    done: of('Done'),
    due,
    onTime: of('OnTime'),
    omitted: of('Omitted'),
    ratio: due === 0 ? null : of('Done') / due,
  }
}
