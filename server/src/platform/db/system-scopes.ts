import type { Platform } from '../platform.ts'
import { systemScope } from './make-scope.ts'
import type { SystemScope } from './scope.ts'
import type { SessionRecord } from './sessions.ts'

type Parts = Pick<Platform, 'database' | 'clock'>

/** All uses of a scope across projects, beside the routes whose access is `system`. */

/** A system administrator in a call that is open to all users; null for anybody else. */
export const administratorScope = (
  { database, clock }: Parts,
  session: SessionRecord,
): SystemScope | null => (session.isSystemAdmin ? systemScope(database, clock) : null)

/** Removing expired records, in every project. */
export const sweepScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)

/** Sending mails, which the application's role can write and not read. */
export const senderScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)

/** Filling an empty database. */
export const seedScope = ({ database, clock }: Parts): SystemScope => systemScope(database, clock)
