import type { Rows } from '../db/database.ts'
import { orderBy, pageOf } from '../db/paging.ts'
import type { SystemScope } from '../db/scope.ts'
import { allOf, containing, sql } from '../db/sql.ts'
import type { Mail } from './outbox.ts'

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
type Asked = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  status?: StoredMail['status'] | undefined
}

export const insertMail = async (rows: Rows, mail: Mail, messageId: string, now: Date) => {
  await rows(sql`insert into mail (message_id, recipient, subject, body_text, body_html, created_at, next_attempt_at)
    values (${messageId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}, ${now})`)
}

export async function listMails(scope: SystemScope, asked: Asked) {
  const like = asked.search ? containing(asked.search) : null
  const where = allOf([
    asked.status ? sql`status = ${asked.status}` : null,
    like ? sql`(recipient ilike ${like} or subject ilike ${like})` : null,
  ])
  const columns = { createdAt: 'created_at', to: 'recipient', status: 'status' }
  const found = await scope.rows<StoredMail & { total: number }>(sql`
    select id, recipient as "to", subject, body_text as text, status, attempts, last_error, created_at, sent_at,
      count(*) over () as total
    from mail where ${where} ${orderBy(asked.sort, columns, '-createdAt')} ${pageOf(asked)}`)
  return { items: found, total: found[0]?.total ?? 0 }
}

/** Answers false where there is no such mail; a sent one is sent again. */
export async function sendAgain(scope: SystemScope, id: number): Promise<boolean> {
  const found = await scope.rows(sql`update mail
    set status = 'waiting', next_attempt_at = ${scope.clock.now()}, last_error = null
    where id = ${id} returning id`)
  return found.length > 0
}
