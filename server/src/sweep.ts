import { sweepFiles, unneededKeptMs } from './features/files/sweep-files.ts'
import { expireImports, neededByImports } from './features/plan-imports/sweep-store.ts'
import { sweepSignIns } from './features/session/sweep/sweep-sign-ins.ts'
import { systemClock } from './platform/clock.ts'
import type { Task } from './platform/daily.ts'
import { sweepScope } from './platform/db/system-scopes.ts'
import { sweepTemporaryFolders } from './platform/files/temporary-folder.ts'
import { sweepMails } from './platform/mail/sweep-mails.ts'
import type { Platform } from './platform/platform.ts'

/** Removes expired records, by the retention in docs/operations.md; imports before their files. */
export function sweepTasks(platform: Platform): Task[] {
  const scope = sweepScope(platform)
  const temporaryBefore = () => new Date(systemClock.now().getTime() - unneededKeptMs)
  return [
    { name: 'temporary folders', run: () => sweepTemporaryFolders(temporaryBefore()) },
    { name: 'sign-ins', run: () => sweepSignIns(scope) },
    { name: 'mails', run: () => sweepMails(scope) },
    { name: 'imports', run: () => expireImports(scope) },
    { name: 'files', run: () => sweepFiles(platform, scope, neededByImports) },
  ]
}
