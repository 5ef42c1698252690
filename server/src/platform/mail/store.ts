import type { AccountScope, ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { type StoredMailFiles, storedMailFiles } from './attachments.ts'
import type { Mail } from './mail.ts'

export type WaitingMail = { messageId: string; projectId: number | null; isBulk: boolean }
type Posted = { projectId: number | null; isBulk: boolean; at: Date }

export const insertMails = async (
  scope: AccountScope | ProjectScope | SystemScope,
  mails: readonly (Mail & { messageId: string })[],
  { projectId, isBulk, at }: Posted,
) => {
  const rows = mails.map(({ attachments, ...mail }) => ({
    ...mail,
    attachments: attachments ? storedMailFiles(attachments) : null,
  }))
  await scope.rows(sql`
    insert into mail (message_id, project_id, is_bulk, recipient, subject, body_text, body_html, attachments, created_at)
    select m."messageId", ${projectId}::int, ${isBulk}::boolean, m."to", m.subject, m.text, m.html,
      nullif(m.attachments, 'null'::jsonb), ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m("messageId" text, "to" text, subject text, text text, html text, attachments jsonb)`)
}

/** Returns null where there is none. */
export async function readMail(
  scope: SystemScope,
  id: number,
): Promise<{ subject: string; text: string } | null> {
  const [mail] = await scope.rows<{ subject: string; text: string }>(
    sql`select subject, body_text as text from mail where id = ${id}`,
  )
  return mail ?? null
}

/** Returns the mails that wait again now: those that were sent have lost their links. */
export function markWaiting(
  scope: SystemScope,
  which: { id: number } | { messageId: string } | 'failed',
) {
  const found =
    which === 'failed'
      ? raw(`status = 'failed'`)
      : 'id' in which
        ? sql`id = ${which.id} and status <> 'sent'`
        : sql`message_id = ${which.messageId} and status <> 'sent'`
  return scope.rows<WaitingMail>(sql`
    update mail set status = 'waiting', last_error = null, unanswered = 0
    where ${found} returning message_id, project_id, is_bulk`)
}

export async function deleteSentMails(scope: SystemScope, before: Date): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    with gone as (delete from mail where status = 'sent' and sent_at < ${before} returning 1)
    select count(*) from gone`)
  return row?.count ?? 0
}

export type UnsentMail = {
  id: number
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments: StoredMailFiles | null
  createdAt: string
  projectId: number | null
  unanswered: number
}

/** Returns null where it was sent, or is gone. */
export async function readUnsent(
  scope: SystemScope,
  messageId: string,
): Promise<UnsentMail | null> {
  const [mail] = await scope.rows<UnsentMail>(sql`
    select id, message_id, recipient as "to", subject, body_text as text, body_html as html, attachments,
      created_at, project_id, unanswered
    from mail where message_id = ${messageId} and status <> 'sent'`)
  return mail ?? null
}

/** Removes the tokens from the body, so that the outbox keeps no links that open accounts. */
export const markSent = async (scope: SystemScope, id: number) => {
  await scope.rows(sql`update mail set status = 'sent', attempts = attempts + 1, last_error = null,
    sent_at = ${scope.clock.now()}, body_text = ${withoutToken('body_text')}, body_html = ${withoutToken('body_html')}
    where id = ${id}`)
}

const withoutToken = (column: 'body_text' | 'body_html') =>
  raw(String.raw`regexp_replace(${column}, '([?&]token=)[A-Za-z0-9_-]+', '\1…', 'g')`)

export const markUnsent = async (
  scope: SystemScope,
  id: number,
  error: string,
  status: 'waiting' | 'failed',
) => {
  await scope.rows(
    sql`update mail set attempts = attempts + 1, last_error = ${error}, status = ${status} where id = ${id}`,
  )
}
