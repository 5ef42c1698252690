/** What menus offer to other features. */
export { defaultMenu } from './default-menu.ts'
export { menuTree } from './menu-tree.ts'
export { readMenu } from './store.ts'
