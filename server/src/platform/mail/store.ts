import type { generalRoutes } from '@puquio/contract/general'
import type { z } from 'zod'
import { orderBy, readPage } from '../db/paging.ts'
import type { AccountScope, ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { allOf, containing, raw, sql } from '../db/sql.ts'
import type { Mail } from './mail.ts'

export type StoredMail = {
  id: number
  to: string
  subject: string
  text: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  createdAt: string
  sentAt: string | null
}
type Asked = z.output<typeof generalRoutes.mails.query>

type Sent = { messageId: string; projectId: number | null; at: Date }

export const insertMail = async (
  scope: AccountScope | ProjectScope | SystemScope,
  mail: Mail,
  { messageId, projectId, at }: Sent,
) => {
  await scope.rows(sql`
    insert into mail (message_id, project_id, recipient, subject, body_text, body_html, created_at)
    values (${messageId}, ${projectId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${at})`)
}

export function listMails(scope: SystemScope, asked: Asked) {
  const like = asked.search ? containing(asked.search) : null
  const where = allOf([
    asked.status ? sql`status = ${asked.status}` : null,
    like ? sql`(recipient ilike ${like} or subject ilike ${like})` : null,
  ])
  const keys = { createdAt: raw('created_at'), to: raw('recipient'), status: raw('status') }
  const list = {
    columns: sql`id, recipient as "to", subject, body_text as text, status, attempts, last_error, created_at, sent_at`,
    from: sql`mail`,
    where,
    order: orderBy(asked.sort, { keys, fallback: '-createdAt', id: raw('id') }),
  }
  return readPage<StoredMail>(scope.rows, list, asked)
}

/** Returns its Message-ID, null where no such mail waits or failed: what was sent has lost its link. */
export async function markWaiting(scope: SystemScope, id: number): Promise<string | null> {
  const [found] = await scope.rows<{ messageId: string }>(sql`
    update mail set status = 'waiting', last_error = null where id = ${id} and status <> 'sent'
    returning message_id`)
  return found?.messageId ?? null
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
  createdAt: string
  projectId: number | null
}

/** Returns null where it was sent, or is gone. */
export async function readUnsent(
  scope: SystemScope,
  messageId: string,
): Promise<UnsentMail | null> {
  const [mail] = await scope.rows<UnsentMail>(sql`
    select id, message_id, recipient as "to", subject, body_text as text, body_html as html, created_at, project_id
    from mail where message_id = ${messageId} and status <> 'sent'`)
  return mail ?? null
}

/** Removes the body, so that the outbox keeps no links that open accounts. */
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
