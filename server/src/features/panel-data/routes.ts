import type { panelDataRoutes } from '@puquio/contract/boards/panel-data'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { readKeyFigure } from './key-figure.ts'

export const panelDataHandlers = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): Handlers<typeof panelDataRoutes> => ({
  keyFigure: ({ scope, query }) => readKeyFigure({ scope, telemetry }, query),
})
