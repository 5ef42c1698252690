import { createHash } from 'node:crypto'
import type { NewMonitoring } from '@puquio/contract/monitorings'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { holdPlan } from '../../plans/service.ts'
import { recordChanges } from '../history-store.ts'
import { insertAdditional, missingReferences, takeKey } from './store.ts'

type Addition = { key: string; monitorings: readonly NewMonitoring[] }

/** All or nothing; the same key and rows sent again return what was created the first time. */
export async function addMonitorings(
  scope: ProjectScope,
  planId: number,
  { key, monitorings }: Addition,
): Promise<{ added: number }> {
  return scope.transaction(async (scope) => {
    await holdPlan(scope, planId)
    const addition = { key, planId, added: monitorings.length, rowsHash: hashOf(monitorings) }
    const earlier = await takeKey(scope, addition)
    if (earlier !== null) {
      const isSame = earlier.planId === planId && earlier.rowsHash.equals(addition.rowsHash)
      if (!isSame) throw new Problem('ALREADY_EXISTS')
      return { added: earlier.added }
    }
    const missing = await missingReferences(scope, monitorings)
    if (missing.length > 0) {
      const fields = missing.map(({ row, field }) => ({
        path: `monitorings.${row}.${field}`,
        code: 'not-in-list',
        params: {},
      }))
      throw new Problem('INPUT_NOT_VALID', {}, fields)
    }
    const made = await insertAdditional(scope, planId, monitorings)
    await recordChanges(
      scope,
      'created',
      made.map(({ id, estimatedOn }) => ({
        monitoringId: id,
        changes: [{ field: 'estimatedOn', from: null, to: estimatedOn }],
      })),
    )
    return { added: made.length }
  })
}

/** The hash of the rows as parsed, so that the order of their fields is the contract's. */
const hashOf = (monitorings: readonly NewMonitoring[]) =>
  createHash('sha256').update(JSON.stringify(monitorings)).digest()
