import { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Reports, StoredReport } from './reports-store.ts'

type Made<Name, Report extends StoredReport> = {
  name: Name
  reports: Pick<Reports<never, Report>, 'find' | 'due' | 'noteSent'>
  /** Of a project, at one run; the others follow with the next. */
  mostAtOnce: number
  /** Returns until when the report tells, and when the next one is due. */
  send: (scope: ProjectScope, report: Report) => Promise<{ until: Date; nextAt: Date }>
}

/** Makes the reports whose time has come: each in a transaction with what is sent of it and when its next one is. */
export const makesReports = <
  const Name extends 'mail-device-reports' | 'make-reports',
  Report extends StoredReport,
>({
  name,
  reports,
  mostAtOnce,
  send,
}: Made<Name, Report>): JobHandler<Name> =>
  handles(jobKind(name, 'project', z.object({})), {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(5),
    schedule: { everyMs: 60_000 },
    async run({ scope, signal }) {
      for (const deviceId of await reports.due(scope, mostAtOnce)) {
        signal.throwIfAborted()
        await scope.transaction(async (within) => {
          const report = await reports.find(within, deviceId)
          if (!report?.enabled || new Date(report.nextAt) > within.clock.now()) return
          await reports.noteSent(within, deviceId, await send(within, report))
        })
      }
    },
  })
