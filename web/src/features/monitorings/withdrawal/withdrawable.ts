import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'

/** What can be withdrawn, and the route that does it. */
export const withdrawals = {
  reschedule: monitoringRoutes.withdrawReschedule,
  omission: monitoringRoutes.withdrawOmission,
  addition: monitoringRoutes.withdrawAddition,
} as const
export type WithdrawalKind = keyof typeof withdrawals

/** Returns what can be withdrawn of a monitoring now; null where nothing can. The server checks it again. */
export const withdrawable = (monitoring: Monitoring): WithdrawalKind | null => {
  const { omittedAt, rescheduledFromId, type } = monitoring
  if (monitoring.withdrawnAt !== null || monitoring.rescheduledToId !== null) return null
  if (omittedAt !== null) return 'omission'
  // Each follow-up has an observation.
  const isRecorded = monitoring.observation !== null || monitoring.evidenceCount > 0
  if (isRecorded || monitoring.actionCompleted) return null
  if (rescheduledFromId !== null) return 'reschedule'
  return type === 'additional' ? 'addition' : null
}
