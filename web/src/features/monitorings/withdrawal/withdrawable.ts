import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'

/** What can be taken back, and the route that does it. */
export const withdrawals = {
  reschedule: monitoringRoutes.withdrawReschedule,
  omission: monitoringRoutes.withdrawOmission,
  addition: monitoringRoutes.withdrawAddition,
} as const
export type WithdrawalKind = keyof typeof withdrawals

/** What of a monitoring can be taken back now; null where nothing can. The server decides it again. */
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
