import type { UserEdit } from '@puquio/contract/users'
import type { EditedUserField } from '@puquio/domain'
import type { AccountScope, ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, sql } from '../../platform/db/sql.ts'
import { maySignIn } from '../../platform/db/account-conditions.ts'

/** The column that keeps each field of an edit. */
const columnOfEdit: Record<EditedUserField, string> = {
  name: 'name',
  last_name: 'last_name',
  phone: 'phone',
  position: 'position',
  language: 'language',
  admin: 'is_system_admin',
}
const fields = Object.keys(columnOfEdit) as EditedUserField[]

/** `admin` may be left as it is. Returns false where the user is gone, or somebody else edited them since this version. */
export async function updateUser(
  scope: SystemScope | ProjectScope,
  userId: number,
  edit: Omit<UserEdit, 'admin'> & { admin?: boolean },
): Promise<boolean> {
  const given = fields.filter((field) => edit[field] !== undefined)
  const assigned = given.map((field) => sql`${raw(columnOfEdit[field])} = ${edit[field]}`)
  const rows = await scope.rows(sql`
    update app_user set ${join(assigned, ', ')}, version = version + 1
    where id = ${userId} and version = ${edit.version} and deleted_at is null returning id`)
  return rows.length > 0
}

export async function readUserExists(scope: SystemScope, userId: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`select id from app_user where id = ${userId} and deleted_at is null`,
  )
  return rows.length > 0
}

/** Returns false where they are gone already. */
export async function markDeleted(scope: SystemScope, userId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update app_user set deleted_at = ${scope.clock.now()}
    where id = ${userId} and deleted_at is null returning id`)
  return rows.length > 0
}

/** Locked in one order, so that two calls never wait for each other in a circle. */
export const lockAdministrators = (scope: SystemScope | AccountScope) =>
  scope.rows<{ id: number; maySignIn: boolean }>(sql`
    select u.id, ${maySignIn} as may_sign_in from app_user u
    where u.is_system_admin and u.deleted_at is null order by u.id for no key update`)
