import { type Screen, screens } from '@puquio/domain'
import { createRoute, redirect } from '@tanstack/react-router'
import { session } from '../../lib/session.ts'
import { Blank } from '../Blank.tsx'
import { lazyPage, preloadFiles } from './lazy-page.ts'
import type { Page } from '../page.ts'
import { rootRoute } from '../root.tsx'
import { validateSearch } from '../searches.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
    /** Shown without the side bar, also to signed-in users. */
    isBare?: boolean
  }
}

/** The route of a screen; one without a page behaves like an address without access. */
export const pageRoute = <const Name extends Screen>(screen: Name, page: Page | null) => {
  const { access } = screens[screen]
  const load =
    page &&
    (() => {
      preloadFiles(screen)
      return page.load()
    })
  const path: (typeof screens)[Name]['path'] = screens[screen].path
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (values: Record<string, unknown>) => validateSearch(screen, values),
    component: load ? lazyPage(load) : Blank,
    staticData: { screen, isBare: page?.isBare ?? false },
    beforeLoad: async ({ location, preload }) => {
      if (access === 'public') return
      if (session.read() === null) {
        redirect({ to: '/', search: { next: location.href }, throw: true })
      }
      // Starts in parallel with the guard; a failure here occurs again below.
      load?.().catch(() => undefined)
      const { guardPage } = await import('../guard.ts')
      await guardPage(screen, { isPreload: preload })
    },
    // Hovering a link preloads only the page; an open page requests its data by itself.
    loader: ({ cause, params, location }) => {
      if (page === null || cause !== 'enter') return
      const search = validateSearch(screen, location.search)
      const ask = async () => {
        const { loader } = await page.load()
        type Given = Parameters<NonNullable<typeof loader>>[0]
        await loader?.({ params, search } as Given)
      }
      // Not awaited; a failure is shown in the page's place.
      ask().catch(() => undefined)
    },
  })
}
