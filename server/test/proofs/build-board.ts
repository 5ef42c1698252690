import type { BoardInput } from '@puquio/contract/boards/boards'
import type { Database } from '../../src/platform/db/database.ts'
import type { Keys } from '../../src/platform/keys/keys.ts'
import { urirOf } from '../../src/platform/keys/urir.ts'
import { insert, type Row } from '../build.ts'

/** A board that says something. */
export const boardBody: BoardInput = {
  label: 'Calidad del agua',
  category: 'water',
  panels: [
    { kind: 'text', title: 'Notas', width: 6, height: 'low', settings: { text: 'Revisar PM-01' } },
  ],
}

/** A board in the menu, with its identifier in addresses. */
export async function buildBoard(
  { database, keys }: { database: Database; keys: Keys },
  { project, admin }: { project: Row; admin: Row },
  input: Partial<BoardInput> = {},
): Promise<{ id: number; urir: string; menuItemId: number }> {
  const { panels, ...board } = { ...boardBody, ...input }
  const { id } = await insert(database, 'board', {
    projectId: project.id,
    kind: 'board',
    ...board,
    panels: JSON.stringify(panels),
    changedAt: '2026-02-01T12:00:00Z',
    changedBy: admin.id,
  })
  const entry = {
    projectId: project.id,
    position: 9,
    kind: 'board',
    label: board.label,
    boardId: id,
  }
  const { id: menuItemId } = await insert(database, 'menu_item', entry)
  return { id, urir: urirOf(keys, project.id, id), menuItemId }
}

/** Those of boards, for `validBodies`. */
export const boardBodies = {
  'boards.edit': () => ({ ...boardBody, version: 1 }),
  'boards.pdf': () => ({ language: 'es' as const, filters: {} }),
}
