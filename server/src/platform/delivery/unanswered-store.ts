import type { SystemScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'

/** Tables whose rows leave as messages, and count in `unanswered` how often nobody said that one arrived. */
type Leaving = 'mail' | 'notification_delivery'

/** A message leaves whole no more than so often while nobody says whether it arrived. */
export const unansweredMax = 2

/** Stored as what servers reply; `mailFailureOf` of `domain` knows it. */
export const unansweredReason = 'It was sent twice and nobody said whether it arrived.'

/**
 * Notes, before its last byte leaves, that a message may arrive; returns false where that was so often enough,
 * whichever process it was.
 */
export async function noteLeaving(scope: SystemScope, table: Leaving, id: number) {
  const rows = await scope.rows(sql`
    update ${raw(table)} set unanswered = unanswered + 1
    where id = ${id} and unanswered < ${unansweredMax} returning id`)
  return rows.length > 0
}

/** Whoever was to take the message answered that it did not. */
export const noteRefused = async (scope: SystemScope, table: Leaving, id: number) => {
  await scope.rows(sql`
    update ${raw(table)} set unanswered = unanswered - 1 where id = ${id} and unanswered > 0`)
}
