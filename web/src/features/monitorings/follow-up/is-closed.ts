import type { Monitoring } from '@puquio/contract/monitorings'

/** What was omitted, rescheduled or taken back is no longer followed up. */
export const isClosed = ({ omittedAt, rescheduledToId, withdrawnAt }: Monitoring): boolean =>
  omittedAt !== null || rescheduledToId !== null || withdrawnAt !== null
