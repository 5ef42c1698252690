import type { appliedQualifier } from '@puquio/contract/laboratory/sample-entry'
import type { z } from 'zod'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'
import { refuseApprovedSample } from '../approval-store.ts'
import { calculateResults } from '../calculated/calculate-results.ts'

/** Writes what a person says about the quality of the current version of a result; refuses where there is none. */
export const applyQualifier = (
  scope: ProjectScope,
  { sampleId, parameterId }: { sampleId: number; parameterId: number },
  { qualifier, reason }: z.output<typeof appliedQualifier>,
): Promise<void> =>
  scope.transaction(async (scope) => {
    await lock(scope, 'results', scope.projectId)
    await refuseApprovedSample(scope, sampleId)
    const rows = await scope.rows(sql`
      update result set applied_qualifier = ${qualifier}, applied_reason = ${reason}, applied_by = ${scope.userId}
      where project_id = ${scope.projectId} and sample_id = ${sampleId} and parameter_id = ${parameterId} and is_current
      returning 1`)
    if (rows.length === 0) throw new Problem('NOT_FOUND')
    // A rejected result is no operand, so calculated results may appear or disappear.
    await calculateResults(scope, [sampleId])
  })
