import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, instant, kindName, listQuery, nothing } from './kit/values.ts'

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

export const job = z.object({
  id,
  kind: z.string(),
  /** Null for a job of the installation. */
  project: z.object({ id, name: z.string() }).nullable(),
  state: z.enum(jobStates),
  attempts: z.int(),
  progress: z.object({ done: z.int(), total: z.int().nullable() }).nullable(),
  lastError: z.string().nullable(),
  isCancelAsked: z.boolean(),
  createdAt: instant,
  /** When it is due, or was. */
  runAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
})
export type Job = z.infer<typeof job>

const params = z.object({ jobId: idText })

export const jobRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-general/jobs',
    access: 'system',
    reads: ['jobs'],
    summary: 'Durable work: what runs, waits, was done, failed',
    query: listQuery(['createdAt', 'runAt', 'endedAt', 'kind', 'state', 'attempts']).extend({
      state: z.enum(jobStates).optional(),
      kind: kindName.optional(),
    }),
    response: z.object({
      items: z.array(job),
      total: z.int().nonnegative(),
      /** Counts of all jobs, regardless of the filters. */
      counts: z.record(z.enum(jobStates), z.int()),
      kinds: z.array(z.string()),
    }),
  }),
  retry: route({
    method: 'POST',
    path: '/fkl-general/jobs/:jobId/retry',
    access: 'system',
    changes: ['jobs', 'mails'],
    summary: 'Run a job now that waits or was given up',
    params,
    response: nothing,
  }),
  cancel: route({
    method: 'POST',
    path: '/fkl-general/jobs/:jobId/cancel',
    access: 'system',
    changes: ['jobs', 'mails'],
    summary: 'Cancel a job that waits or runs',
    params,
    response: nothing,
  }),
}
