import type { TodayEntry, todayRoutes } from '@puquio/contract/start/today'
import type { Handlers } from '../../platform/http/implement.ts'
import { openPages } from '../menus/service.ts'
import { todaySources } from './sources.ts'

export const todayHandlers: Handlers<typeof todayRoutes> = {
  list: ({ scope }) =>
    scope.transaction(async (within) => {
      const isOpen = await openPages(within)
      const entries: TodayEntry[] = []
      for (const source of Object.values(todaySources)) entries.push(...(await source(within)))
      return entries.filter(({ opens }) => isOpen(opens))
    }),
}
