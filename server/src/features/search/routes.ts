import { type Found, foundMax, type searchRoutes } from '@puquio/contract/start/search'
import type { Ranked } from '../../platform/db/found-rank.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { readerInProject } from '../../platform/http/reader-in-project.ts'
import type { Platform } from '../../platform/platform.ts'
import { openPages } from '../menus/service.ts'
import { searchSources } from './sources.ts'

export const searchHandlers = (platform: Platform): Handlers<typeof searchRoutes> => ({
  async find({ session, query: { project, text } }) {
    const reader = await readerInProject(platform, session, project)
    return reader.transaction(async (scope) => {
      const isOpen = await openPages(scope)
      const found: Ranked<Found>[] = []
      for (const { page, find } of Object.values(searchSources))
        if (isOpen(page(scope))) found.push(...(await find(scope, text)))
      // A stable sort: what is found equally well stays in its order.
      return found
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, foundMax)
        .map(({ rank: _, ...one }) => one)
    })
  },
})
