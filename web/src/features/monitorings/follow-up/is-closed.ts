import type { Monitoring } from '@puquio/contract/monitorings'

/** What was omitted or rescheduled is no longer followed up. */
export const isClosed = ({ omittedAt, rescheduledToId }: Monitoring): boolean =>
  omittedAt !== null || rescheduledToId !== null
