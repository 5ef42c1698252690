import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import { scoped } from './make-scope.ts'
import type { AccountScope } from './scope.ts'

/** The only scope that needs no signed-in user: it shows no project's rows. */
export const accountScope = (database: Database, clock: Clock) =>
  scoped<AccountScope>(database, {}, clock, {})
