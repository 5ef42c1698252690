import type { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import type { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { defaultLanguage, firstOfMonth, lastOfMonth } from '@puquio/domain'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { sheetUpload } from '../../platform/tables/read-sheet.ts'
import { startConsumptionReport } from './report/consumption-report.ts'
import { readEffluentCompliance } from './treatment-days/compliance-store.ts'
import { readConsumption } from './treatment-days/consumption.ts'
import { dayFile } from './treatment-days/day-file.ts'
import { readDeviceDays } from './treatment-days/device-days.ts'
import {
  createNeutralizer,
  createPlant,
  editNeutralizer,
  editPlant,
} from './treatment-plants/edit-plants.ts'
import { readNeutralizers } from './treatment-plants/neutralizers-store.ts'
import { readPlants, readStations, readVariables } from './treatment-plants/plants-store.ts'
import { addDelivery, removeDelivery, saveDays } from './treatment-days/save-days.ts'
import { dayErrors, dayTemplate } from './treatment-days/workbook/documents.ts'
import { importDays } from './treatment-days/workbook/import-days.ts'

export const treatmentPlantHandlers: Handlers<typeof treatmentPlantRoutes> = {
  list: ({ scope }) =>
    scope.transaction(async (within) => ({
      plants: await readPlants(within),
      neutralizers: await readNeutralizers(within),
      stations: await readStations(within),
      variables: await readVariables(within),
    })),
  createPlant: ({ scope, body }) => createPlant(scope, body),
  editPlant: ({ scope, params, body }) => editPlant(scope, params.plantId, body),
  createNeutralizer: ({ scope, body }) => createNeutralizer(scope, body),
  editNeutralizer: ({ scope, params, body }) => editNeutralizer(scope, params.neutralizerId, body),
}

export const treatmentDayHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof treatmentDayRoutes> => ({
  consumption: ({ scope, params, query }) =>
    scope.transaction(async (within) => {
      const {
        plant: _,
        neutralizers: __,
        ...shown
      } = await readConsumption(within, params.plantId, query)
      return shown
    }),
  file: ({ scope, params, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    dayFile(scope, params.plantId, query, { format, language }),
  pdf: ({ scope, params, body }) => startConsumptionReport(scope, params.plantId, body),
  save: ({ scope, params, body }) => saveDays(scope, params.plantId, body.days),
  deviceDays: ({ scope, params, query }) =>
    readDeviceDays(platform, scope, params.plantId, query.month),
  compliance: ({ scope, params, query }) =>
    scope.transaction(async (within) => {
      const { plant, from, to } = await readConsumption(within, params.plantId, query)
      if (plant.effluentStationId === null) return []
      const days = { from: firstOfMonth(from), to: lastOfMonth(to) }
      return readEffluentCompliance(within, plant.effluentStationId, days)
    }),
  addDelivery: ({ scope, params, body }) => addDelivery(scope, params.plantId, body),
  removeDelivery: ({ scope, params }) =>
    removeDelivery(scope, params.plantId, params.neutralizerDeliveryId),
  template: ({ scope, query, language }) => dayTemplate(scope, query.language ?? language),
  importWorkbook: ({ scope, body, ...input }) =>
    importDays(scope, {
      ...sheetUpload(scope, input),
      isSaving: body.save === 'yes',
      corrections: body.corrections ?? [],
    }),
  errors: ({ scope, ...input }) => dayErrors(scope, sheetUpload(scope, input)),
})
