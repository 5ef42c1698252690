import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ProviderIdentity } from './account-of.ts'

/** Returns false where this flow was finished before. */
export async function insertFinished(
  scope: AccountScope,
  secretHash: Buffer,
  found: ProviderIdentity,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    insert into finished_sign_on (secret_hash, issuer, subject, username, home_account_id, email, finished_at)
    values (${secretHash}, ${found.issuer}, ${found.subject}, ${found.username}, ${found.homeAccountId},
      ${found.email}, ${scope.clock.now()})
    on conflict (secret_hash) do nothing returning id`)
  return rows.length > 0
}

/** Takes a finished flow, once; null where there is none, or it is too old or taken. */
export async function takeFinished(
  scope: AccountScope,
  secretHash: Buffer,
  finishedAfter: Date,
): Promise<ProviderIdentity | null> {
  const [row] = await scope.rows<ProviderIdentity>(sql`
    update finished_sign_on set used_at = ${scope.clock.now()}
    where secret_hash = ${secretHash} and used_at is null and finished_at > ${finishedAfter}
    returning issuer, subject, username, home_account_id, email`)
  return row ?? null
}

export type Linked = { identityId: number; userId: number }

export async function findLinked(
  scope: AccountScope,
  { issuer, subject }: ProviderIdentity,
): Promise<Linked | null> {
  const [row] = await scope.rows<Linked>(sql`
    select id as identity_id, user_id from linked_identity where issuer = ${issuer} and subject = ${subject}`)
  return row ?? null
}

export async function isSystemAdmin(scope: AccountScope, userId: number): Promise<boolean> {
  const [row] = await scope.rows<{ is: boolean }>(
    sql`select is_system_admin as is from app_user where id = ${userId}`,
  )
  return row?.is ?? false
}

/** Returns false where the user is linked to another account of the issuer, or the account to another user. */
export async function insertLinked(
  scope: AccountScope,
  userId: number,
  { issuer, subject, username }: ProviderIdentity,
): Promise<boolean> {
  const now = scope.clock.now()
  const rows = await scope.rows(sql`
    insert into linked_identity (user_id, issuer, subject, username, linked_at, last_used_at)
    values (${userId}, ${issuer}, ${subject}, ${username}, ${now}, ${now})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export const updateLinked = async (
  scope: AccountScope,
  identityId: number,
  { username }: ProviderIdentity,
) => {
  await scope.rows(sql`update linked_identity
    set username = ${username}, last_used_at = ${scope.clock.now()} where id = ${identityId}`)
}

/** Of a user all, or one of them; returns whether there was one. */
export async function deleteLinked(
  scope: SystemScope,
  userId: number,
  identityId: number | null,
): Promise<boolean> {
  const rows = await scope.rows(sql`delete from linked_identity
    where user_id = ${userId} and (${identityId}::int is null or id = ${identityId}) returning id`)
  return rows.length > 0
}

export const deleteFinished = async (scope: SystemScope, before: Date): Promise<number> => {
  const rows = await scope.rows(
    sql`delete from finished_sign_on where finished_at < ${before} returning id`,
  )
  return rows.length
}
