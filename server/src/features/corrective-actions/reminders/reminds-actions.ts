import { actionName, addressOf } from '@puquio/domain'
import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { membersOf, notify } from '../../notifications/service.ts'
import { takeActionReminders } from './store.ts'

export const remindActionsJob = jobKind('remind-actions', 'project', z.object({}))

/** Reminds the owner of actions that are due soon, and the administrators, too, of those that are overdue; each once. */
export const remindsActions = ({
  config,
}: Pick<Platform, 'config'>): JobHandler<'remind-actions'> =>
  handles(remindActionsJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { everyMs: config.notificationMs },
    run: ({ complete }) =>
      complete(async (within) => {
        const { projectId } = within
        const found = await takeActionReminders(within)
        if (found.length === 0) return
        const asked = { projectId, audience: 'administrators', exceptId: null } as const
        const administrators = (await membersOf(within, asked)).map(({ id }) => id)
        for (const { id: actionId, state, ownerId, owner, dueOn, ...named } of found)
          await notify(
            within,
            state === 'overdue' ? 'action-overdue' : 'action-due',
            { action: actionName(named), owner, date: dueOn },
            { projectId },
            {
              toIds: state === 'overdue' ? [...new Set([ownerId, ...administrators])] : [ownerId],
              opens: addressOf('CorrectiveAction', { actionId }),
            },
          )
      }),
  })
