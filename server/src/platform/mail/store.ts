import type { generalRoutes } from '@puquio/contract/general'
import type { z } from 'zod'
import { orderBy, readPage } from '../db/paging.ts'
import type { AccountScope, SystemScope } from '../db/scope.ts'
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

export const insertMail = async (scope: AccountScope, mail: Mail, messageId: string, now: Date) => {
  await scope.rows(sql`insert into mail (message_id, recipient, subject, body_text, body_html, created_at, next_attempt_at)
    values (${messageId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}, ${now})`)
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

/** Returns false where no such mail waits or failed: what was sent has lost its link. */
export async function sendAgain(scope: SystemScope, id: number): Promise<boolean> {
  const found = await scope.rows(sql`update mail
    set status = 'waiting', next_attempt_at = ${scope.clock.now()}, last_error = null
    where id = ${id} and status <> 'sent' returning id`)
  return found.length > 0
}

export async function deleteSentMails(scope: SystemScope, before: Date): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    with gone as (delete from mail where status = 'sent' and sent_at < ${before} returning 1)
    select count(*) from gone`)
  return row?.count ?? 0
}

export type DueMail = {
  id: number
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attempts: number
  createdAt: string
}

/** Returns the mail that has been due longest, locked until the transaction ends. */
export async function claimMail(scope: SystemScope): Promise<DueMail | null> {
  const [mail] = await scope.rows<DueMail>(sql`
    select id, message_id, recipient as "to", subject, body_text as text, body_html as html, attempts, created_at
    from mail where status = 'waiting' and next_attempt_at <= ${scope.clock.now()}
    order by next_attempt_at, id limit 1 for update skip locked`)
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

/** Without a next attempt it is given up. */
export const markUnsent = async (
  scope: SystemScope,
  id: number,
  error: string,
  nextAttemptAt: Date | null,
) => {
  await scope.rows(sql`update mail set attempts = attempts + 1, last_error = ${error},
    status = case when ${nextAttemptAt}::timestamptz is null then 'failed' else 'waiting' end,
    next_attempt_at = coalesce(${nextAttemptAt}::timestamptz, next_attempt_at) where id = ${id}`)
}
