import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { tellMembers } from '../notifications/service.ts'

/** Tells open pages how far a run is. */
export const extractionsChanged = (scope: ProjectScope): Promise<void> =>
  tellMembers(scope, ['extractions'])

/** Tells open pages that a run ended: what it found is proposed. */
export const extractionEnded = (scope: ProjectScope): Promise<void> =>
  tellMembers(scope, ['extractions', 'commitments', 'instruments', 'modelCalls'])
