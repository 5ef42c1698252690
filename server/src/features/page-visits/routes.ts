import type { pageVisitRoutes, ShownPage } from '@puquio/contract/page-visits'
import type { Handlers } from '../../platform/http/implement.ts'
import { openPages } from '../menus/service.ts'
import {
  deleteFavourite,
  favouritesMax,
  insertFavourite,
  listFavourites,
  mostUsed,
  recentPages,
  recommendedPages,
  recordVisit,
} from './store.ts'

/** Of the recent and of the most used pages; and of those that are recommended. */
const shownMax = 8
const recommendedMax = 4

export const pageVisitHandlers: Handlers<typeof pageVisitRoutes> = {
  start: ({ scope }) =>
    scope.transaction(async (within) => {
      const isOpen = await openPages(within)
      const shown = (pages: ShownPage[], max: number) =>
        pages.filter(({ path }) => isOpen(path)).slice(0, max)
      return {
        recents: shown(await recentPages(within), shownMax),
        favourites: shown(await listFavourites(within), favouritesMax),
        mostUsed: shown(await mostUsed(within), shownMax),
        recommended: shown(await recommendedPages(within), recommendedMax),
      }
    }),

  async visit({ scope, body }) {
    await recordVisit(scope, body)
    return null
  },

  async star({ scope, body }) {
    await insertFavourite(scope, body)
    return null
  },

  async unstar({ scope, query }) {
    await deleteFavourite(scope, query.path)
    return null
  },
}
