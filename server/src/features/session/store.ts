import type { Language } from '@puquio/domain'
import { ago } from '../../platform/clock.ts'
import { lock } from '../../platform/db/lock.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { SessionRefusal } from '../../platform/db/sessions.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Known } from './known-store.ts'
import type { LinkKind } from './session-mails.ts'

export type Account = {
  id: number
  email: string
  name: string
  language: Language
  passwordHash: string | null
  isActive: boolean
  emailVerifiedAt: string | null
  blockedAt: string | null
  signInClosedAt: string | null
}
const account = sql`id, email, name, language, read_password_hash(id) as password_hash, is_active, email_verified_at, blocked_at, sign_in_closed_at`

export async function findAccount(scope: AccountScope, email: string): Promise<Account | null> {
  const [row] = await scope.rows<Account>(
    sql`select ${account} from app_user where email = ${email} and deleted_at is null`,
  )
  return row ?? null
}

/** Locks the row, so that changes of one account run one after another; foreign keys to it do not wait. */
export async function lockAccount(scope: AccountScope, userId: number): Promise<Account | null> {
  const [row] = await scope.rows<Account>(
    sql`select ${account} from app_user where id = ${userId} and deleted_at is null for no key update`,
  )
  return row ?? null
}

export type Outcome = 'signed-in' | 'wrong-password' | 'not-registered' | 'not-active' | 'blocked'
export type SignInMethod = 'password' | 'single-sign-on'
export type Attempt = {
  userId: number | null
  email: string
  address: string
  /** Null where the account does not know the browser. */
  browserId: number | null
  outcome: Outcome
  method?: SignInMethod
}

export const recordAttempt = async (scope: AccountScope, attempt: Attempt) => {
  await scope.rows(sql`insert into sign_in_attempt (user_id, email, address, browser_id, outcome, method, at)
    values (${attempt.userId}, ${attempt.email}, ${attempt.address}, ${attempt.browserId}, ${attempt.outcome},
      ${attempt.method ?? 'password'}, ${scope.clock.now()})`)
}

/** An attempt that came too soon adds no row: the last refused one from there counts it. */
export const countDelayed = async (scope: AccountScope, address: string) => {
  await scope.rows(sql`update sign_in_attempt set delayed = delayed + 1 where id = (
    select id from sign_in_attempt where address = ${address} and outcome <> 'signed-in' and at <= ${scope.clock.now()}
    order by at desc limit 1)`)
}

export type Failures = {
  /**
   * Failures of this account from its known browser, else from this address, in a day and since its last
   * sign-in so.
   */
  ofAccountFromHere: number
  lastOfAccountAt: string | null
  /** Failures of this address, for any account, in an hour. */
  ofAddress: number
  lastOfAddressAt: string | null
  /** Failures of this account from anywhere, in a day. */
  ofAccount: number
}

export async function readFailures(
  scope: AccountScope,
  { userId, browserId }: Pick<Known, 'userId' | 'browserId'>,
  address: string,
): Promise<Failures> {
  const now = scope.clock.now()
  const dayAgo = ago(scope.clock, { days: 1 })
  const hourAgo = ago(scope.clock, { hours: 1 })
  // Instants in the future, after the clock was set back, must not lock anybody out.
  const [row] = await scope.rows<Failures>(sql`
    with mine as (
      select * from sign_in_attempt where user_id = ${userId} and at > ${dayAgo} and at <= ${now} and outcome in ('wrong-password', 'signed-in')
    ), from_here as (
      select * from mine where browser_id is not distinct from ${browserId}::bigint
        and (browser_id is not null or address = ${address})
    ), own as (
      select at from from_here where outcome = 'wrong-password'
        and at > coalesce((select max(at) from from_here where outcome = 'signed-in'), ${dayAgo})
    ), of_address as (
      select at from sign_in_attempt
      where address = ${address} and at > ${hourAgo} and at <= ${now} and method = 'password' and outcome in ('wrong-password', 'not-registered', 'not-active', 'blocked')
    )
    select (select count(*) from own) as of_account_from_here, (select max(at) from own) as last_of_account_at,
      (select count(*) from of_address) as of_address, (select max(at) from of_address) as last_of_address_at,
      (select count(*) from mine where outcome = 'wrong-password'
        and at > coalesce((select failures_count_from from app_user where id = ${userId}), ${dayAgo})) as of_account`)
  return row as Failures
}

export const closeSignIn = async (scope: AccountScope, userId: number) => {
  await scope.rows(
    sql`update app_user set sign_in_closed_at = ${scope.clock.now()} where id = ${userId}`,
  )
}

/** Lifts the block of wrong passwords after an act of the mailbox's owner; failures count from here again. */
export const openSignIn = async (scope: AccountScope, userId: number) => {
  await scope.rows(sql`update app_user
    set sign_in_closed_at = null, failures_count_from = ${scope.clock.now()} where id = ${userId}`)
}

