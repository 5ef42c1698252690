import { addDays } from '../dates.ts'
import { type Frequency, marginDays } from './frequencies.ts'

export const monitoringStatuses = [
  'done',
  'near',
  'far',
  'unfulfilled',
  'rescheduled',
  'omitted',
] as const
export type MonitoringStatus = (typeof monitoringStatuses)[number]

/** By urgency: where several monitorings share a cell or a point, the first of these statuses is shown. */
export const statusesByUrgency = [
  'unfulfilled',
  'near',
  'far',
  'done',
  'rescheduled',
  'omitted',
] as const satisfies readonly MonitoringStatus[]

export type EstimatedMonitoring = {
  estimatedOn: string
  frequency: Frequency
  /** The window that the plan gives, in days either side; without one it is the frequency's N. */
  marginDays?: number | null | undefined
}

/**
 * Returns the status, which is not stored. The server computes it in SQL
 * (server/src/features/monitorings/progress-store.ts); this function, `window` and `wasOnTime` are the
 * oracle that a test there compares it with.
 */
export const monitoringStatus = (
  monitoring: EstimatedMonitoring & { isDone: boolean; isOmitted: boolean; hasSuccessor: boolean },
  today: string,
): MonitoringStatus => {
  if (monitoring.isDone) return 'done'
  if (monitoring.isOmitted) return 'omitted'
  if (monitoring.hasSuccessor) return 'rescheduled'
  if (today > window(monitoring).closesOn) return 'unfulfilled'
  return today >= nearFromOn(monitoring) ? 'near' : 'far'
}

/** The days, both included, on which a monitoring is on time. */
export const window = (monitoring: EstimatedMonitoring): { opensOn: string; closesOn: string } => {
  const days = monitoring.marginDays ?? marginDays(monitoring.frequency)
  return {
    opensOn: addDays(monitoring.estimatedOn, -days),
    closesOn: addDays(monitoring.estimatedOn, days),
  }
}

/** Near begins N days before the date, whatever window the plan gives. */
export const nearFromOn = ({ estimatedOn, frequency }: EstimatedMonitoring): string =>
  addDays(estimatedOn, -marginDays(frequency))

export const wasOnTime = (monitoring: EstimatedMonitoring & { doneOn: string | null }): boolean => {
  const { opensOn, closesOn } = window(monitoring)
  return monitoring.doneOn !== null && monitoring.doneOn >= opensOn && monitoring.doneOn <= closesOn
}
