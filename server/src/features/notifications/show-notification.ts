import type { NotificationDetail, notificationRoutes } from '@puquio/contract/notifications'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { readOutcomes } from '../deliveries/service.ts'
import { listAttachments } from './attachments/store.ts'
import { readConversation, readNotification, readRecipients } from './store.ts'

type Pages = z.output<typeof notificationRoutes.get.query>

/** Returns a notification with a page of its replies and, for its sender, a page of those to whom it went. */
export async function showNotification(
  scope: ProjectScope,
  id: number,
  { repliesPage = 1, recipientsPage = 1 }: Pages,
): Promise<NotificationDetail> {
  const found = await readNotification(scope, id)
  if (!found) throw new Problem('NOT_FOUND')
  const conversation = await readConversation(scope, id, repliesPage)
  const recipients = await recipientsOf(scope, id, recipientsPage)
  return { ...found, conversation, recipients, attachments: await listAttachments(scope, id) }
}

/** A page of the recipients, each with what became of its deliveries. */
async function recipientsOf(scope: ProjectScope, notificationId: number, page: number) {
  const people = await readRecipients(scope, notificationId, page)
  const outcomes = await readOutcomes(
    scope,
    notificationId,
    people.map(({ id }) => id),
  )
  return people.map((one) => ({
    ...one,
    deliveries: outcomes
      .filter(({ userId }) => userId === one.id)
      .map(({ userId: _, ...rest }) => rest),
  }))
}
