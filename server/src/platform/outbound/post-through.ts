import type { Outbound } from './outbound.ts'
import { type OutboundAnswer, sendThrough, type Sending } from './send-through.ts'

/** Sends bytes through the outbound door. */
export const postThrough = (
  outbound: Outbound,
  post: Sending & { bytes: Buffer },
): Promise<OutboundAnswer> => sendThrough(outbound, { ...post, method: 'POST' })
