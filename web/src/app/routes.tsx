import { type Screen, isScreen } from '@puquio/domain'
import { createRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { writeSearch } from '../lib/search.ts'
import { Blank } from './Blank.tsx'
import { PageError } from './PageError.tsx'
import { pageRoute } from './routing/page-route.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { restoresScroll } from './shell/restores-scroll.ts'
import { rootRoute } from './root.tsx'

type Routes = { [S in Screen]: ReturnType<typeof pageRoute<S>> }

/** Every URL of the product: one for each screen. */
const routes = Object.fromEntries(
  Object.keys(pages)
    .filter(isScreen)
    .map((screen) => [screen, pageRoute(screen, pages[screen] as Page | null)]),
) as unknown as Routes

z.config({ jitless: true })

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Blank,
  defaultErrorComponent: PageError,
  scrollRestoration: restoresScroll(),
  stringifySearch: writeSearch,
  // What no page reads leaves the address, as a value does that it cannot read.
  search: { strict: true },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
