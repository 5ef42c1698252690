import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'
import { scoped } from './make-scope.ts'
import type { AccountScope } from './scope.ts'

/** The one scope that nobody has to be known for: it shows no project's rows. */
export const accountScope = (database: Database, clock: Clock) =>
  scoped<AccountScope>(database, {}, clock, {})
