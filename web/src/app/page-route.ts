import { type Screen, screens } from '@puquio/domain'
import { createRoute, redirect } from '@tanstack/react-router'
import { session } from '../lib/session.ts'
import { Blank } from './Blank.tsx'
import { lazyPage } from './lazy-page.ts'
import type { Page } from './page.ts'
import { rootRoute } from './root.tsx'
import { validateSearch } from './searches.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
    /** Stands alone even for who is signed in: no side bar. */
    isBare?: boolean
  }
}

/** The route of a screen; one without a page is answered like every address that is not the person's. */
export const pageRoute = <const Name extends Screen>(screen: Name, page: Page | null) => {
  const { access } = screens[screen]
  const path: (typeof screens)[Name]['path'] = screens[screen].path
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (values: Record<string, unknown>) => validateSearch(screen, values),
    component: page ? lazyPage(page.load) : Blank,
    staticData: { screen, isBare: page?.isBare ?? false },
    beforeLoad: async ({ location, preload }) => {
      if (access === 'public') return
      if (session.read() === null) {
        redirect({ to: '/', search: { next: location.href }, throw: true })
      }
      // Begins beside what the guard reads, instead of after it; what fails here fails again below.
      page?.load().catch(() => undefined)
      const { guardPage } = await import('./guard.ts')
      await guardPage(screen, { isPreload: preload })
    },
    // A link that is pointed at fetches the page alone; while a page is open it asks by itself.
    loader: ({ cause, params, location }) => {
      if (page === null || cause !== 'enter') return
      const search = validateSearch(screen, location.search)
      const ask = async () => {
        const { loader } = await page.load()
        type Given = Parameters<NonNullable<typeof loader>>[0]
        await loader?.({ params, search } as Given)
      }
      // Nobody waits for it, and what keeps the page from coming is said in the page's place.
      ask().catch(() => undefined)
    },
  })
}
