import type { Access } from '@puquio/domain'
import { createRoute, redirect } from '@tanstack/react-router'
import { session } from '../lib/session.ts'
import { Blank } from './Blank.tsx'
import { type LoadPage, lazyPage } from './lazy-page.ts'
import type { PageRule } from './page-rule.ts'
import { rootRoute } from './root.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    rule?: PageRule
    /** Stands alone even for who is signed in: no side bar. */
    isBare?: boolean
  }
}

type PageParts<Path extends string> = PageRule & {
  path: Path
  /** What is not made yet has nothing to load. */
  load?: LoadPage
  isBare?: boolean
}

/**
 * One URL. `access` is the level of the route of the API that the page stands on, checked by the
 * compiler: `access: accessOf<typeof planRoutes.list>('project:read')`.
 */
export const page = <const Path extends string>(parts: PageParts<Path>) => {
  const { path, load, name, access, isLater = false, ...rest } = parts
  const rule = { name, access, isLater }
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: load ? lazyPage(load) : Blank,
    staticData: { rule, ...rest },
    beforeLoad: async ({ location, preload }) => {
      if (access === 'public') return
      if (session.read() === null) {
        redirect({ to: '/', search: { next: location.href }, throw: true })
      }
      const { guardPage } = await import('./guard.ts')
      await guardPage(rule, { isPreload: preload })
    },
  })
}

/** The access of a route of the API, without carrying its schemas into the first page. */
export const accessOf = <Route extends { access: Access }>(access: Route['access']) => access
