import type {
  KeptPolicy,
  LinkedIdentity,
  PolicyVersion,
  UserState,
  userRoutes,
} from '@puquio/contract/users'
import type { Language, NewUserField, PermissionCode, UserFields } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  UserScope,
} from '../../platform/db/scopes/scope.ts'
import { allOf, join, raw, sql } from '../../platform/db/sql.ts'
import { userState } from '../../platform/db/account-conditions.ts'

export type MembershipRow = { project: number; permissions: PermissionCode[]; isGuest: boolean }
export type UserRow = {
  id: number
  name: string
  lastName: string
  email: string
  phone: string | null
  position: string | null
  isSystemAdmin: boolean
  isActive: boolean
  isVerified: boolean
  isBlocked: boolean
  isPhoneVerified: boolean
  language: Language
  memberships: MembershipRow[]
}

/** Where each field of a row comes from; the memberships are joined to them. */
const columnOfField: Record<Exclude<keyof UserRow, 'memberships'>, string> = {
  id: 'u.id',
  name: 'u.name',
  lastName: 'u.last_name',
  email: 'u.email',
  phone: 'u.phone',
  position: 'u.position',
  isSystemAdmin: 'u.is_system_admin',
  isActive: 'u.is_active',
  isVerified: 'u.email_verified_at is not null',
  isBlocked: 'u.blocked_at is not null or u.sign_in_closed_at is not null',
  isPhoneVerified: 'u.phone_verified_at is not null',
  language: 'u.language',
}
const columns = raw(
  Object.entries(columnOfField)
    .map(([field, column]) => `${column} as "${field}"`)
    .join(', '),
)

/** With the membership in one project, of who has come to it, or with all without a project. */
const userRow = (projectId: number | null = null) => sql`${columns},
  coalesce((select jsonb_agg(jsonb_build_object('project', m.project_id, 'permissions', to_jsonb(m.permissions),
      'isGuest', m.is_guest) order by m.project_id)
    from project_member m
    where m.user_id = u.id and (${projectId}::int is null or m.project_id = ${projectId} and not exists (
      select from awaited_guest g where g.project_id = m.project_id and g.user_id = u.id))), '[]'::jsonb) as memberships`

export async function findByEmail(
  scope: UserScope | ProjectScope | SystemScope,
  email: string,
): Promise<UserRow | null> {
  const projectId = 'projectId' in scope ? scope.projectId : null
  const [row] = await scope.rows<UserRow>(
    sql`select ${userRow(projectId)} from app_user u where u.email = ${email} and u.deleted_at is null`,
  )
  return row ?? null
}

type ListQuery = z.output<typeof userRoutes.list.query>

const iso = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

export type ListedRow = UserRow & {
  state: UserState
  createdAt: string
  lastSignInAt: string | null
  projects: { id: number; name: string }[]
  identities: LinkedIdentity[]
  version: number
}

export function listUsers(scope: SystemScope, asked: ListQuery) {
  const keys = {
    name: raw("name_key(concat_ws(' ', u.last_name, u.name))"),
    email: raw('u.email'),
    createdAt: raw('u.created_at'),
    lastSignInAt: raw('u.last_sign_in_at'),
  }
  const list = {
    columns: sql`${userRow()}, ${userState} as state, u.created_at, u.last_sign_in_at, u.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by name_key(p.name), p.id)
        from project_member m join project p on p.id = m.project_id where m.user_id = u.id), '[]'::jsonb) as projects,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'issuer', l.issuer, 'username', l.username,
          'linkedAt', to_char(l.linked_at at time zone 'utc', ${iso}),
          'lastUsedAt', to_char(l.last_used_at at time zone 'utc', ${iso})) order by l.id)
        from linked_identity l where l.user_id = u.id), '[]'::jsonb) as identities`,
    from: sql`app_user u`,
    where: allOf([
      sql`u.deleted_at is null`,
      asked.state ? sql`${userState} = ${asked.state}` : null,
      asked.search
        ? containsWords(sql`concat_ws(' ', ${personName}, u.email)`, asked.search)
        : null,
    ]),
    order: orderBy(asked.sort, { keys, fallback: 'name', id: raw('u.id') }),
  }
  return readPage<ListedRow>(scope.rows, list, asked)
}

export type NewUser = Pick<UserFields, NewUserField>

/** The column that keeps each field of the creation. */
const columnOfNew: Record<NewUserField, string> = {
  name: 'name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  position: 'position',
  language: 'language',
}
const newFields = Object.keys(columnOfNew) as NewUserField[]

