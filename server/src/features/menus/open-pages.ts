import { mayOpenScreen, screenOfPath } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { menuTree } from './menu-tree.ts'
import { readMenu } from './store.ts'

/** Returns whether an address is open to the caller: what their menu no longer shows is offered no more. */
export async function openPages(scope: ProjectScope): Promise<(address: string) => boolean> {
  const menu = menuTree(await readMenu(scope, scope.userId))
  const { permissions, isSystemAdmin } = scope
  return (address) => {
    const screen = screenOfPath(address.replace(/\?.*$/, ''))
    return screen !== null && mayOpenScreen(screen, { menu, permissions, isSystemAdmin })
  }
}
