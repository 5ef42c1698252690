import { frequencies, isTaskFrequency, noticeDays } from '@puquio/domain'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { isOverdue } from './standing-store.ts'

const daysOfRule = frequencies
  .filter(isTaskFrequency)
  .map((rule) => `when '${rule}' then ${noticeDays(rule)}`)
  .join(' ')

/** `noticeDays` of the task `t`, whose frequency is looked up. */
const daysBefore: Sql = raw(`(select case f.rule ${daysOfRule} else ${noticeDays(null)} end
  from (select null::int) n left join frequency f on f.project_id = t.project_id and f.id = t.frequency_id)`)

const isToDo = raw(`o.state in ('no-status', 'in-progress')`)
/** The most that any is near before its date, so that an index finds them. */
const nearDaysMax = Math.max(noticeDays(null), ...frequencies.map((rule) => noticeDays(rule)))

/** To do, not overdue, and its date is at most N days away. */
export const isNear: Sql = sql`(${isToDo} and o.due_on >= d.today and o.due_on <= d.today + ${raw(String(nearDaysMax))}
  and o.due_on <= d.today + ${daysBefore})`

/** Over the occurrence `o` of the task `t` on the day `d`. */
export const inView = {
  'to-do': isToDo,
  due: isNear,
  overdue: isOverdue,
  review: raw(`o.state = 'under-review'`),
  decided: raw(`o.state in ('compliant', 'not-compliant')`),
} as const
