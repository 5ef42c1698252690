/** What plans and the schedule share with the monitorings: the meaning of a row, in SQL. */
export {
  figureOf,
  isDone,
  isNear,
  isOmitted,
  isOnTime,
  isPending,
  isUnfulfilled,
  isUnit,
  isWithoutSample,
  joinFrequency,
  projectDay,
  statusOf,
  sumTally,
  type Tally,
  tally,
} from './measures/store.ts'
