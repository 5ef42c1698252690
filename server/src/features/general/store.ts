import type { AccountScope, ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type MenuRow = {
  id: number
  parentId: number | null
  kind: 'folder' | 'screen' | 'board' | 'link'
  label: string
  alias: string | null
  url: string | null
}

/** The project's menu without what is hidden from the user. */
export const readMenu = (scope: ProjectScope, userId: number) =>
  scope.rows<MenuRow>(sql`
    select id, parent_id, kind, label, alias, url from menu_item
    where project_id = ${scope.projectId} and not exists (select from menu_hidden h
      where h.project_id = ${scope.projectId} and h.menu_item_id = menu_item.id and h.user_id = ${userId})
    order by position, id`)

export async function readSetting<Value>(scope: AccountScope, name: string): Promise<Value | null> {
  const [row] = await scope.rows<{ value: Value }>(
    sql`select value from system_setting where name = ${name}`,
  )
  return row?.value ?? null
}

export const answersQuestions = async (scope: AccountScope) => {
  await scope.rows(sql`select 1 as one`)
}
