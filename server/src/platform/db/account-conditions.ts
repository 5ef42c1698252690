import { raw, type Sql, sql } from './sql.ts'

/** Conditions over the aliases `u` of app_user, `m` of project_member and `p` of project. */

/** The state of the account `u`, one of several flags: what keeps somebody out most comes first. */
export const userState = sql`case when u.blocked_at is not null or u.sign_in_closed_at is not null then 'blocked'
  when u.email_verified_at is null then 'unverified' when u.is_active then 'active' else 'inactive' end`

/**
 * The account `u` may sign in. The pause after wrong passwords is not counted: others cause it, and the browsers
 * and addresses that the account knows are exempt.
 */
export const maySignIn = raw(
  '(u.is_active and u.email_verified_at is not null and u.blocked_at is null and u.deleted_at is null)',
)

/** The last day of the guest `m` has passed. */
export const hasEnded = (today: Sql): Sql => sql`coalesce(m.ends_on < ${today}, false)`

/** The member `m` may enter the project on this day of it. */
export const mayEnterOn = (today: Sql): Sql =>
  sql`(cardinality(m.permissions) > 0 and not ${hasEnded(today)})`

/** The day of the project `p` at this moment. */
export const dayOfProject = (now: Date): Sql =>
  sql`(${now}::timestamptz at time zone p.time_zone)::date`

/** The member `m` may enter the project `p` now. */
export const mayEnter = (now: Date): Sql => mayEnterOn(dayOfProject(now))
