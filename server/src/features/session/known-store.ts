import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { From } from './caller-address.ts'

/** Whether the account knows the browser or the address of a request. */
export type Known = {
  userId: number | null
  /** The browser, where the account signed in with it since its password was set. */
  browserId: number | null
  isKnownAddress: boolean
}

export const isKnown = ({ browserId, isKnownAddress }: Known) =>
  browserId !== null || isKnownAddress

/** Locks the counters of an attempt, so that attempts that share one wait for each other. */
export function queueOf({ userId, browserId, isKnownAddress }: Known, { address }: From): string {
  if (browserId !== null) return `browser ${browserId}`
  return isKnownAddress ? `account ${userId} at ${address}` : address
}

/** More than anybody uses; beyond it, those unused for longest are removed. */
const mostBrowsers = 10

export async function findKnown(
  scope: AccountScope,
  email: string,
  { address, browserHash }: From,
): Promise<Known> {
  const [row] = await scope.rows<Known>(sql`
    select u.id as user_id,
      (select id from known_browser where user_id = u.id and token_hash = ${browserHash}) as browser_id,
      exists (select from known_address where user_id = u.id and address = ${address}) as is_known_address
    from app_user u where u.email = ${email} and u.deleted_at is null`)
  return row ?? { userId: null, browserId: null, isKnownAddress: false }
}

type Signed = { userId: number; before: Buffer | null; now: Buffer }

/**
 * Gives a browser a new token for all accounts that know it, so that a token planted by somebody else is
 * useless after the sign-in.
 */
export async function rememberBrowser(scope: AccountScope, { userId, before, now }: Signed) {
  const at = scope.clock.now()
  await scope.rows(sql`update known_browser set token_hash = ${now} where token_hash = ${before}`)
  await scope.rows(sql`insert into known_browser (user_id, token_hash, last_used_at)
    values (${userId}, ${now}, ${at})
    on conflict (token_hash, user_id) do update set last_used_at = excluded.last_used_at`)
  await scope.rows(sql`delete from known_browser where user_id = ${userId} and id in (
    select id from known_browser where user_id = ${userId}
    order by last_used_at desc, id desc offset ${mostBrowsers})`)
}

/** Forgets all known browsers of an account, after a new password. */
export const forgetBrowsers = async (scope: AccountScope, userId: number) => {
  await scope.rows(sql`delete from known_browser where user_id = ${userId}`)
}
