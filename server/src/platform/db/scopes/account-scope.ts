import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import { scoped } from './make-scope.ts'
import type { AccountScope, ProjectScope } from './scope.ts'

/** The only scope that needs no signed-in user: it shows no project's rows. */
export const accountScope = (database: Database, clock: Clock) =>
  scoped<AccountScope>(database, {}, clock, {})

/** The open transaction of a project as one of accounts, whose mails are the installation's. */
export function accountWithin({ clock, rows }: ProjectScope): AccountScope {
  const self = {
    clock,
    rows,
    transaction: <T>(work: (scope: AccountScope) => Promise<T>) => work(within),
  }
  const within = self as unknown as AccountScope
  return within
}
