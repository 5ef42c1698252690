import type { BoardInput } from '@puquio/contract/boards/boards'
import type { BoardKind, Language } from '@puquio/domain'
import type { PanelSetting, PanelSettings } from '@puquio/contract/boards/panels'
import { nameInProject } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'

export type BoardRow = BoardInput & {
  id: number
  kind: BoardKind
  version: number
  isInMenu: boolean
  changedAt: string
  changedBy: string
}

/** The menu of a person, without what is hidden from them, has the board `b`. */
export const isInMenuOf = (userId: number | Sql): Sql => sql`
  exists (select from menu_item i where i.project_id = b.project_id and i.board_id = b.id and not exists (
    select from menu_hidden h where h.project_id = b.project_id and h.menu_item_id = i.id
      and h.user_id = ${userId}))`

/** `isInMenu`: the caller's own menu. */
const boardsOf = (scope: ProjectScope, panels: Sql): Sql => sql`
  select b.id, b.kind, b.label, b.category, ${panels} as panels, b.version, b.changed_at, ${nameInProject} as changed_by,
    ${isInMenuOf(scope.userId)} as is_in_menu
  from board b join app_user u on u.id = b.changed_by where b.project_id = ${scope.projectId}`

export const listBoards = (scope: ProjectScope) =>
  scope.rows<Omit<BoardRow, 'panels'> & { panels: number }>(
    sql`${boardsOf(scope, sql`jsonb_array_length(b.panels)`)} order by name_key(b.label), b.id`,
  )

export async function readBoard(scope: ProjectScope, id: number): Promise<BoardRow | null> {
  const [row] = await scope.rows<BoardRow>(sql`${boardsOf(scope, sql`b.panels`)} and b.id = ${id}`)
  return row ?? null
}

export async function countBoards(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from board where project_id = ${scope.projectId}`,
  )
  return row?.count ?? 0
}

const written = (
  scope: ProjectScope,
  { label, category, panels }: BoardInput,
): Written<BoardInput> & { changed: Record<string, unknown> } => ({
  label: { label },
  category: { category },
  panels: { panels: sql`${JSON.stringify(panels)}::jsonb` },
  changed: { changed_at: scope.clock.now(), changed_by: scope.userId },
})

export async function insertBoard(
  scope: ProjectScope,
  kind: BoardKind,
  board: BoardInput,
): Promise<number> {
  const fields = written(scope, board)
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into board (project_id, kind, ${columnsOf(fields)})
    values (${scope.projectId}, ${kind}, ${valuesOf(fields)}) returning id`)
  return (row as { id: number }).id
}

/** Returns false where it was changed since that version. */
export const updateBoard = (
  scope: ProjectScope,
  which: { id: number; version: number },
  board: BoardInput,
): Promise<boolean> => updateVersion(scope, 'board', which, written(scope, board))

/** Removes a board with its entries in the menu; returns false where there is none. */
export async function deleteBoard(scope: ProjectScope, id: number): Promise<boolean> {
  await scope.rows(sql`
    delete from menu_hidden where project_id = ${scope.projectId} and menu_item_id in (
      select id from menu_item where project_id = ${scope.projectId} and board_id = ${id})`)
  const entries = await scope.rows(
    sql`delete from menu_item where project_id = ${scope.projectId} and board_id = ${id} returning id`,
  )
  if (entries.length > 0)
    await scope.rows(sql`
      update project set menu_version = menu_version + 1 where id = ${scope.projectId}`)
  const rows = await scope.rows(
    sql`delete from board where project_id = ${scope.projectId} and id = ${id} returning id`,
  )
  return rows.length > 0
}

export async function readStationCodes(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await scope.rows<{ code: string }>(sql`
    select code from station where project_id = ${scope.projectId} and id = any(${ids}::int[]) order by code`)
  return rows.map(({ code }) => code)
}

export async function readParameterNames(
  scope: ProjectScope,
  ids: readonly number[],
  language: Language,
): Promise<string[]> {
  const rows = await scope.rows<{ name: string }>(sql`
    select name ->> ${language} as name from parameter
    where project_id = ${scope.projectId} and id = any(${ids}::int[]) order by 1`)
  return rows.map(({ name }) => name)
}

/** The settings that name records by their ids. */
type IdSetting = {
  [S in PanelSetting]-?: NonNullable<PanelSettings[S]> extends number | number[] ? S : never
}[PanelSetting]
/** The table that has the records of each. */
const settingTables = {
  stations: 'station',
  parameters: 'parameter',
  plans: 'plan',
  variables: 'variable',
  wells: 'well',
  rainVariable: 'variable',
  speedVariable: 'variable',
  directionVariable: 'variable',
  plant: 'treatment_plant',
  mapLayers: 'map_layer',
} as const satisfies Record<IdSetting, string>
export type NamedSetting = keyof typeof settingTables
export const namedSettings = Object.keys(settingTables) as readonly NamedSetting[]

/** Returns those ids of a setting that the project has. */
export async function readKnown(
  scope: ProjectScope,
  setting: NamedSetting,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from ${raw(settingTables[setting])} where project_id = ${scope.projectId} and id = any(${ids}::int[])`)
  return new Set(rows.map(({ id }) => id))
}
