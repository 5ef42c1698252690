import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { type HeldMonitoring, holdMonitorings } from './store.ts'

/** Returns a monitoring, locked until the transaction ends. */
export async function holdMonitoring(
  scope: ProjectScope,
  monitoringId: number,
): Promise<HeldMonitoring> {
  const [held] = await holdMonitorings(scope, [monitoringId])
  if (held === undefined) throw new Problem('NOT_FOUND')
  return held
}

export function refuseAnnulledOrWithdrawn(held: HeldMonitoring): void {
  if (held.planAnnulledAt !== null) throw new Problem('PLAN_ANNULLED')
  if (held.withdrawnAt !== null) throw new Problem('MONITORING_WITHDRAWN')
}
