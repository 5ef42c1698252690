import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deleteHttpSendings } from './http/sendings-store.ts'
import { deleteMailSendings } from './mail/sendings-store.ts'

/** Removes what is known of mails 90 days after they were written. */
export const sweepMailSendings = (scope: SystemScope): Promise<number> =>
  deleteMailSendings(scope, ago(scope.clock, { days: 90 }))

/** Removes reports to other systems 30 days after their last attempt: until then they can be sent again. */
export const sweepHttpSendings = (scope: SystemScope): Promise<number> =>
  deleteHttpSendings(scope, ago(scope.clock, { days: 30 }))
