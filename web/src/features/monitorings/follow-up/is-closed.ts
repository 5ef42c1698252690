import type { Monitoring } from '@puquio/contract/monitorings'

/** Returns whether a monitoring is omitted, rescheduled or withdrawn, and so has no form. */
export const isClosed = ({ omittedAt, rescheduledToId, withdrawnAt }: Monitoring): boolean =>
  omittedAt !== null || rescheduledToId !== null || withdrawnAt !== null
