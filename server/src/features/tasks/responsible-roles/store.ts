import type { ResponsibleRole, RoleInput } from '@puquio/contract/commitments/responsible-roles'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { updateVersion } from '../../../platform/db/written.ts'
import { dayOf, holderOf } from '../standing-store.ts'

/** Who holds the role `roleId` today, as an object; null where nobody does. */
export const holderObject = (roleId: Sql): Sql => sql`(
  select jsonb_build_object('id', u.id, 'name', ${nameOf('u')}) from app_user u where u.id = ${holderOf(roleId)})`

/** A role with who holds it today, of the alias of `responsible_role`. */
export const heldRole = (alias: string): Sql =>
  sql`case when ${raw(alias)}.id is null then null else jsonb_build_object('id', ${raw(alias)}.id, 'name', ${raw(alias)}.name,
    'holder', ${holderObject(raw(`${alias}.id`))}) end`

const readRoles = (scope: ProjectScope, condition: Sql) =>
  scope.rows<ResponsibleRole>(sql`
    select r.id, r.name, r.retired_at, r.version, ${holderObject(raw('r.id'))} as holder,
      (select coalesce(jsonb_agg(jsonb_build_object('fromOn', h.from_on, 'person',
          case when u.id is null then null else jsonb_build_object('id', u.id, 'name', ${nameOf('u')}) end)
          order by h.from_on desc), '[]')
        from role_holder h left join app_user u on u.id = h.user_id
        where h.project_id = r.project_id and h.role_id = r.id) as holders,
      (select count(*)::int from task t where t.project_id = r.project_id and t.ended_at is null
        and (t.role_id = r.id or t.reviewer_role_id = r.id)) as tasks
    from ${dayOf(scope)} d cross join responsible_role r
    where r.project_id = ${scope.projectId} and ${condition}
    order by r.retired_at is not null, name_key(r.name), r.id`)

export const listRoles = (scope: ProjectScope) => readRoles(scope, raw('true'))

export async function findRole(scope: ProjectScope, id: number): Promise<ResponsibleRole | null> {
  const [found] = await readRoles(scope, sql`r.id = ${id}`)
  return found ?? null
}

/** Whether a task can be given to the role: it is of the project, and not retired. */
export async function isRole(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from responsible_role where project_id = ${scope.projectId} and id = ${id} and retired_at is null`)
  return rows.length > 0
}

export async function insertRole(scope: ProjectScope, name: string): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into responsible_role (project_id, name, created_at, created_by)
    values (${scope.projectId}, ${name}, ${scope.clock.now()}, ${scope.userId}) returning id`)
  return row?.id ?? 0
}

/** Returns false where it was changed since that version, or is gone. */
export const updateRole = (
  scope: ProjectScope,
  role: { id: number; version: number },
  { name, isRetired }: { name: string; isRetired: boolean },
): Promise<boolean> =>
  updateVersion(scope, 'responsible_role', role, {
    name: { name },
    isRetired: {
      retired_at: isRetired
        ? sql`coalesce(retired_at, ${scope.clock.now()}::timestamptz)`
        : raw('null'),
    },
  })

/** Leaves those days as they are that do not change, so that the audit trail has the rotation alone. */
export async function writeHolders(
  scope: ProjectScope,
  roleId: number,
  holders: RoleInput['holders'],
): Promise<void> {
  const days = holders.map(({ fromOn }) => fromOn)
  const people = holders.map(({ userId }) => userId)
  await scope.rows(sql`
    delete from role_holder where project_id = ${scope.projectId} and role_id = ${roleId}
      and from_on <> all (${days}::date[])`)
  await scope.rows(sql`
    insert into role_holder (project_id, role_id, from_on, user_id)
    select ${scope.projectId}::int, ${roleId}::int, n.from_on, n.user_id
    from unnest(${days}::date[], ${people}::int[]) n (from_on, user_id)
    on conflict (project_id, role_id, from_on) do update set user_id = excluded.user_id
      where role_holder.user_id is distinct from excluded.user_id`)
}
