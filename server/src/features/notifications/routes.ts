import type { notificationRoutes, StreamEvent } from '@puquio/contract/notifications'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { allowReply } from './allow-messages.ts'
import { findRecipients } from './recipients-store.ts'
import { sendInProject, sendToAll, sendToProjects } from './send.ts'
import { showNotification } from './show-notification.ts'
import { countUnread, insertReply, listNotifications, markAllRead, markRead } from './store.ts'

/** The other open pages of the person. */
const stale: StreamEvent = { kind: 'changed', tags: ['notifications'] }

export const notificationHandlers = (platform: Platform): Handlers<typeof notificationRoutes> => ({
  stream: ({ session, reply, query }) =>
    platform.stream.open(session, callerGone(reply), query.ageMs),

  list: ({ scope, query }) => listNotifications(scope, query),

  unread: ({ scope }) => countUnread(scope),

  get: ({ scope, params, query }) =>
    scope.transaction((within) => showNotification(within, params.notificationId, query)),

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
