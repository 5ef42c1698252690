import type {
  NotificationInput,
  NotificationToAll,
  NotificationToProjects,
} from '@puquio/contract/notifications'
import { mayAccess } from '@puquio/domain'
import { inEachProject } from '../../platform/db/scopes/system-scopes.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { SessionRecord } from '../../platform/db/sessions.ts'
import { enterProject, mustAcceptFirst } from '../../platform/http/authorise.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { requireWhatsapp } from '../../platform/whatsapp/send-code.ts'
import { publish } from '../../platform/stream/publish.ts'
import { allowSending } from './allow-messages.ts'
import { deliver } from './deliver.ts'
import { insertAttachments, markSent, readUploads } from './attachments/store.ts'
import { membersOf, type Recipient, usersOf } from './recipients-store.ts'
import { insertNotification, readName, readProjectName } from './store.ts'
import { writtenMessage } from './written-message.ts'

type PlatformParts = Pick<Platform, 'config' | 'outbox' | 'webAddress' | 'whatsapp'>
type Sender = { userId: number; projectId: number | null; project: string | null }

/** To members of the project: all of them, or those that are named, none of whom may be missing. */
export const sendInProject = (
  parts: PlatformParts,
  scope: ProjectScope,
  { userIds, ...written }: NotificationInput,
) =>
  scope.transaction(async (within) => {
    requireMethods(parts, written)
    await allowSending(within, parts.config.notificationsPerHour)
    const named = userIds && [...new Set(userIds)]
    const recipients = await membersToTell(within, named)
    if (named && recipients.length < named.length) throw new Problem('NOT_FOUND')
    const id = await sendTo(parts, within, recipients, await senderOf(within), written)
    return { id, recipients: recipients.length }
  })

/** To everybody who can sign in. */
export const sendToAll = (
  parts: PlatformParts,
  scope: SystemScope,
  userId: number,
  written: NotificationToAll,
) =>
  scope.transaction(async (within) => {
    requireMethods(parts, written)
    const recipients = await usersOf(within, { audience: 'everybody', exceptId: userId })
    const sender = { userId, projectId: null, project: null }
    const id = await sendTo(parts, within, recipients, sender, written)
    return { id, recipients: recipients.length }
  })

/**
 * To all members of several projects, a notification in each: who is in more than one of them receives it in
 * the first. All projects are the caller's to write to, and all is sent, or nothing.
 */
export async function sendToProjects(
  platform: Platform,
  session: SessionRecord,
  { projectIds, ...written }: NotificationToProjects,
) {
  requireMethods(platform, written)
  const scopes: ProjectScope[] = []
  for (const projectId of new Set(projectIds)) {
    const scope = await enterProject(platform, session, projectId)
    if (!scope) throw new Problem('NOT_FOUND')
    if (mustAcceptFirst(session, projectId)) throw new Problem('POLICY_NOT_ACCEPTED')
    if (!mayAccess('project:admin', scope)) throw new Problem('ACCESS_DENIED')
    scopes.push(scope)
  }
  const told = new Set<number>()
  await inEachProject(platform, scopes, async (within) => {
    const members = await membersToTell(within, null)
    const recipients = members.filter(({ id }) => !told.has(id))
    if (recipients.length === 0) return
    await allowSending(within, platform.config.notificationsPerHour)
    await sendTo(platform, within, recipients, await senderOf(within), written)
    for (const { id } of recipients) told.add(id)
  })
  if (told.size === 0) throw new Problem('NO_RECIPIENTS')
  return { recipients: told.size }
}

function requireMethods(parts: PlatformParts, { methods }: NotificationToAll) {
  if (methods.includes(3)) requireWhatsapp(parts)
}

const membersToTell = (
  within: ProjectScope,
  userIds: readonly number[] | null,
): Promise<Recipient[]> => {
  const { userId: exceptId, projectId } = within
  return membersOf(within, { projectId, audience: 'everybody', userIds, exceptId })
}

const senderOf = async (within: ProjectScope): Promise<Sender> => {
  const { userId, projectId } = within
  return { userId, projectId, project: await readProjectName(within, projectId) }
}

async function sendTo(
  parts: PlatformParts,
  within: ProjectScope | SystemScope,
  recipients: readonly Recipient[],
  { userId, projectId, project }: Sender,
  { message: typed, templateId, attachments: uploadIds, ...written }: NotificationToAll,
): Promise<number> {
  if (recipients.length === 0) throw new Problem('NO_RECIPIENTS')
  const userIds = recipients.map(({ id }) => id)
  const methods = [...new Set(written.methods)].toSorted((a, b) => a - b)
  const sender = await readName(within, userId)
  const message = await writtenMessage(within, { message: typed, templateId }, { sender, project })
  const stored = { ...written, methods, message, projectId, senderId: userId }
  const attachments = await uploadsOf(within, userId, uploadIds)
  const id = await insertNotification(within, { ...stored, userIds })
  await insertAttachments(within, { id, projectId, senderId: userId }, attachments)
  if (uploadIds?.length) await markSent(within, userId, uploadIds)
  await deliver(
    parts,
    within,
    { ...stored, attachments, id, project, origin: { sender } },
    recipients,
  )
  await publish(within, [userId], { kind: 'changed', tags: ['notifications'] })
  return id
}

/** Returns the files that the sender uploaded, none of which may be missing. */
async function uploadsOf(
  within: ProjectScope | SystemScope,
  userId: number,
  uploadIds: readonly number[] = [],
) {
  const ids = [...new Set(uploadIds)]
  const uploads = ids.length > 0 ? await readUploads(within, userId, ids) : []
  if (uploads.length < ids.length) throw new Problem('NOT_FOUND')
  return uploads
}
