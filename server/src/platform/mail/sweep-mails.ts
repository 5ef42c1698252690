import type { SystemScope } from '../db/scope.ts'
import { deleteSentMails } from './store.ts'

/** To answer "I never got it"; what was not sent stays until somebody deals with it. */
const sentKeptDays = 90

export const sweepMails = (scope: SystemScope): Promise<number> =>
  deleteSentMails(scope, new Date(scope.clock.now().getTime() - sentKeptDays * 86_400_000))
