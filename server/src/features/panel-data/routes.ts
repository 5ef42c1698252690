import type { panelDataRoutes } from '@puquio/contract/boards/panel-data'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWindRose } from './wind-rose.ts'
import { readStationStates } from './station-states-store.ts'
import { readKeyFigure } from './key-figure.ts'

export const panelDataHandlers = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): Handlers<typeof panelDataRoutes> => ({
  windRose: ({ scope, query }) => readWindRose({ scope, telemetry }, query),
  stationStates: ({ scope, query }) =>
    scope.transaction((within) => readStationStates(within, query)),
  keyFigure: ({ scope, query }) => readKeyFigure({ scope, telemetry }, query),
})
