/** What menus offer to other features. */
export { defaultMenu } from './default-menu.ts'
export { readMenuTree } from './menu-tree.ts'
export { openPages } from './open-pages.ts'
export { offerScreens } from './offered-store.ts'
export { readViewers } from './store.ts'
