import type { Member, MemberAddition, memberRoutes } from '@puquio/contract/people/members'
import { type Language, roles, todayIn } from '@puquio/domain'
import type { z } from 'zod'
import { ago } from '../../platform/clock.ts'
import { containsWords } from '../../platform/db/contains-words.ts'
import { lock } from '../../platform/db/lock.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import { argumentsOf, type Written } from '../../platform/db/written.ts'
import { hasEnded, maySignIn, userState } from '../../platform/db/account-conditions.ts'

type ListQuery = z.output<typeof memberRoutes.list.query>
export type Membership = Omit<MemberAddition, 'email'>

export type MemberRow = Omit<Member, 'last_name'> & { lastName: string; isVerified: boolean }

const today = (scope: ProjectScope) => sql`${todayIn(scope.timeZone, scope.clock.now())}::date`

const columns = (
  scope: ProjectScope,
) => sql`u.id, u.name, u.last_name, u.email, u.phone, u.position,
  u.language, u.version, u.state, u.is_awaited, u.is_verified,
  m.permissions, m.is_guest, m.ends_on, ${hasEnded(today(scope))} as has_ended,
  m.created_at as joined_at, u.last_sign_in_at,
  coalesce(u.home_project_id = m.project_id, false) and not u.is_system_admin as is_of_here`
const members = (scope: ProjectScope) =>
  sql`m.project_id = ${scope.projectId} and u.deleted_at is null`
const from = sql`project_member m join app_user u on u.id = m.user_id`

/**
 * The members as the caller may see them. Of guests who have not opened the project yet its ADMIN sees the
 * e-mail alone; the other columns are empty here, so that searching and sorting reveal nothing of them.
 */
const shownFrom = ({ isSystemAdmin }: ProjectScope) => sql`project_member m
  left join awaited_guest g on g.project_id = m.project_id and g.user_id = m.user_id
  cross join lateral (select g.user_id is not null and not ${isSystemAdmin}::boolean as is_awaited) a
  cross join lateral (select u.id, u.email, u.version, u.home_project_id, u.is_system_admin, u.deleted_at,
      u.email_verified_at is not null as is_verified, a.is_awaited,
      case when a.is_awaited then '' else u.name end as name,
      case when a.is_awaited then '' else u.last_name end as last_name,
      case when a.is_awaited then 'es' else u.language end as language,
      case when not a.is_awaited then u.phone end as phone,
      case when not a.is_awaited then u.position end as position,
      case when not a.is_awaited then ${userState} end as state,
      case when not a.is_awaited then u.last_sign_in_at end as last_sign_in_at
    from app_user u where u.id = m.user_id) u`

export function listMembers(scope: ProjectScope, asked: ListQuery) {
  const isOver = hasEnded(today(scope))
  const ofKind = {
    member: sql`not m.is_guest`,
    guest: sql`m.is_guest and not ${isOver}`,
    ended: isOver,
  }
  const keys = {
    name: raw("name_key(concat_ws(' ', u.last_name, u.name))"),
    email: raw('u.email'),
    joinedAt: raw('m.created_at'),
    lastSignInAt: raw('u.last_sign_in_at'),
    endsOn: raw('m.ends_on'),
  }
  return readPage<MemberRow>(
    scope.rows,
    {
      columns: columns(scope),
      from: shownFrom(scope),
      where: allOf([
        members(scope),
        asked.kind ? ofKind[asked.kind] : null,
        asked.state ? sql`u.state = ${asked.state}` : null,
        asked.permission ? sql`${asked.permission} = any(m.permissions)` : null,
        asked.search
          ? containsWords(sql`concat_ws(' ', ${personName}, u.email, u.position)`, asked.search)
          : null,
      ]),
      order: orderBy(asked.sort, { keys, fallback: 'name', id: raw('u.id') }),
    },
    asked,
  )
}

export async function readMember(scope: ProjectScope, userId: number): Promise<MemberRow | null> {
  const [row] = await scope.rows<MemberRow>(
    sql`select ${columns(scope)} from ${shownFrom(scope)} where ${members(scope)} and u.id = ${userId}`,
  )
  return row ?? null
}

