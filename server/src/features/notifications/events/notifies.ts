import { type EventName, notificationEvents } from '@puquio/contract/notifications/events'
import type { VariableValues } from '@puquio/domain'
import type { NotificationPriority, SendingMethod } from '@puquio/contract/notifications'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { growingPauses, handles, type JobHandler } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deliver } from '../deliver.ts'
import { membersOf, projectsOf, usersOf } from '../recipients-store.ts'
import { readEvent } from '../settings/event-store.ts'
import { insertNotification, readProjectName } from '../store.ts'
import { eventMessage } from './event-message.ts'
import { notifyJob } from './notify.ts'

type PlatformParts = Pick<Platform, 'outbox' | 'webAddress' | 'whatsapp'>
type NotifyPayload = {
  event: EventName
  values: VariableValues
  exceptId: number | null
  onlyId: number | null
  toIds: number[] | null
  priority: NotificationPriority | null
  methods: SendingMethod[] | null
  opens: string | null
}

/** Tells the recipients of events, all of one event in one transaction. */
export const notifies = (parts: PlatformParts): JobHandler<'notify'> =>
  handles(notifyJob, {
    concurrency: 4,
    pauseMs: growingPauses(20),
    async run({ payload: { event, projectId, projectsOf: personId, ...rest }, complete }) {
      if (!isEventName(event)) throw new Error(`There is no event ${event}`)
      await complete(async (within) => {
        const places = personId === null ? [projectId] : await projectsOf(within, personId)
        for (const place of places.length > 0 ? places : [null])
          await tell(parts, within, place, { event, ...rest })
      })
    },
  })

const isEventName = (name: string): name is EventName => Object.hasOwn(notificationEvents, name)

async function tell(
  parts: PlatformParts,
  within: SystemScope,
  projectId: number | null,
  { event, values, exceptId, onlyId, toIds, opens, ...own }: NotifyPayload,
) {
  const { module } = notificationEvents[event]
  const { isOn, texts, ...set } = await readEvent(within, event)
  if (!isOn) return
  const { priority, methods } = {
    priority: own.priority ?? set.priority,
    methods: own.methods ?? set.methods,
  }
  const audience = toIds ? 'everybody' : set.audience
  const audienceMembers =
    projectId === null
      ? await usersOf(within, { audience, exceptId })
      : await membersOf(within, { projectId, audience, exceptId, userIds: toIds })
  const recipients = audienceMembers.filter(({ id }) => onlyId === null || id === onlyId)
  if (recipients.length === 0) return
  const message = eventMessage(event, texts, values)
  const written = { priority, module, methods, message, event, values, opens, senderId: null }
  const userIds = recipients.map(({ id }) => id)
  const id = await insertNotification(within, { ...written, projectId, userIds })
  const project = projectId === null ? null : await readProjectName(within, projectId)
  await deliver(
    parts,
    within,
    { ...written, id, projectId, project, attachments: [], origin: { event } },
    recipients,
  )
}
