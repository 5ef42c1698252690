import type { EditedEntry, MemberMenu } from '@puquio/contract/menus'
import type { BoardKind, MenuItemKind } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type MenuRow = {
  id: number
  parentId: number | null
  kind: MenuItemKind
  label: string
  alias: string | null
  url: string | null
  boardId: number | null
}
export type EditedRow = MenuRow
/** An entry as it is stored, with its place in the menu; `parentId` is its folder. */
export type PlacedRow = EditedRow & { position: number }

/** The project's menu without what is hidden from the user. */
export const readMenu = (scope: ProjectScope, userId: number) =>
  scope.rows<MenuRow>(sql`
    select id, parent_id, kind, label, alias, url, board_id from menu_item
    where project_id = ${scope.projectId} and not exists (select from menu_hidden h
      where h.project_id = ${scope.projectId} and h.menu_item_id = menu_item.id and h.user_id = ${userId})
    order by position, id`)

export const readEntries = (scope: ProjectScope) =>
  scope.rows<EditedRow>(sql`
    select id, parent_id, kind, label, alias, board_id, url from menu_item
    where project_id = ${scope.projectId} order by position, id`)

export async function readVersion(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ version: number }>(
    sql`select menu_version as version from project where id = ${scope.projectId}`,
  )
  return row?.version ?? 0
}

/** Returns whether the menu still had this version; until the transaction ends nobody else changes it. */
export async function takeVersion(scope: ProjectScope, version: number): Promise<boolean> {
  const taken = await scope.rows(sql`
    update project set menu_version = menu_version + 1
    where id = ${scope.projectId} and menu_version = ${version} returning id`)
  return taken.length > 0
}

export async function newIds(scope: ProjectScope, count: number): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('menu_item', 'id'))::int as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

const given = (rows: readonly PlacedRow[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, "parentId" int, position int, kind text,
    label text, alias text, "boardId" int, url text)`

export const insertEntries = (scope: ProjectScope, rows: readonly PlacedRow[]) =>
  scope.rows(sql`
    insert into menu_item (project_id, id, parent_id, position, kind, label, alias, board_id, url)
    overriding system value
    select ${scope.projectId}::int, id, "parentId", position, kind, label, alias, "boardId", url from ${given(rows)}`)

export const updateEntries = (scope: ProjectScope, rows: readonly PlacedRow[]) =>
  scope.rows(sql`
    update menu_item set parent_id = "parentId", position = given.position, kind = given.kind,
      label = given.label, alias = given.alias, board_id = "boardId", url = given.url
    from ${given(rows)} where menu_item.project_id = ${scope.projectId} and menu_item.id = given.id`)

export async function deleteEntries(scope: ProjectScope, ids: readonly number[]): Promise<void> {
  const ofProject = sql`project_id = ${scope.projectId}`
  await scope.rows(
    sql`delete from menu_hidden where ${ofProject} and menu_item_id = any(${ids}::int[])`,
  )
  await scope.rows(sql`delete from menu_item where ${ofProject} and id = any(${ids}::int[])`)
}

/** Null where the user is no member of the project. */
export async function readMember(
  scope: ProjectScope,
  userId: number,
): Promise<MemberMenu['user'] | null> {
  const [row] = await scope.rows<{ id: number; name: string; lastName: string; email: string }>(sql`
    select u.id, u.email, case when g.user_id is null then u.name else u.email end as name,
      case when g.user_id is null then u.last_name else '' end as last_name
    from project_member m join app_user u on u.id = m.user_id
      left join awaited_guest g on g.project_id = m.project_id and g.user_id = m.user_id
    where m.project_id = ${scope.projectId} and m.user_id = ${userId} and u.deleted_at is null`)
  if (!row) return null
  const { lastName, ...user } = row
  return { ...user, last_name: lastName }
}

export async function readHidden(
  scope: ProjectScope,
  userId: number,
): Promise<EditedEntry['id'][]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select menu_item_id as id from menu_hidden where project_id = ${scope.projectId} and user_id = ${userId}`)
  return rows.map(({ id }) => id)
}

export async function storeHidden(
  scope: ProjectScope,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await scope.rows(sql`
    delete from menu_hidden where project_id = ${scope.projectId} and user_id = ${userId}
      and menu_item_id <> all(${ids}::int[])`)
  await scope.rows(sql`
    insert into menu_hidden (project_id, menu_item_id, user_id)
    select ${scope.projectId}::int, id, ${userId}::int from unnest(${ids}::int[]) as given (id)
    on conflict do nothing`)
}

/** Who sees the project's menu: its members, and the system's administrators. */
export async function readViewers(scope: ProjectScope): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select user_id as id from project_member where project_id = ${scope.projectId}
    union select id from app_user where is_system_admin`)
  return rows.map(({ id }) => id)
}

type MenuBoard = { id: number; kind: BoardKind; label: string }

/** Boards that entries of menus lead to, by their id. */
export async function readBoards(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MenuBoard>> {
  if (ids.length === 0) return new Map()
  const rows = await scope.rows<MenuBoard>(sql`
    select id, kind, label from board where project_id = ${scope.projectId} and id = any(${ids}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
