import type { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import type { Handlers } from '../../platform/http/implement.ts'
import { readHydrochemistry } from './answer.ts'
import { startDiagramReport } from './diagram-report.ts'

export const hydrochemistryHandlers: Handlers<typeof hydrochemistryRoutes> = {
  samples: ({ scope, query }) => readHydrochemistry(scope, query),
  pdf: ({ scope, body }) => startDiagramReport(scope, body),
}
