export type MenuItemKind = 'folder' | 'screen' | 'board' | 'link'

/** One entry of a user's menu in a project; what is hidden from the user is not in the tree. */
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

/** Routes without an entry of their own follow the screen that leads to them. */
export const routeParents: Readonly<Record<string, string>> = {
  ModiDevices: 'ModiList',
  ModiGraph: 'ModiList',
  CommitmentsCreate: 'Commitments',
  PlanningCreate: 'PlanningAndMonitoring',
  PlanningEdit: 'PlanningAndMonitoring',
  AddMoreMonitoring: 'PlanningAndMonitoring',
  PlanningDetail: 'PlanningAndMonitoring',
}

/** The names under which boards open; any board in the menu opens them. */
const boardRoutes: readonly string[] = ['Board', 'EnvironmentReport']

/** Reached from the side bar, not from the menu: permission codes alone guard the settings. */
const routesOutsideMenu: readonly string[] = [
  'Home',
  'Forgot',
  'ConfigView',
  'UserList',
  'ProjectList',
  'ProjectCreate',
  'ProjectUpdate',
  'ProjectUserList',
  'UserMenuEdit',
  'NotificationsConfig',
]

export const findMenuItem = (menu: readonly MenuItem[], alias: string): MenuItem | null =>
  itemsOf(menu).find((item) => item.alias === alias) ?? null

/** Whether the web opens a route: hiding a screen closes its route and its child routes. */
export const isRouteOpen = (menu: readonly MenuItem[], alias: string): boolean => {
  if (routesOutsideMenu.includes(alias)) return true
  if (boardRoutes.includes(alias) && itemsOf(menu).some((item) => item.kind === 'board'))
    return true
  return findMenuItem(menu, screenOf(alias)) !== null
}

const screenOf = (alias: string): string =>
  (Object.hasOwn(routeParents, alias) ? routeParents[alias] : undefined) ?? alias

const itemsOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [item, ...itemsOf(item.children)])
