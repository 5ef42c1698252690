import { z } from 'zod'
import { jobStates } from '../jobs.ts'
import { route } from '../kit/route.ts'
import { givenInstant, id, idText, instant, listQuery, nothing, pageOf } from '../kit/values.ts'

export const messageRerunInput = z
  .object({
    /** One device, or all in service that have a profile: one of both is given. */
    deviceId: id.nullable(),
    deviceProfileId: id.nullable(),
    from: givenInstant,
    until: givenInstant,
  })
  .superRefine(({ deviceId, deviceProfileId, from, until }, context) => {
    const refuse = (path: string, problem: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { problem } })
    if ((deviceId === null) === (deviceProfileId === null)) refuse('deviceId', 'not-in-list')
    if (Date.parse(from) >= Date.parse(until)) refuse('until', 'ends-before-start')
  })

export const messageRerun = z.object({
  id,
  device: z.object({ id, name: z.string() }).nullable(),
  profile: z.object({ id, name: z.string() }).nullable(),
  from: instant,
  until: instant,
  requestedAt: instant,
  person: z.string(),
  state: z.enum(jobStates),
  done: z.int(),
  total: z.int().nullable(),
  /** Once it is done. */
  messages: z.int().nullable(),
  refused: z.int().nullable(),
})
export type MessageRerun = z.infer<typeof messageRerun>

const ofReruns = '/fkl-modi/projects/:projectId/message-reruns'
const onProject = z.object({ projectId: idText })

/** Messages are kept as they came, so that a corrected decoder can read them again. */
export const messageRerunRoutes = {
  list: route({
    method: 'GET',
    path: ofReruns,
    access: 'project:system',
    reads: ['devices', 'jobs', 'users'],
    summary: 'Messages that were decoded again, the newest first',
    params: onProject,
    query: listQuery(['requestedAt'])
      .pick({ page: true, size: true, sort: true })
      .extend({ deviceProfile: idText.optional() }),
    response: pageOf(messageRerun),
  }),
  start: route({
    method: 'POST',
    path: ofReruns,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices', 'jobs'],
    summary: 'Decode the messages of a device, or of all with a profile, again in the background',
    params: onProject,
    body: messageRerunInput,
    response: messageRerun,
  }),
  cancel: route({
    method: 'POST',
    path: `${ofReruns}/:messageRerunId/cancel`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices', 'jobs'],
    summary: 'Cancel the decoding of messages again: what was decoded stays so',
    params: onProject.extend({ messageRerunId: idText }),
    response: nothing,
  }),
}
