import { Problem } from '../../platform/problem.ts'
import type { HeldMonitoring } from './store.ts'

/** Refuses a follow-up of replaced, omitted, withdrawn and annulled monitorings. */
export function refuseClosed(monitoring: HeldMonitoring) {
  if (monitoring.planAnnulledAt !== null) throw new Problem('PLAN_ANNULLED')
  if (monitoring.withdrawnAt !== null) throw new Problem('MONITORING_WITHDRAWN')
  if (monitoring.omittedAt !== null) throw new Problem('MONITORING_OMITTED')
  if (monitoring.rescheduledToId !== null)
    throw new Problem('MONITORING_RESCHEDULED', { to: monitoring.rescheduledToOn })
}
