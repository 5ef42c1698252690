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
import { takeTaskReminders, tasksText } from './store.ts'

export const remindTasksJob = jobKind('remind-tasks', 'project', z.object({}))

/**
 * Reminds who holds a role of its tasks that are due soon or overdue, each due date once in each of both states; where
 * nobody holds it, the administrators.
 */
export const remindsTasks = ({ config }: Pick<Platform, 'config'>): JobHandler<'remind-tasks'> =>
  handles(remindTasksJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { everyMs: config.notificationMs },
    run: ({ complete }) =>
      complete(async (within) => {
        const { projectId } = within
        for (const { state, role, holderId, count, firstOn, tasks } of await takeTaskReminders(
          within,
        ))
          await notify(
            within,
            state === 'overdue' ? 'task-overdue' : 'task-due',
            { role, count, date: firstOn, tasks: tasksText(tasks) },
            { projectId },
            {
              ...(holderId === null ? {} : { toIds: [holderId] }),
              opens: addressOf('CommitmentTasks', {
                search: { view: state, ...(holderId === null ? {} : { mine: true }) },
              }),
            },
          )
      }),
  })
