import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { countLate } from './store.ts'

/** Returns the late reports of laboratories as one entry. */
export async function lateReportsOfToday(
  scope: ProjectScope,
): Promise<TodayEntry<'awaitedReports'>[]> {
  const late = await countLate(scope)
  if (late === null) return []
  const opens = addressOf('AwaitedReports', { search: { late: true } })
  return [{ kind: 'reports-late', ...late, of: null, opens }]
}