export type NewSession = {
  userId: number
  tokenHash: Buffer
  cookieHash: Buffer
  address: string
  device: string
  endsAt: Date
}

export const insertSession = async (scope: AccountScope, session: NewSession) => {
  const now = scope.clock.now()
  await scope.rows(sql`insert into session (user_id, token_hash, cookie_hash, address, device, created_at, last_seen_at, ends_at)
    values (${session.userId}, ${session.tokenHash}, ${session.cookieHash}, ${session.address}, ${session.device},
      ${now}, ${now}, ${session.endsAt})`)
  await scope.rows(sql`update app_user set last_sign_in_at = ${now} where id = ${session.userId}`)
  await scope.rows(sql`insert into known_address (user_id, address, last_used_at)
    values (${session.userId}, ${session.address}, ${now})
    on conflict (user_id, address) do update set last_used_at = excluded.last_used_at`)
}

/**
 * Ends a user's session, and returns whether it was still valid: one unseen since `seenAfter` had expired.
 */
export async function endSession(
  scope: AccountScope | SystemScope,
  userId: number,
  reason: SessionRefusal,
  { only, except, seenAfter }: { only?: number; except?: number; seenAfter?: Date } = {},
): Promise<boolean> {
  const now = scope.clock.now()
  const after = seenAfter ?? new Date(0)
  const ended = await scope.rows<{ wasLive: boolean }>(sql`
    update session set ended_at = ${now},
      end_reason = case when ends_at > ${now} and last_seen_at >= ${after} then ${reason} else 'expired' end
    where user_id = ${userId} and ended_at is null and id <> ${except ?? 0}
      and (${only ?? null}::bigint is null or id = ${only ?? null})
    returning end_reason <> 'expired' as was_live`)
  return ended.some(({ wasLive }) => wasLive)
}

/** The person of a session has just shown who they are. */
export const setProven = async (scope: AccountScope, sessionId: number) => {
  await scope.rows(
    sql`update session set proven_at = ${scope.clock.now()} where id = ${sessionId} and ended_at is null`,
  )
}

/** Whether the person of a session showed who they are since then. */
export async function isProven(
  scope: AccountScope,
  { sessionId, since }: { sessionId: number; since: Date },
): Promise<boolean> {
  const rows = await scope.rows(sql`select from session
    where id = ${sessionId} and ended_at is null and proven_at > ${since} and proven_at <= ${scope.clock.now()}`)
  return rows.length > 0
}

export const setPassword = async (scope: AccountScope, userId: number, passwordHash: string) => {
  await scope.rows(sql`select set_password_hash(${userId}, ${passwordHash})`)
}

/** Returns the person's whole name. */
export async function setActivated(scope: AccountScope, userId: number): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(sql`
    update app_user u set is_active = true, email_verified_at = ${scope.clock.now()} where u.id = ${userId}
    returning ${personName} as name`)
  return row?.name ?? ''
}

export type Link = {
  id: number
  userId: number
  kind: LinkKind
  expiresAt: string
  usedAt: string | null
}

export async function findLink(scope: AccountScope, tokenHash: Buffer): Promise<Link | null> {
  const [row] = await scope.rows<Link>(
    sql`select id, user_id, kind, expires_at, used_at from account_link where token_hash = ${tokenHash} for update`,
  )
  return row ?? null
}

export type NewLink = {
  userId: number
  kind: LinkKind
  tokenHash: Buffer
  address: string | null
  expiresAt: Date
}

export const insertLink = async (scope: AccountScope, link: NewLink) => {
  await scope.rows(sql`insert into account_link (user_id, kind, token_hash, address, created_at, expires_at)
    values (${link.userId}, ${link.kind}, ${link.tokenHash}, ${link.address}, ${scope.clock.now()}, ${link.expiresAt})`)
}

/** Ends a user's links of one kind, or all without a kind. */
export const useLinks = async (
  scope: AccountScope | SystemScope,
  userId: number,
  kind: LinkKind | null,
) => {
  await scope.rows(sql`update account_link set used_at = ${scope.clock.now()}
    where user_id = ${userId} and (${kind}::text is null or kind = ${kind}) and used_at is null`)
}

export const countLinks = async (
  scope: AccountScope,
  userId: number,
  kind: LinkKind,
  since: Date,
): Promise<number> => {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*) from account_link where user_id = ${userId} and kind = ${kind}
      and created_at > ${since} and created_at <= ${scope.clock.now()}`,
  )
  return row?.count ?? 0
}

/** Locks requests for links from there until the transaction ends. */
export const lockAddress = (scope: AccountScope, address: string) =>
  lock(scope, 'account-links', address)

export const countLinksAskedFrom = async (
  scope: AccountScope,
  address: string,
  since: Date,
): Promise<number> => {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*) from account_link where address = ${address}
      and created_at > ${since} and created_at <= ${scope.clock.now()}`,
  )
  return row?.count ?? 0
}
