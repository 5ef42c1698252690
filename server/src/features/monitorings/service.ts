/** SQL that plans and the schedule share with the monitorings. */
export {
  indicatorOf,
  isNear,
  isOnTime,
  isUnfulfilled,
  isUnit,
  isWithoutSample,
  joinFrequency,
  linkedCommitment,
  notWithdrawn,
  projectDay,
  statusOf,
  sumTally,
  type Tally,
  tally,
} from './progress-store.ts'
/** What of the monitorings needs a person today. */
export { monitoringsOfToday } from './today-store.ts'
export { chosenOnly, type ScheduleFilters } from './store.ts'
/** The one way in which monitorings are followed up. */
export { followUp } from './follow-up/follow-up.ts'
export { holdMonitoring } from './hold-monitoring.ts'