/** Returns whether anybody else administers the project and may sign in. */
export async function hasOtherAdmin(scope: ProjectScope, userId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from ${from} where ${members(scope)} and u.id <> ${userId} and ${roles.ADMIN} = any(m.permissions)
      and ${maySignIn} limit 1`)
  return rows.length > 0
}

export type Account = {
  id: number
  email: string
  name: string
  language: Language
  isOfCompany: boolean
}

/** Returns the account that an e-mail has, to add it to the project: the response must not contain it. */
export async function findAccount(scope: ProjectScope, email: string): Promise<Account | null> {
  const [row] = await scope.rows<Account>(sql`
    select id, email, name, language, is_of_company(id) as is_of_company
    from app_user where email = ${email} and deleted_at is null`)
  return row ?? null
}

export async function readIsOfCompany(scope: ProjectScope, userId: number): Promise<boolean> {
  const [row] = await scope.rows<{ is: boolean }>(sql`select is_of_company(${userId}) as is`)
  return row?.is ?? false
}

/** As parameters of `add_member` and `change_member`: the table itself is not granted. */
const written = ({ permissions, isGuest, endsOn }: Membership): Written<Membership> => ({
  permissions: { codes: permissions },
  isGuest: { guest: isGuest },
  endsOn: { ends: endsOn },
})

/** Returns false where they are a member already. */
export async function insertMember(
  scope: ProjectScope,
  userId: number,
  membership: Membership,
): Promise<boolean> {
  const [row] = await scope.rows<{ isAdded: boolean }>(sql`
    select add_member(of_user => ${userId}, ${argumentsOf(written(membership))}, at => ${scope.clock.now()}) as is_added`)
  return row?.isAdded ?? false
}

export const updateMember = async (scope: ProjectScope, userId: number, membership: Membership) => {
  await scope.rows(
    sql`select change_member(of_user => ${userId}, ${argumentsOf(written(membership))}) as is_changed`,
  )
}

/** Revokes their access tokens, too: otherwise a token that was kept would work again once they are added again. */
export const deleteMember = async (scope: ProjectScope, userId: number) => {
  await scope.rows(sql`select remove_member(${userId}) as is_removed`)
  await scope.rows(sql`
    update access_token set revoked_at = ${scope.clock.now()}, revoked_by = ${scope.userId}
    where project_id = ${scope.projectId} and user_id = ${userId} and revoked_at is null`)
}

/** The first project that somebody belongs to may edit their data; a system administrator has no such project. */
export const setHome = async (scope: ProjectScope, userId: number) => {
  await scope.rows(sql`
    update app_user set home_project_id = ${scope.projectId}
    where id = ${userId} and home_project_id is null and not is_system_admin`)
}

/** How many e-mails the person asked for in all projects: by hand in the last hour, and in all in the last day. */
export async function countOwnAdditions(
  scope: ProjectScope,
): Promise<{ inHour: number; inDay: number }> {
  await lock(scope, 'additions', scope.userId)
  const [row] = await scope.rows<{ inHour: number; inDay: number }>(sql`
    select count_own_additions(${ago(scope.clock, { hours: 1 })}, false) as in_hour,
      count_own_additions(${ago(scope.clock, { days: 1 })}, true) as in_day`)
  return row ?? { inHour: 0, inDay: 0 }
}

/**
 * How many e-mails the ADMINs of the project asked for: by hand in the last hour, and in all in the last day.
 * All of them together, since an ADMIN makes others; those of system administrators, who see all, do not count.
 */
export async function countAdditions(
  scope: ProjectScope,
): Promise<{ inHour: number; inDay: number }> {
  const [row] = await scope.rows<{ inHour: number; inDay: number }>(sql`
    select count(*) filter (where not is_from_workbook and added_at > ${ago(scope.clock, { hours: 1 })})::int as in_hour,
      count(*)::int as in_day
    from member_addition a where project_id = ${scope.projectId} and added_at > ${ago(scope.clock, { days: 1 })}
      and not exists (select from app_user u where u.id = a.user_id and u.is_system_admin)`)
  return row ?? { inHour: 0, inDay: 0 }
}

export const insertAdditions = async (
  scope: ProjectScope,
  emails: readonly string[],
  { isFromWorkbook }: { isFromWorkbook: boolean },
) => {
  await scope.rows(sql`
    insert into member_addition (project_id, user_id, email, is_from_workbook, added_at)
    select ${scope.projectId}, ${scope.userId}, email, ${isFromWorkbook}, ${scope.clock.now()}
    from unnest(${emails}::text[]) as email`)
}

export async function readProjectNames(
  scope: ProjectScope,
): Promise<{ project: string; company: string; by: string }> {
  const [row] = await scope.rows<{ project: string; company: string; by: string }>(sql`
    select p.name as project, p.business as company, (select ${personName} from app_user u where u.id = ${scope.userId}) as by
    from project p where p.id = ${scope.projectId}`)
  return row ?? { project: '', company: '', by: '' }
}

/** Guests whose last day was within the days before this one. */
export const readEndedGuests = (scope: ProjectScope) =>
  scope.rows<{ id: number }>(sql`
    select m.user_id as id from project_member m
    where m.project_id = ${scope.projectId} and ${hasEnded(today(scope))} and m.ends_on >= ${today(scope)} - 7`)

export async function memberEmails(scope: ProjectScope): Promise<Set<string>> {
  const rows = await scope.rows<{ email: string }>(
    sql`select u.email from ${from} where ${members(scope)}`,
  )
  return new Set(rows.map(({ email }) => email))
}
