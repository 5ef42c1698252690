import type { Audience } from '@puquio/contract/notifications/events'
import type { SendingMethod } from '@puquio/contract/notifications'
import { type Language, roles } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { containsWords } from '../../platform/db/contains-words.ts'
import { personName } from '../../platform/db/person-name.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { mayEnter, maySignIn } from '../../platform/db/account-conditions.ts'

/** A person with the own preferences; null where they never set any. */
export type Recipient = {
  id: number
  email: string
  name: string
  language: Language
  high: SendingMethod[] | null
  medium: SendingMethod[] | null
  low: SendingMethod[] | null
  quietFrom: string | null
  quietUntil: string | null
  timeZone: string | null
  isPhoneVerified: boolean
}

const columns = sql`u.id, u.email, ${personName} as name, u.language,
  w.high, w.medium, w.low, w.quiet_from, w.quiet_until, w.time_zone,
  u.phone is not null and u.phone_verified_at is not null as is_phone_verified`
const preferences = raw('left join notification_preference w on w.user_id = u.id')

/** Over the alias `m` of project_member. */
const inAudience: Record<Audience, Sql> = {
  administrators: raw(`${roles.ADMIN} = any(m.permissions)`),
  writers: raw(
    `(${roles.ADMIN} = any(m.permissions) or m.permissions @> array[${roles.READ}, ${roles.WRITE}]::smallint[])`,
  ),
  everybody: raw('true'),
}

type Wanted = {
  projectId: number
  audience: Audience
  /** Null for all of them. */
  userIds?: readonly number[] | null
  exceptId: number | null
}

/** Members `u` who may sign in and enter the project now, and of other companies those who have opened it once. */
const members = (
  scope: ProjectScope | SystemScope,
  { projectId, audience, exceptId }: Omit<Wanted, 'userIds'>,
) => sql`project p join project_member m on m.project_id = p.id
      join app_user u on u.id = m.user_id ${preferences}
    where p.id = ${projectId} and ${inAudience[audience]} and ${maySignIn} and ${mayEnter(scope.clock.now())}
      and u.id is distinct from ${exceptId}::int
      and not exists (select from awaited_guest g where g.project_id = p.id and g.user_id = u.id)`
const byName = sql`name_key(${personName}), u.id`

export const membersOf = (
  scope: ProjectScope | SystemScope,
  { userIds = null, ...wanted }: Wanted,
) =>
  scope.rows<Recipient>(sql`
    select ${columns} from ${members(scope, wanted)}
      and (${userIds}::int[] is null or u.id = any(${userIds}::int[]))
    order by ${byName}`)

const offered = 20

/** To whom the caller can write: the first members that a search by name or e-mail finds, and how many it does. */
export async function findRecipients(scope: ProjectScope, search: string | undefined) {
  const { projectId, userId: exceptId } = scope
  const found = search
    ? containsWords(sql`concat_ws(' ', ${personName}, u.email)`, search)
    : raw('true')
  const rows = await scope.rows<{ id: number; name: string; email: string; total: number }>(sql`
    select u.id, ${personName} as name, u.email, count(*) over ()::int as total
    from ${members(scope, { projectId, audience: 'everybody', exceptId })}
      and ${found}
    order by ${byName} limit ${offered}`)
  return {
    items: rows.map(({ id, name, email }) => ({ id, name, email })),
    total: rows[0]?.total ?? 0,
  }
}

/** Everybody who may sign in, or of them the system administrators. */
export const usersOf = (
  scope: SystemScope,
  { audience, exceptId }: Pick<Wanted, 'audience' | 'exceptId'>,
) =>
  scope.rows<Recipient>(sql`
    select ${columns} from app_user u ${preferences}
    where ${maySignIn} and u.id is distinct from ${exceptId}::int
      and (u.is_system_admin or ${audience === 'everybody'}) order by u.id`)

/** Returns the projects that a person may enter. */
export async function projectsOf(scope: SystemScope, userId: number): Promise<number[]> {
  const rows = await scope.rows<{ projectId: number }>(sql`
    select m.project_id from project_member m join project p on p.id = m.project_id
    where m.user_id = ${userId} and ${mayEnter(scope.clock.now())} order by m.project_id`)
  return rows.map(({ projectId }) => projectId)
}
