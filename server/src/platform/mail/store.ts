import type { Rows } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Mail } from './outbox.ts'

export const insertMail = async (rows: Rows, mail: Mail, messageId: string, now: Date) => {
  await rows(sql`insert into mail (message_id, recipient, subject, body_text, body_html, created_at, next_attempt_at)
    values (${messageId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}, ${now})`)
}
