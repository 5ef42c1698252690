import type { EditedEntry, MenuEdit } from '@puquio/contract/menus'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { Problem } from '../../platform/problem.ts'
import {
  deleteEntries,
  type EditedRow,
  insertEntries,
  newIds,
  type PlacedRow,
  readBoards,
  readEntries,
  readViewers,
  takeVersion,
  updateEntries,
} from './store.ts'

/** Sets a project's whole menu, and tells the open pages of those who see it. */
export const setMenu = (scope: ProjectScope, { entries, version }: MenuEdit): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    if (!(await takeVersion(within, version))) throw new Problem('CHANGED_MEANWHILE')
    const stored = new Map((await readEntries(within)).map((entry) => [entry.id, entry]))
    const boards = entries.flatMap(({ boardId }) => boardId ?? [])
    requireKnown(entries, stored, await readBoards(within, boards))
    const added = entries.filter(({ id }) => id === null).length
    const rows = placed(entries, await newIds(within, added))
    const kept = new Set(rows.map(({ id }) => id))
    await insertEntries(
      within,
      rows.filter(({ id }) => !stored.has(id)),
    )
    await updateEntries(
      within,
      rows.filter(({ id }) => stored.has(id)),
    )
    await deleteEntries(
      within,
      [...stored.keys()].filter((id) => !kept.has(id)),
    )
    await publish(within, await readViewers(within), { kind: 'changed', tags: ['rights'] })
  })

function requireKnown(
  entries: MenuEdit['entries'],
  stored: ReadonlyMap<number, EditedRow>,
  boards: ReadonlyMap<number, unknown>,
) {
  const fields = entries.flatMap(({ id, boardId }, at) => {
    if (id !== null && !stored.has(id))
      return [{ path: `entries.${at}.id`, code: 'not-valid', params: {} }]
    return boardId === null || boards.has(boardId)
      ? []
      : [{ path: `entries.${at}.boardId`, code: 'not-valid', params: {} }]
  })
  if (fields.length > 0) throw new Problem('INPUT_NOT_VALID', {}, fields)
}

/** Gives each entry its position and its parent: the last entry above it whose depth is one less. */
function placed(entries: MenuEdit['entries'], ids: readonly number[]): PlacedRow[] {
  const unused = [...ids]
  const folders: number[] = []
  return entries.map(({ depth, ...entry }, position) => {
    const id = entry.id ?? unused.shift() ?? 0
    folders[depth] = id
    return { ...entry, id, position, parentId: depth === 0 ? null : (folders[depth - 1] ?? null) }
  })
}

/** Returns the rows as a list in the order of the menu, each with its depth. */
export function inOrder(
  rows: readonly EditedRow[],
  parentId: number | null = null,
  depth = 0,
): EditedEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap(({ parentId: _parent, ...entry }) => [
      { ...entry, depth },
      ...inOrder(rows, entry.id, depth + 1),
    ])
}
