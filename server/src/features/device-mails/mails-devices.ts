import { z } from 'zod'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import { nextMailAt } from './mail-times.ts'
import { type MailParts, postMails } from './post-mails.ts'
import { dueDevices, findMail, noteMailed } from './settings-store.ts'

const kind = jobKind('mail-device-reports', 'project', z.object({}))
const mostAtOnce = 200
/** After a long absence a mail looks no farther back. */
const longestMs = 31 * 86_400_000

/** Writes the mails of devices whose time has come: each in a transaction with when its next one is. */
export const mailsDevices = (platform: MailParts): JobHandler<'mail-device-reports'> =>
  handles(kind, {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(5),
    schedule: { everyMs: 60_000 },
    async run({ scope, signal }) {
      for (const deviceId of await dueDevices(scope, mostAtOnce)) {
        signal.throwIfAborted()
        await scope.transaction(async (within) => {
          const mail = await findMail(within, deviceId)
          const until = within.clock.now()
          if (!mail?.enabled || new Date(mail.nextAt) > until) return
          const earliestMs = until.getTime() - longestMs
          const from = new Date(Math.max(Date.parse(mail.sentUntil), earliestMs))
          await postMails(platform, within, mail, { deviceId, isAsked: false, from, until })
          const nextAt = nextMailAt(mail, within.timeZone, until)
          await noteMailed(within, deviceId, { until, nextAt })
        })
      }
    },
  })
