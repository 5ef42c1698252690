import type { MenuItem } from '@puquio/contract/general'
import { isUrlAllowed } from '@puquio/domain'
import { screenPath } from './screen-path.ts'

/** Screens that do not exist yet, boards and what would be an empty folder are left out of the menu. */
export const isShown = (item: MenuItem): boolean => {
  switch (item.kind) {
    case 'folder':
      return item.children.some((child) => isShown(child))
    case 'screen':
      return screenPath(item.alias) !== null
    case 'link':
      return isUrlAllowed(item.url ?? '')
    case 'board':
      return false
  }
}
