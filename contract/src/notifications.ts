import { z } from 'zod'
import { stream } from './kit/route.ts'
import type { Tag } from './kit/tags.ts'

/** What can get stale in an open page without a call of its own. */
export const streamTags = ['policy'] as const satisfies readonly Tag[]

/** Events carry no content: what changed is read by its own route, with its own access. */
export const streamEvent = z.discriminatedUnion('kind', [
  /** Sent on opening and every 25 s, so that a connection that died can be told from a silent one. */
  z.object({ kind: z.literal('beat') }),
  /** What was read of these tags is stale. */
  z.object({ kind: z.literal('changed'), tags: z.array(z.enum(streamTags)) }),
  /** Events may have been lost: all that the stream says has to be read again. */
  z.object({ kind: z.literal('missed') }),
  /** The session ended; the next call says why. */
  z.object({ kind: z.literal('ended') }),
])
export type StreamEvent = z.infer<typeof streamEvent>

export const notificationRoutes = {
  stream: stream({
    method: 'GET',
    path: '/fkl-notification/stream',
    access: 'signed-in',
    summary: 'Server-sent events: what changes for the caller while a page is open',
    response: streamEvent,
  }),
}
