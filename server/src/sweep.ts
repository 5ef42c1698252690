import { tmpdir } from 'node:os'
import { deleteUploadsBefore } from './features/containers/uploads/store.ts'
import { deleteOldUploads } from './features/notifications/service.ts'
import { deleteOldTrials } from './features/extractions/service.ts'
import { forgetFiles } from './features/data-exports/service.ts'
import { forgetReports } from './features/pdf-reports/service.ts'
import { forgetPacks } from './features/evidence-packs/service.ts'
import { sweepFiles, unneededKept } from './features/files/sweep-files.ts'
import { expireImports } from './features/plan-imports/sweep-store.ts'
import { expireResultImports } from './features/result-imports/sweep-store.ts'
import { sweepHttpSendings, sweepMailSendings } from './features/device-reports/sweep-sendings.ts'
import { sweepSignIns } from './features/session/sweep/sweep-sign-ins.ts'
import { sweepFinished } from './features/single-sign-on/service.ts'
import { ago, type Clock, systemClock } from './platform/clock.ts'
import { z } from 'zod'
import { growingPauses, handles, type JobHandler, jobKind } from './platform/jobs/job-kind.ts'
import { sweepScope } from './platform/db/scopes/system-scopes.ts'
import {
  arrivalsOf,
  copiesOf,
  exportingOf,
  sweepTemporaryFolders,
} from './platform/files/temporary-folder.ts'
import { sweepJobs } from './platform/jobs/sweep-jobs.ts'
import { sweepMails } from './platform/mail/sweep-mails.ts'
import type { Platform } from './platform/platform.ts'

/** One thing to remove; returns how much there was of it. */
export type SweepTask = { name: string; run: () => Promise<number> }

const sweepJob = jobKind('sweep', 'system', z.object({}))

/** Removes at night what has served; a task that fails leaves the others alone. */
export const sweeps = (platform: Platform, tasks = sweepTasks(platform)): JobHandler<'sweep'> =>
  handles(sweepJob, {
    concurrency: 1,
    pauseMs: growingPauses(3),
    schedule: { cron: '0 3 * * *', zone: 'America/Lima' },
    async run({ signal, progress }) {
      const failures: unknown[] = []
      for (const [index, { name, run }] of tasks.entries()) {
        signal.throwIfAborted()
        try {
          const swept = await run()
          if (swept > 0) platform.log.info({ task: name, swept }, 'swept')
        } catch (error) {
          failures.push(error)
        }
        await progress(index + 1, tasks.length)
      }
      if (failures.length > 0) throw failures[0]
    },
  })

/** By the retention in docs/operations.md; imports and attachments before their files. */
export function sweepTasks(platform: Platform): SweepTask[] {
  const scope = sweepScope(platform)
  const keptSince = (clock: Clock) => ago(clock, unneededKept)
  return [
    {
      name: 'temporary folders',
      run: () =>
        sweepTemporaryFolders(keptSince(systemClock), [
          tmpdir(),
          arrivalsOf(platform.config),
          exportingOf(platform.config),
          copiesOf(platform.config),
        ]),
    },
    { name: 'uploads', run: () => deleteUploadsBefore(scope, keptSince(scope.clock)) },
    { name: 'sign-ins', run: () => sweepSignIns(scope) },
    { name: 'single sign-on', run: () => sweepFinished(scope) },
    { name: 'jobs', run: () => sweepJobs(scope) },
    { name: 'mails', run: () => sweepMails(scope) },
    { name: 'attachments', run: () => deleteOldUploads(scope) },
    { name: 'mails of devices', run: () => sweepMailSendings(scope) },
    { name: 'reports of devices', run: () => sweepHttpSendings(scope) },
    { name: 'trials of prompts', run: () => deleteOldTrials(scope) },
    { name: 'exports', run: () => forgetFiles(scope) },
    { name: 'evidence packs', run: () => forgetPacks(scope) },
    { name: 'reports as PDF', run: () => forgetReports(scope) },
    { name: 'imports', run: () => expireImports(scope) },
    { name: 'imports of results', run: () => expireResultImports(scope) },
    { name: 'files', run: () => sweepFiles(platform, scope) },
  ]
}
