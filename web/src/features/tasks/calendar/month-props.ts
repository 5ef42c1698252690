import type { CalendarOccurrence } from '@puquio/contract/commitments/task-occurrences'

export type OccurrencesByDay = ReadonlyMap<string, readonly CalendarOccurrence[]>

/** What a month shows, as weeks or as a list of days. */
export type MonthProps = { month: string; today: string; byDay: OccurrencesByDay }
