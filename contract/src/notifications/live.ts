import { z } from 'zod'
import { route, stream } from '../kit/route.ts'
import type { Tag } from '../kit/tags.ts'
import { id, idText } from '../kit/values.ts'

/** What can get stale in an open page without a call of its own. */
export const streamTags = [
  'policy',
  'notifications',
  'rights',
  'projects',
  'devices',
  'alarms',
  'extractions',
  'commitments',
  'instruments',
  'modelCalls',
  'pdfReports',
  'evidencePacks',
] as const satisfies readonly Tag[]

/**
 * Events carry no content: what changed is read by its own route, with its own access. Readings are the exception:
 * they are told only of variables that a page of the session asked for, by the route `watch`, within a minute.
 */
export const streamEvent = z.discriminatedUnion('kind', [
  /** Sent on opening and every 25 s, so that clients can detect a dead connection. */
  z.object({ kind: z.literal('beat') }),
  /** What was read of these tags is stale. */
  z.object({ kind: z.literal('changed'), tags: z.array(z.enum(streamTags)) }),
  /** A notification arrived, or an answer to one that was sent; without a project it is for everybody. */
  z.object({ kind: z.enum(['notification', 'reply']), id, projectId: id.nullable() }),
  /** Readings of watched variables: `[variable, when measured in ms since 1970, value, number of the quality]`. */
  z.object({
    kind: z.literal('readings'),
    readings: z.array(z.tuple([id, z.int(), z.number().nullable(), z.int()])),
  }),
  /** Events may have been lost: all that the stream says has to be read again. */
  z.object({ kind: z.literal('missed') }),
  /** The session ended; the next call says why. */
  z.object({ kind: z.literal('ended') }),
])
export type StreamEvent = z.infer<typeof streamEvent>
/** A reading as the stream tells it: variable, when measured in ms since 1970, value, number of the quality (`qualities`). */
export type ToldReading = Extract<StreamEvent, { kind: 'readings' }>['readings'][number]

/** What every page keeps up to date by: apart from the other routes, so that no page fetches those for it. */
export const liveRoutes = {
  stream: stream({
    method: 'GET',
    path: '/fkl-notification/stream',
    access: 'signed-in',
    summary: 'Server-sent events: what changes for the caller while a page is open',
    /** How long ago the page began, in ms: what happened since, in the last seconds, is told first. */
    query: z.object({
      ageMs: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .optional(),
    }),
    response: streamEvent,
  }),
  unread: route({
    method: 'GET',
    path: '/fkl-notification/projects/:projectId/unread',
    access: 'project:read',
    reads: ['notifications'],
    summary: 'How many notifications the caller has not read in a project',
    params: z.object({ projectId: idText }),
    response: z.object({ unread: z.int().nonnegative() }),
  }),
}
