import { answerGraceS } from '@puquio/domain'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** Of `c`: it was not sent and may not be any more. */
export const isExpired = (now: Date): Sql => sql`(c.state = 'requested' and c.expires_at <= ${now})`

/** Of `c`: it was sent, and the time to answer is over. An acknowledged configuration has arrived: nobody answers that. */
export const isUnanswered = (now: Date): Sql => sql`(
  (c.state = 'sent' or (c.state = 'acknowledged' and c.kind = 'relay'))
  and greatest(c.expires_at, c.sent_at) + make_interval(secs => ${answerGraceS}) <= ${now})`

/** The state as it is now, also before the job has written it. */
export const stateAt = (now: Date): Sql => sql`case
  when ${isExpired(now)} then 'expired' when ${isUnanswered(now)} then 'unanswered' else c.state end`
