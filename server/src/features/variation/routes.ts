import type { variationRoutes } from '@puquio/contract/laboratory/variation'
import { defaultLanguage } from '@puquio/domain'
import type { Handlers } from '../../platform/http/implement.ts'
import { readVariation } from './read-variation.ts'
import { startVariationReport, variationFile } from './report/report.ts'

export const variationHandlers: Handlers<typeof variationRoutes> = {
  show: ({ scope, query }) => scope.transaction((within) => readVariation(within, query)),
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...filters } }) =>
    variationFile(scope, filters, { format, language }),
  pdf: ({ scope, body }) => startVariationReport(scope, body),
}
