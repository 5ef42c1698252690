import type { ExtractionDetail, extractionRoutes } from '@puquio/contract/commitments/extractions'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { estimateExtraction } from './estimate.ts'
import { findExtraction, listExtractions } from './extractions-store.ts'
import { cancelExtraction, startExtraction } from './start-extraction.ts'

export const extractionHandlers = (
  platform: Pick<Platform, 'model'>,
): Handlers<typeof extractionRoutes> => ({
  list: ({ scope, query }) => listExtractions(scope, query),
  get: ({ scope, params }) => shown(scope, params.extractionId),
  estimate: ({ scope, params, query }) =>
    estimateExtraction(platform, scope, params.instrumentId, query),
  async start({ scope, params, body }) {
    return shown(scope, await startExtraction(platform, scope, params.instrumentId, body))
  },
  async cancel({ scope, params: { extractionId } }) {
    await cancelExtraction(scope, extractionId)
    return shown(scope, extractionId)
  },
})

async function shown(scope: ProjectScope, id: number): Promise<ExtractionDetail> {
  const found = await findExtraction(scope, id)
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}
