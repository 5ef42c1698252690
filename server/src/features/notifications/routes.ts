import type { notificationRoutes, StreamEvent } from '@puquio/contract/notifications'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { allowReply } from './allow-messages.ts'
import { findRecipients } from './recipients-store.ts'
import { listAttachments } from './attachments/store.ts'
import { readOutcomes } from '../deliveries/service.ts'
import { sendInProject, sendToAll, sendToProjects } from './send.ts'
import {
  countUnread,
  insertReply,
  listNotifications,
  markAllRead,
  markRead,
  readConversation,
  readNotification,
  readRecipients,
} from './store.ts'

/** The other open pages of the person. */
const stale: StreamEvent = { kind: 'changed', tags: ['notifications'] }

export const notificationHandlers = (platform: Platform): Handlers<typeof notificationRoutes> => ({
  stream: ({ session, reply }) => platform.stream.open(session, callerGone(reply)),

  list: ({ scope, query }) => listNotifications(scope, query),

  unread: ({ scope }) => countUnread(scope),

  get: ({ scope, params: { notificationId }, query }) =>
    scope.transaction(async (within) => {
      const found = await readNotification(within, notificationId)
      if (!found) throw new Problem('NOT_FOUND')
      const { repliesPage = 1, recipientsPage = 1 } = query
      const conversation = await readConversation(within, notificationId, repliesPage)
      const people = await readRecipients(within, notificationId, recipientsPage)
      const ids = people.map(({ id }) => id)
      const outcomes = await readOutcomes(within, notificationId, ids)
      const recipients = people.map((one) => ({
        ...one,
        deliveries: outcomes
          .filter(({ userId }) => userId === one.id)
          .map(({ userId: _, ...rest }) => rest),
      }))
      const attachments = await listAttachments(within, notificationId)
      return { ...found, conversation, recipients, attachments }
    }),

  mark: ({ scope, params, body }) =>
    scope.transaction(async (within) => {
      if (!(await markRead(within, params.notificationId, body.isRead)))
        throw new Problem('NOT_FOUND')
      await publish(within, [within.userId], stale)
      return null
    }),

  markAll: ({ scope }) =>
    scope.transaction(async (within) => {
      await markAllRead(within)
      await publish(within, [within.userId], stale)
      return null
    }),

  reply: ({ scope, params: { notificationId: id }, body }) =>
    scope.transaction(async (within) => {
      await allowReply(within, id)
      const replied = await insertReply(within, id, body.message)
      if (!replied) throw new Problem('NOT_FOUND')
      const { senderId, projectId } = replied
      await publish(within, [senderId], { kind: 'reply', id, projectId })
      await publish(within, [within.userId], stale)
      return null
    }),

  recipients: ({ scope, query }) => findRecipients(scope, query.search),

  send: ({ scope, body }) => sendInProject(platform, scope, body),

  sendToProjects: ({ session, body }) => sendToProjects(platform, session, body),

  sendToAll: ({ system, session, body }) => sendToAll(platform, system, session.userId, body),
})
