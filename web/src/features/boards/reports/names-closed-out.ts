import type { ReportSchedule } from '@puquio/contract/boards/report-schedules'

/** Who gets the PDF of a board that they cannot open. */
export const namesClosedOut = (people: ReportSchedule['people']): string =>
  people
    .filter(({ mayOpen }) => !mayOpen)
    .map(({ name }) => name)
    .join(', ')
