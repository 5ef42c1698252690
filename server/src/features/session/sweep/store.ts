import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

const countOf = async (scope: SystemScope, deletion: Sql): Promise<number> => {
  const [row] = await scope.rows<{ count: number }>(
    sql`with gone as (${deletion} returning 1) select count(*) from gone`,
  )
  return row?.count ?? 0
}

export const deleteAttempts = (
  scope: SystemScope,
  { signedIn, others }: { signedIn: Date; others: Date },
) =>
  countOf(
    scope,
    sql`delete from sign_in_attempt
      where at < case when outcome = 'signed-in' then ${signedIn}::timestamptz else ${others}::timestamptz end`,
  )

export const deleteSessions = (scope: SystemScope, endedBefore: Date) =>
  countOf(scope, sql`delete from session where least(ended_at, ends_at) < ${endedBefore}`)

export const deleteBrowsers = (scope: SystemScope, unusedSince: Date) =>
  countOf(scope, sql`delete from known_browser where last_used_at < ${unusedSince}`)

/** For each account, removes those used longest ago beyond the limit. */
export const deleteAddresses = (scope: SystemScope, keptPerAccount: number) =>
  countOf(
    scope,
    sql`delete from known_address where (user_id, address) in (
      select user_id, address from (
        select user_id, address,
          row_number() over (partition by user_id order by last_used_at desc, address) as rank
        from known_address) ranked
      where rank > ${keptPerAccount})`,
  )

/** Used links expire soon after, too. */
export const deleteLinks = (scope: SystemScope, expiredBefore: Date) =>
  countOf(scope, sql`delete from account_link where expires_at < ${expiredBefore}`)
