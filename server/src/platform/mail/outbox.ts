import type { Rows } from '../db/database.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Mails leave through a table: written with what caused them, sent later, at least once. */
export type Outbox = {
  /** Puts a mail into the open transaction: it exists if and only if the rest does. */
  post: (rows: Rows, mail: Mail) => Promise<void>
  close: () => Promise<void>
}
