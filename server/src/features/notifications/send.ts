import type { NotificationInput, notificationToAll } from '@puquio/contract/notifications'
import { todayIn } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { notificationMail } from './mail.ts'
import {
  insertNotification,
  membersToWrite,
  readName,
  readProjectName,
  type Recipient,
  usersToWrite,
} from './store.ts'

type Parts = Pick<Platform, 'outbox' | 'webAddress'>
type Written = z.output<typeof notificationToAll>
type Sender = { userId: number; projectId: number | null; project: string | null }

/** To members of the project: all of them, or those that are named, none of whom may be missing. */
export const sendInProject = (
  parts: Parts,
  scope: ProjectScope,
  { userIds, ...written }: NotificationInput,
) =>
  scope.transaction(async (within) => {
    requireConfigured(written)
    const today = todayIn(within.timeZone, within.clock.now())
    const named = userIds && [...new Set(userIds)]
    const recipients = await membersToWrite(within, named, today)
    if (named && recipients.length < named.length) throw new Problem('NOT_FOUND')
    const { userId, projectId } = within
    const project = await readProjectName(within)
    return sendTo(parts, within, recipients, { userId, projectId, project }, written)
  })

/** To everybody who can sign in. */
export const sendToAll = (parts: Parts, scope: SystemScope, userId: number, written: Written) =>
  scope.transaction(async (within) => {
    requireConfigured(written)
    const recipients = await usersToWrite(within, userId)
    return sendTo(parts, within, recipients, { userId, projectId: null, project: null }, written)
  })

function requireConfigured({ methods }: Written) {
  if (methods.includes(3)) throw new Problem('NOT_CONFIGURED', { name: 'WhatsApp' })
}

async function sendTo(
  { outbox, webAddress }: Parts,
  within: ProjectScope | SystemScope,
  recipients: readonly Recipient[],
  { userId, projectId, project }: Sender,
  written: Written,
) {
  if (recipients.length === 0) throw new Problem('NO_RECIPIENTS')
  const userIds = recipients.map(({ id }) => id)
  const methods = [...new Set(written.methods)].toSorted((a, b) => a - b)
  const sent = { senderId: userId, projectId, userIds }
  const id = await insertNotification(within, { ...written, methods }, sent)
  if (methods.includes(2)) {
    const given = { ...written, id, sender: await readName(within, userId), project, webAddress }
    for (const recipient of recipients)
      await outbox.post(within, notificationMail(recipient, given))
  }
  // By e-mail alone it appears in the list without a word in the page.
  if (methods.includes(1)) await publish(within, userIds, { kind: 'notification', id, projectId })
  const others = methods.includes(1) ? [userId] : [...userIds, userId]
  await publish(within, others, { kind: 'changed', tags: ['notifications'] })
  return { id, recipients: recipients.length }
}
