import type { Language } from '@puquio/domain'
import type { AccountScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type PhoneOwner = {
  id: number
  phone: string | null
  isPhoneVerified: boolean
  language: Language
}

/** Locks the row, so that of two codes at once the second one counts the first. */
export async function lockPhone(scope: AccountScope, userId: number): Promise<PhoneOwner | null> {
  const [row] = await scope.rows<PhoneOwner>(sql`
    select id, phone, phone_verified_at is not null as is_phone_verified, language
    from app_user where id = ${userId} and deleted_at is null for no key update`)
  return row ?? null
}

export async function countCodes(scope: AccountScope, userId: number, since: Date) {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int from phone_code where user_id = ${userId} and sent_at > ${since}`,
  )
  return row?.count ?? 0
}

type NewCode = { userId: number; phone: string; codeHash: string; expiresAt: Date }

export const insertCode = async (scope: AccountScope, code: NewCode) => {
  await scope.rows(sql`
    insert into phone_code (user_id, phone, code_hash, sent_at, expires_at)
    values (${code.userId}, ${code.phone}, ${code.codeHash}, ${scope.clock.now()}, ${code.expiresAt})`)
}

export type Code = { id: number; codeHash: string; expiresAt: string; tries: number }

/** The newest code for the user's present number, where it was not used. */
export async function readCode(
  scope: AccountScope,
  { id, phone }: PhoneOwner,
): Promise<Code | null> {
  const [row] = await scope.rows<Code & { usedAt: string | null; phone: string }>(sql`
    select id, code_hash, expires_at, tries, used_at, phone from phone_code
    where user_id = ${id} order by sent_at desc, id desc limit 1`)
  return row && row.usedAt === null && row.phone === phone ? row : null
}

export const countTry = async (scope: AccountScope, id: number) => {
  await scope.rows(sql`update phone_code set tries = tries + 1 where id = ${id}`)
}

export const setPhoneVerified = async (scope: AccountScope, userId: number, codeId: number) => {
  const now = scope.clock.now()
  await scope.rows(sql`update phone_code set used_at = ${now} where id = ${codeId}`)
  await scope.rows(sql`update app_user set phone_verified_at = ${now} where id = ${userId}`)
}
