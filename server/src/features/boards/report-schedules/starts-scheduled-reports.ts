import { reportPeriod } from '@puquio/domain'
import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import { startReport } from '../../pdf-reports/service.ts'
import { boardReport } from '../board-report.ts'
import { lastReportAt, nextReportAt } from './next-at.ts'
import { insertRun, readDue, setNext, setRunReport } from './schedules-store.ts'

/**
 * Puts the boards whose time has come into the queue of the PDF service. After an absence each is made once, of the
 * time that was due last.
 */
export const startsScheduledReports = (): JobHandler<'start-scheduled-reports'> =>
  handles(jobKind('start-scheduled-reports', 'project', z.object({})), {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(5),
    schedule: { everyMs: 60_000 },
    async run({ scope }) {
      await scope.transaction(async (within) => {
        for (const schedule of await readDue(within)) {
          const { id, boardId, board, frequency, language, changedBy } = schedule
          const due = lastReportAt(schedule, scope.timeZone, within.clock.now())
          const { from, to } = reportPeriod(frequency, due.on)
          const runId = await insertRun(within, { scheduleId: id, dueAt: due.at, from, to })
          const { id: reportId } = await startReport(within, boardReport, {
            payload: { boardId, filters: { from, to }, runId },
            of: boardId,
            title: board,
            language,
            isScheduled: true,
            requestedBy: changedBy,
          })
          await setRunReport(within, runId, reportId)
          await setNext(within, id, nextReportAt(schedule, scope.timeZone, within.clock.now()))
        }
      })
    },
  })
