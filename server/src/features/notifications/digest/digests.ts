import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestMail } from './digest-mail.ts'
import { dueMonitorings } from './due-monitorings.ts'
import { listDue, listUnread, takeDigest } from './store.ts'

export const digestJob = jobKind('send-digests', 'system', z.object({}))

/**
 * The daily summaries: looks every five minutes whose hour has come on their own clock, so that zones of half
 * hours and a process that was away are served, too. A day without anything unread and without near or missed
 * monitorings has none.
 */
export const digests = ({
  outbox,
  webAddress,
  ...platform
}: Pick<Platform, 'outbox' | 'webAddress' | 'database' | 'clock'>): JobHandler =>
  handles(digestJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    schedule: { cron: '*/5 * * * *', zone: 'UTC' },
    async run({ scope, signal }) {
      for (const userId of await listDue(scope)) {
        signal.throwIfAborted()
        const due = await dueMonitorings(platform, scope, userId)
        await scope.transaction(async (within) => {
          const reader = await takeDigest(within, userId)
          if (!reader) return
          const unread = await listUnread(within, reader)
          if (unread.length === 0 && due.length === 0) return
          // Through the servers of the first project: a system without servers of its own may have theirs.
          const projectId =
            [...unread, ...due].find((one) => one.projectId !== null)?.projectId ?? null
          const mail = { ...digestMail(reader, { unread, due }, webAddress), notBefore: null }
          await outbox.postBulk(within, projectId, [mail])
        })
      }
    },
  })
