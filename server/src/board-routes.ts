import { boardRoutes } from '@puquio/contract/boards/boards'
import { reportScheduleRoutes } from '@puquio/contract/boards/report-schedules'
import type { FastifyInstance } from 'fastify'
import { boardPanels } from './board-panels.ts'
import { boardHandlers } from './features/boards/routes.ts'
import { reportScheduleHandlers } from './features/boards/report-schedules/routes.ts'
import { panelDataRoutes } from '@puquio/contract/boards/panel-data'
import { powerBiRoutes } from '@puquio/contract/boards/power-bi'
import { panelDataHandlers } from './features/panel-data/routes.ts'
import { powerBiHandlers } from './features/power-bi/routes.ts'
import { type Guard, implement } from './platform/http/implement.ts'
import type { Platform } from './platform/platform.ts'

/** Boards and what belongs to them. */
export function implementBoards(app: FastifyInstance, guard: Guard, platform: Platform) {
  implement(app, guard, 'boards', boardRoutes, boardHandlers(platform, boardPanels))
  implement(app, guard, 'reportSchedules', reportScheduleRoutes, reportScheduleHandlers)
  implement(app, guard, 'panelData', panelDataRoutes, panelDataHandlers(platform))
  implement(app, guard, 'powerBi', powerBiRoutes, powerBiHandlers(platform))
}
