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
import { stationsText, takeReminders } from './store.ts'

export const remindJob = jobKind('remind-monitorings', 'project', z.object({}))

/**
 * Reminds of near and unfulfilled monitorings, of each once in each of both states: one notification for all of a
 * plan and state that a run finds.
 */
export const reminds = ({ config }: Pick<Platform, 'config'>): JobHandler<'remind-monitorings'> =>
  handles(remindJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { everyMs: config.notificationMs },
    run: ({ complete }) =>
      complete(async (within) => {
        const { projectId } = within
        for (const { planId, plan, state, count, total, firstOn, stations } of await takeReminders(
          within,
        ))
          await notify(
            within,
            state === 'near' ? 'monitoring-near' : 'monitoring-unfulfilled',
            { plan, count, total, date: firstOn, stations: stationsText(stations) },
            { projectId },
            {
              opens: addressOf('PlanningEdit', {
                planningId: planId,
                search: { status: state },
              }),
            },
          )
      }),
  })
