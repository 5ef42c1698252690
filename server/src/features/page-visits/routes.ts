import type { pageVisitRoutes } from '@puquio/contract/page-visits'
import type { Handlers } from '../../platform/http/implement.ts'
import {
  deleteFavourite,
  insertFavourite,
  listFavourites,
  mostUsed,
  recentPages,
  recommendedPages,
  recordVisit,
} from './store.ts'

export const pageVisitHandlers: Handlers<typeof pageVisitRoutes> = {
  start: ({ scope }) =>
    scope.transaction(async (within) => ({
      recents: await recentPages(within),
      favourites: await listFavourites(within),
      mostUsed: await mostUsed(within),
      recommended: await recommendedPages(within),
    })),

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
