import { mayAccess, type Rights } from './roles.ts'
import { type Screen, screens } from './screens.ts'

export type MenuItemKind = 'folder' | 'screen' | 'board' | 'link'

/** One entry of a user's menu in a project; the tree leaves hidden entries out. */
export type MenuItem = {
  id: number
  label: string
  kind: MenuItemKind
  /** The route's name, for a screen. */
  alias?: string | null | undefined
  boardId?: number | null | undefined
  url?: string | null | undefined
  children: MenuItem[]
}

export const findMenuItem = (menu: readonly MenuItem[], alias: string): MenuItem | null =>
  itemsOf(menu).find((item) => item.alias === alias) ?? null

/** Returns whether the menu opens a screen: hiding an entry closes its screen and those under it. */
export const isScreenOpen = (menu: readonly MenuItem[], screen: Screen): boolean => {
  const { access, menu: position } = screens[screen]
  if (typeof position === 'object') return isScreenOpen(menu, position.under)
  if (access === 'public' || position === 'outside') return true
  const isBoardOpen = position === 'board' && itemsOf(menu).some((item) => item.kind === 'board')
  return isBoardOpen || findMenuItem(menu, screen) !== null
}

/** Returns whether a person may open a screen: by its access, and in a project by their menu of it, too. */
export const mayOpenScreen = (
  screen: Screen,
  { menu, ...rights }: Rights & { menu: readonly MenuItem[] },
): boolean => {
  const { access, menu: position } = screens[screen]
  if (!mayAccess(access, rights)) return false
  // Who makes boards looks at them before any menu has them.
  if (position === 'board' && mayAccess('project:admin', rights)) return true
  return !access.startsWith('project:') || isScreenOpen(menu, screen)
}

const itemsOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [item, ...itemsOf(item.children)])
