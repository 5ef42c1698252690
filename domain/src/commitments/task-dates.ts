import { addDays } from '../dates.ts'
import { type Frequency, marginDays, periodDays, stepOf } from '../monitoring/frequencies.ts'
import type { Seasons } from '../monitoring/seasons.ts'
import { isLongerThan, seriesDates } from '../monitoring/series.ts'

/** When a task falls due: once where it has no frequency, else from its first day on, without end where it has no last. */
export type TaskSchedule = {
  frequency: Frequency | null
  firstOn: string
  lastOn: string | null
  seasons?: Seasons | undefined
}

/** Due dates are made this many days ahead; each night brings those of another day. */
export const taskHorizonDays = 400
/** A task that begins long ago, or often, has no more dates than this up to its horizon. */
export const taskDatesMax = 1500

/** Returns whether tasks can have it: a frequency with a step from one date to the next. */
export const isTaskFrequency = (frequency: Frequency): boolean => stepOf(frequency) !== null

/** The due dates of a task up to the horizon, in order; one that comes once has its date however far it is. */
export const taskDates = (schedule: TaskSchedule, today: string): string[] => {
  const series = seriesOf(schedule, today)
  return series === null ? [schedule.firstOn] : seriesDates(series, taskDatesMax)
}

/** Returns whether a task has more dates up to the horizon than are made. */
export const hasTooManyDates = (schedule: TaskSchedule, today: string): boolean => {
  const series = seriesOf(schedule, today)
  return series !== null && isLongerThan(series, taskDatesMax)
}

/**
 * Returns which dates are to be made and taken away where a task's schedule changes: what was due before today stays,
 * unless the task now begins later or ends earlier; nothing is made that would be overdue at once. `free` are the dates
 * on which nothing was recorded: the others stay whatever they are.
 */
export const rescheduledDates = (
  schedule: TaskSchedule,
  { made, free, today }: { made: readonly string[]; free: readonly string[]; today: string },
): { add: string[]; remove: string[] } => {
  const wanted = new Set(taskDates(schedule, today))
  const isOutside = (on: string) =>
    on < schedule.firstOn || (schedule.lastOn !== null && on > schedule.lastOn)
  return {
    add: [...wanted].filter((on) => on >= today && !made.includes(on)),
    remove: free.filter((on) => !wanted.has(on) && (on >= today || isOutside(on))),
  }
}

/**
 * N, the days before a due date from which it is near: the margin of monitorings, but never longer than until the date
 * before it; 15 days of what comes once.
 */
export const noticeDays = (frequency: Frequency | null): number => {
  const period = frequency === null ? null : periodDays(frequency)
  if (frequency === null || period === null) return onceNoticeDays
  return Math.min(marginDays(frequency), period - 1)
}

const onceNoticeDays = 15

const seriesOf = ({ frequency, firstOn, lastOn, seasons }: TaskSchedule, today: string) => {
  if (frequency === null || stepOf(frequency) === null) return null
  const horizonOn = addDays(today, taskHorizonDays)
  const endsOn = lastOn !== null && lastOn < horizonOn ? lastOn : horizonOn
  return { frequency, startsOn: firstOn, endsOn, seasons }
}
