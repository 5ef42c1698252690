import { initialAlarmState } from '@puquio/domain'
import type { Failed } from '../../../platform/db/isolate/isolate.ts'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { type EvaluatedRule, saveFailures } from './rules-store.ts'

/** Hears of what was set apart, the first time that it is. */
export type Note = (about: { ruleId: number } | { deviceId: number }, error: Error) => void

/**
 * Records which rules could not be evaluated. Their states stay; readings that they missed are looked at as late ones once
 * they can be.
 */
export async function setApart(
  scope: TelemetryScope,
  failed: readonly Failed<EvaluatedRule>[],
  {
    note,
    missedMs = () => null,
  }: { note: Note; missedMs?: (rule: EvaluatedRule) => number | null },
) {
  for (const { one, error } of failed)
    if (one.failingSince === null) note({ ruleId: one.ruleId }, error)
  await saveFailures(
    scope,
    failed.map(({ one, error }) => ({
      ruleId: one.ruleId,
      projectId: one.projectId,
      version: one.version,
      state: initialAlarmState,
      failure: error.message.replaceAll('\0', '').slice(0, 500),
      lateMs: missedMs(one),
    })),
  )
}
