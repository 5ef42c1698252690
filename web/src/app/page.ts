import type { Access, Screen, screens } from '@puquio/domain'
import type { LoadPage } from './routing/lazy-page.ts'

export type Page<Name extends Screen = Screen> = {
  /**
   * The level of the route of the API that the page stands on, and so the screen's: the compiler
   * compares them by `access: accessOf<typeof planRoutes.list>('project:read')`.
   */
  access: (typeof screens)[Name]['access']
  load: LoadPage<Name>
  isBare?: boolean
}

/**
 * The access of a screen for administrators whose route is of no one project: the server answers each
 * signed-in user by what they administer.
 */
export type AdminOf<Route extends { access: 'signed-in' }> = Route['access'] extends 'signed-in'
  ? 'project:admin'
  : never

/** The access of a route of the API as a type, so that its schemas do not join the first page. */
export const accessOf = <Route extends { access: Access }>(access: Route['access']) => access
