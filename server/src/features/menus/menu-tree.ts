import type { MenuItem } from '@puquio/contract/general'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { urirOf } from '../../platform/keys/urir.ts'
import { type MenuRow, readBoards, readMenu } from './store.ts'

/** The caller's menu as a tree, with the address of each board. */
export async function readMenuTree(
  scope: ProjectScope,
  userId: number,
  keys: Pick<Keys, 'sealAddress' | 'openAddress'>,
): Promise<MenuItem[]> {
  const rows = await readMenu(scope, userId)
  const boards = await readBoards(
    scope,
    rows.flatMap(({ boardId }) => boardId ?? []),
  )
  return menuTree(rows, (boardId) => {
    const board = boards.get(boardId)
    return board
      ? {
          urir: urirOf(keys, scope.projectId, board.id),
          board: { kind: board.kind, label: board.label },
        }
      : leadsNowhere
  })
}

type Target = Pick<MenuItem, 'urir' | 'board'>
const leadsNowhere: Target = { urir: null, board: null }

/** Makes a tree of ordered rows; entries below a hidden one are left out. */
export function menuTree(
  rows: readonly MenuRow[],
  targetOf: (boardId: number) => Target = () => leadsNowhere,
  parentId: number | null = null,
): MenuItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _parent, boardId, ...item }) => ({
      ...item,
      ...(boardId === null ? leadsNowhere : targetOf(boardId)),
      children: menuTree(rows, targetOf, item.id),
    }))
}
