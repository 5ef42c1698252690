import { type TodayKind, todayFeatures } from '@puquio/contract/start/today'
import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { summaryScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { needsToday } from '../../today/service.ts'
import { type DueToday, digestMail } from './digest-mail.ts'
import { listDue, listProjects, listUnread, takeDigest } from './store.ts'

export const digestJob = jobKind('send-digests', 'system', z.object({}))

/**
 * The daily summaries: looks every five minutes whose hour has come on their own clock, so that zones of half
 * hours and a process that was away are served, too. A day without anything unread and without anything that needs
 * the person has none.
 */
export const digests = ({
  outbox,
  webAddress,
  ...platform
}: Pick<Platform, 'outbox' | 'webAddress' | 'database' | 'clock'>): JobHandler<'send-digests'> =>
  handles(digestJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    schedule: { cron: '*/5 * * * *', zone: 'UTC' },
    async run({ scope, signal }) {
      for (const userId of await listDue(scope)) {
        signal.throwIfAborted()
        const due = await dueToday(platform, scope, userId)
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

/** Returns what the start pages of a person's projects say, but what is unread, which the summary lists. */
async function dueToday(
  platform: Pick<Platform, 'database' | 'clock'>,
  scope: SystemScope,
  userId: number,
): Promise<DueToday[]> {
  const due: DueToday[] = []
  for (const { id: projectId, name: project, ...of } of await listProjects(scope, userId)) {
    const inProject = summaryScope(platform, { projectId, userId, ...of })
    for (const { kind, of: name, count } of await needsToday(inProject))
      if (!isUnread(kind)) due.push({ projectId, project, kind, of: name ?? '', count })
  }
  return due
}

const isUnread = (kind: TodayKind): kind is TodayKind<'notifications'> =>
  todayFeatures.notifications.kinds.some((unread) => unread === kind)
