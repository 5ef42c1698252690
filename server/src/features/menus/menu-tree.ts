import type { MenuItem } from '@puquio/contract/general'
import type { MenuRow } from './store.ts'

/** Makes a tree of ordered rows; entries below a hidden one are left out. */
export function menuTree(rows: readonly MenuRow[], parentId: number | null = null): MenuItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _parent, ...item }) => ({
      ...item,
      urir: null,
      children: menuTree(rows, item.id),
    }))
}
