import type { todayRoutes } from '@puquio/contract/start/today'
import type { Handlers } from '../../platform/http/implement.ts'
import { needsToday } from './service.ts'

export const todayHandlers: Handlers<typeof todayRoutes> = {
  list: ({ scope }) => scope.transaction(needsToday),
}