/** Null where the e-mail is taken. */
export async function insertUser(scope: AccountScope, user: NewUser): Promise<UserRow | null> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into app_user (${raw(Object.values(columnOfNew).join(', '))}, created_at)
    values (${join(
      newFields.map((field) => sql`${user[field]}`),
      ', ',
    )}, ${scope.clock.now()})
    on conflict (email) where deleted_at is null do nothing returning id`)
  if (!made) return null
  const [row] = await scope.rows<UserRow>(
    sql`select ${userRow()} from app_user u where u.id = ${made.id}`,
  )
  return row ?? null
}

export type State = {
  id: number
  email: string
  name: string
  language: Language
  isActive: boolean
  isVerified: boolean
  isBlocked: boolean
}

/** Locks the row, so that changes of two administrators run one after another. */
export async function lockUser(scope: AccountScope, userId: number): Promise<State | null> {
  const [row] = await scope.rows<State>(sql`
    select id, email, name, language, is_active, email_verified_at is not null as is_verified,
      blocked_at is not null as is_blocked
    from app_user where id = ${userId} and deleted_at is null for no key update`)
  return row ?? null
}

export const setBlocked = async (scope: AccountScope, userId: number, reason: string) => {
  await scope.rows(
    sql`update app_user set blocked_at = ${scope.clock.now()}, blocked_reason = ${reason} where id = ${userId}`,
  )
}

/** Lifts the block of an administrator and that of wrong passwords. */
export const clearBlocked = async (scope: AccountScope, userId: number) => {
  await scope.rows(sql`update app_user set blocked_at = null, blocked_reason = null, sign_in_closed_at = null,
    failures_count_from = ${scope.clock.now()} where id = ${userId}`)
}

export const setActive = async (scope: AccountScope, userId: number, isActive: boolean) => {
  await scope.rows(sql`update app_user set is_active = ${isActive} where id = ${userId}`)
}

export const setLanguage = async (scope: AccountScope, userId: number, language: Language) => {
  await scope.rows(sql`update app_user set language = ${language} where id = ${userId}`)
}

export type PolicyRow = {
  id: number
  title: Partial<Record<Language, string>>
  content: Partial<Record<Language, string>>
  startDate: string
  acceptedAt: string | null
  acceptedId: number | null
  urlPolicy: string | null
  datePolicy: string | null
}

/** The general policy in force, the project's link, and what the user accepted last in this project. */
export async function readPolicy(scope: ProjectScope, userId: number): Promise<PolicyRow | null> {
  const [row] = await scope.rows<PolicyRow>(sql`
    select p.id, p.title, p.content, p.start_date, a.accepted_at, a.policy_id as accepted_id,
      j.url_policy, j.date_policy
    from policy p
      join project j on j.id = ${scope.projectId}
      left join lateral (
        select policy_id, accepted_at from policy_acceptance
        where project_id = ${scope.projectId} and user_id = ${userId} order by accepted_at desc, id desc limit 1
      ) a on true
    where p.start_date <= ${scope.clock.now()} order by p.start_date desc, p.id desc limit 1`)
  return row ?? null
}

export const insertAcceptance = async (scope: ProjectScope, policy: PolicyRow) => {
  await scope.rows(sql`
    insert into policy_acceptance (project_id, user_id, policy_id, accepted_at, url_policy, date_policy)
    values (${scope.projectId}, ${scope.userId}, ${policy.id}, ${scope.clock.now()}, ${policy.urlPolicy}, ${policy.datePolicy})`)
}

export async function listPolicies(scope: SystemScope): Promise<KeptPolicy[]> {
  type Row = Omit<KeptPolicy, 'start_date'> & { startDate: string }
  const now = scope.clock.now()
  const rows = await scope.rows<Row>(sql`
    with ordered as (
      select *, start_date <= ${now} and not exists (
        select from policy later where later.start_date <= ${now}
          and (later.start_date, later.id) > (p.start_date, p.id)) as is_in_force
      from policy p)
    select id, title, content, start_date, case when start_date > ${now} then 'coming'
        when is_in_force then 'in-force' else 'past' end as state,
      (select count(distinct user_id)::int from policy_acceptance a where a.policy_id = ordered.id) as acceptances
    from ordered order by start_date desc, id desc`)
  return rows.map(({ startDate, ...row }) => ({ ...row, start_date: startDate }))
}

export async function insertPolicy(
  scope: SystemScope,
  { title, content, start_date: startDate }: PolicyVersion,
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into policy (title, content, start_date)
    values (${JSON.stringify(title)}, ${JSON.stringify(content)}, ${startDate}) returning id`)
  return row?.id as number
}
