import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { membersOf } from '../../notifications/service.ts'
import { deviceMail } from './device-mail.ts'
import { mailContent, type MailSpan } from './mail-content.ts'
import { findProjectName } from './project-store.ts'
import { insertMailSendings } from './sendings-store.ts'
import type { StoredMail } from './mails-store.ts'

export type MailParts = Pick<Platform, 'telemetry' | 'outbox' | 'webAddress'>
type Posted = MailSpan & { isAsked: boolean }

/** Writes the mails of a device to all who are told, each in their language; returns to how many. */
export async function postMails(
  { outbox, webAddress, telemetry }: MailParts,
  scope: ProjectScope,
  { deviceId, recipients, content }: Pick<StoredMail, 'deviceId' | 'recipients' | 'content'>,
  { isAsked, from, until }: Posted,
): Promise<number> {
  const { projectId, timeZone } = scope
  const found = await mailContent({ telemetry }, scope, deviceId, { content, from, until })
  if (!found) return 0
  const people = await membersOf(scope, {
    projectId,
    ...(recipients.length > 0
      ? { audience: 'everybody', userIds: recipients }
      : { audience: 'administrators' }),
    exceptId: null,
  })
  if (people.length === 0) return 0
  const place = { project: await findProjectName(scope), timeZone, webAddress }
  const mails = people.map((person) => ({
    ...deviceMail(person, found, { from, until }, place),
    notBefore: null,
  }))
  const messageIds = await outbox.postBulk(scope, projectId, mails)
  const sent = people.flatMap(({ id }, index) => {
    const messageId = messageIds[index]
    return messageId === undefined ? [] : [{ userId: id, messageId }]
  })
  await insertMailSendings(scope, { deviceId, isAsked, from, until, sent })
  return sent.length
}
