import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { holdPlan } from '../../plans/service.ts'
import { recordChanges } from '../history-store.ts'
import { countOmission, hasPlanAndStation, type OmissionRange, omitPending } from './store.ts'

type Target = { planId: number; stationId: number }

export async function previewOmission(
  scope: ProjectScope,
  { planId, stationId }: Target,
  range: OmissionRange,
) {
  if (!(await hasPlanAndStation(scope, planId, stationId))) throw new Problem('NOT_FOUND')
  return countOmission(scope, planId, stationId, range)
}

export async function omitStation(
  scope: ProjectScope,
  { planId, stationId }: Target,
  omission: OmissionRange & { justification: string },
): Promise<{ omitted: number }> {
  return scope.transaction(async (scope) => {
    await holdPlan(scope, planId)
    if (!(await hasPlanAndStation(scope, planId, stationId))) throw new Problem('NOT_FOUND')
    const omitted = await omitPending(scope, planId, stationId, omission)
    if (omitted.length === 0) throw new Problem('NOTHING_TO_OMIT')
    const changes = [{ field: 'omittedReason', from: null, to: omission.justification }]
    await recordChanges(
      scope,
      'omitted',
      omitted.map(({ id }) => ({ monitoringId: id, changes })),
    )
    return { omitted: omitted.length }
  })
}
