import { z } from 'zod'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellRights } from './members.ts'
import { readEndedGuests } from './store.ts'

const endGuestsJob = jobKind('end-guests', 'project', z.object({}))

/**
 * The guard refuses a guest from the day after the last one by itself; this lets their open pages notice, when
 * that day begins in the project's time zone.
 */
export const endsGuests = ({ sessions }: Pick<Platform, 'sessions'>): JobHandler<'end-guests'> =>
  handles(endGuestsJob, {
    concurrency: 2,
    pauseMs: growingPauses(5),
    schedule: { cron: '0 0 * * *', zone: 'project' },
    async run({ scope }) {
      const userIds = (await readEndedGuests(scope)).map(({ id }) => id)
      await tellRights(scope, userIds)
      for (const userId of userIds) await sessions.forget(userId)
    },
  })
