import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deleteSendings } from './sendings-store.ts'

/** Removes what is known of mails 90 days after they were written. */
export const sweepSendings = (scope: SystemScope): Promise<number> =>
  deleteSendings(scope, ago(scope.clock, { days: 90 }))
