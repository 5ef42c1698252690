import type { BoardPanel } from '@puquio/contract/boards/panels'
import { roles } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { boardOfUrir } from '../../platform/keys/urir.ts'
import { Problem } from '../../platform/problem.ts'
import { type BoardRow, readBoard } from './store.ts'

/** Throws NOT_FOUND for an identifier that is not of a board of this project. */
export async function requireBoard(
  keys: Keys,
  scope: ProjectScope,
  urir: string,
): Promise<BoardRow> {
  const id = boardOfUrir(keys, scope.projectId, urir)
  const board = id === null ? null : await readBoard(scope, id)
  if (!board) throw new Problem('NOT_FOUND')
  return board
}

/**
 * A panel as it stands on a board that the reader's menu has, or on any for an administrator, as in the web: what it
 * shows was chosen by an administrator, and never by who asks.
 */
export async function readPanelOf(
  keys: Keys,
  scope: ProjectScope,
  { urir, panel: at }: { urir: string; panel: number },
): Promise<BoardPanel> {
  const { panels, isInMenu } = await requireBoard(keys, scope, urir)
  const mayOpen = isInMenu || scope.isSystemAdmin || scope.permissions.includes(roles.ADMIN)
  const panel = panels[at]
  if (!mayOpen || !panel) throw new Problem('NOT_FOUND')
  return panel
}
