import type { MenuItem } from '@puquio/contract/general'
import { isUrlAllowed } from '@puquio/domain'
import { screenPath } from './screen-path.ts'

/** The menu leaves out screens that do not exist yet, and empty folders. */
export const isShown = (item: MenuItem): boolean => {
  switch (item.kind) {
    case 'folder':
      return item.children.some((child) => isShown(child))
    case 'screen':
      return screenPath(item.alias) !== null
    case 'link':
      return isUrlAllowed(item.url ?? '')
    case 'board':
      return item.urir !== null
  }
}
