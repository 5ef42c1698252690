import { addressOf } from '@puquio/domain'
import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../notifications/service.ts'
import { stationsText, takeLateReports } from './store.ts'

export const remindReportsJob = jobKind('remind-reports', 'project', z.object({}))

/** Reminds of samplings whose results are late: one notification for all that a run finds, each of them once. */
export const remindsReports = ({
  config,
}: Pick<Platform, 'config'>): JobHandler<'remind-reports'> =>
  handles(remindReportsJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { everyMs: config.notificationMs },
    run: ({ complete }) =>
      complete(async (within) => {
        const late = await takeLateReports(within)
        if (late === null) return
        const { count, total, days, firstOn, stations } = late
        await notify(
          within,
          'report-late',
          { count, total, days, date: firstOn, stations: stationsText(stations) },
          { projectId: within.projectId },
          { opens: addressOf('AwaitedReports', { search: { late: true } }) },
        )
      }),
  })
