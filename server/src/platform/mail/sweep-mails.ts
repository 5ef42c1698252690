import { ago } from '../clock.ts'
import type { SystemScope } from '../db/scopes/scope.ts'
import { deleteSentMails } from './store.ts'

/** Kept to answer "I never got it"; unsent mails are not removed. */
const sentKeptDays = 90

export const sweepMails = (scope: SystemScope): Promise<number> =>
  deleteSentMails(scope, ago(scope.clock, { days: sentKeptDays }))
