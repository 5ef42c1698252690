import type { MenuItem } from '@puquio/contract/general'
import type { MenuRow } from './store.ts'

/** Rows in their order as a tree; what hangs below a hidden entry is not reached. */
export function menuTree(rows: readonly MenuRow[], parentId: number | null = null): MenuItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _parent, ...item }) => ({
      ...item,
      urir: null,
      children: menuTree(rows, item.id),
    }))
}
