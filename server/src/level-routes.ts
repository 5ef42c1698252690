import { levelReportRoutes } from '@puquio/contract/levels/level-reports'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { soundingRoutes } from '@puquio/contract/levels/soundings'
import type { FastifyInstance } from 'fastify'
import { levelReportHandlers } from './features/levels/level-reports/routes.ts'
import { wellHandlers } from './features/levels/routes.ts'
import { soundingHandlers } from './features/levels/soundings/routes.ts'
import { type Guard, implement } from './platform/http/implement.ts'
import type { Platform } from './platform/platform.ts'

/** Wells, their soundings, and what is reported of them. */
export function implementLevels(app: FastifyInstance, guard: Guard, platform: Platform) {
  implement(app, guard, 'wells', wellRoutes, wellHandlers(platform))
  implement(app, guard, 'soundings', soundingRoutes, soundingHandlers)
  implement(app, guard, 'levelReports', levelReportRoutes, levelReportHandlers(platform))
}
