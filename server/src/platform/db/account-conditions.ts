import { sql } from './sql.ts'

/** The state of the account `u`, one of several flags: what keeps somebody out most comes first. */
export const userState = sql`case when u.blocked_at is not null or u.sign_in_closed_at is not null then 'blocked'
  when u.email_verified_at is null then 'unverified' when u.is_active then 'active' else 'inactive' end`
