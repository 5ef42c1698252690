import type { NotificationInput, notificationToAll } from '@puquio/contract/notifications'
import { type Language, languages } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { deliver } from './deliver.ts'
import { membersOf, type Recipient, usersOf } from './recipients-store.ts'
import { insertNotification, readName, readProjectName } from './store.ts'

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
    const { userId, projectId } = within
    const named = userIds && [...new Set(userIds)]
    const whom = { projectId, audience: 'everybody', userIds: named, exceptId: userId } as const
    const recipients = await membersOf(within, whom)
    if (named && recipients.length < named.length) throw new Problem('NOT_FOUND')
    const project = await readProjectName(within, projectId)
    return sendTo(parts, within, recipients, { userId, projectId, project }, written)
  })

/** To everybody who can sign in. */
export const sendToAll = (parts: Parts, scope: SystemScope, userId: number, written: Written) =>
  scope.transaction(async (within) => {
    requireConfigured(written)
    const recipients = await usersOf(within, { audience: 'everybody', exceptId: userId })
    return sendTo(parts, within, recipients, { userId, projectId: null, project: null }, written)
  })

function requireConfigured({ methods }: Written) {
  if (methods.includes(3)) throw new Problem('NOT_CONFIGURED', { name: 'WhatsApp' })
}

async function sendTo(
  parts: Parts,
  within: ProjectScope | SystemScope,
  recipients: readonly Recipient[],
  { userId, projectId, project }: Sender,
  { message: text, ...written }: Written,
) {
  if (recipients.length === 0) throw new Problem('NO_RECIPIENTS')
  const userIds = recipients.map(({ id }) => id)
  const methods = [...new Set(written.methods)].toSorted((a, b) => a - b)
  const message = Object.fromEntries(languages.map((language) => [language, text])) as Record<
    Language,
    string
  >
  const stored = { ...written, methods, message, projectId, senderId: userId }
  const id = await insertNotification(within, { ...stored, userIds })
  const origin = { sender: await readName(within, userId) }
  await deliver(parts, within, { ...stored, id, project, origin }, recipients)
  await publish(within, [userId], { kind: 'changed', tags: ['notifications'] })
  return { id, recipients: recipients.length }
}
