import type { Platform } from '../platform.ts'
import { systemScope } from './make-scope.ts'
import type { SystemScope } from './scope.ts'
import type { SessionRecord } from './sessions.ts'

type Parts = Pick<Platform, 'database' | 'clock'>

/** Every reason to look across projects, beside the routes whose access is `system`. */

/** A system administrator in a call that everybody may make; null for anybody else. */
export const administratorScope = (
  { database, clock }: Parts,
  session: SessionRecord,
): SystemScope | null => (session.isSystemAdmin ? systemScope(database, clock) : null)

/** Removing what has served, in every project alike. */
export const sweepScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)

/** Sending mails, which the application's role writes and cannot read. */
export const senderScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)

/** Filling a database in which nobody is yet. */
export const seedScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)
