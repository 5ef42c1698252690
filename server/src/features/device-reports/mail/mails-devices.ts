import type { JobHandler } from '../../../platform/jobs/job-kind.ts'
import { makesReports } from '../makes-reports.ts'
import { nextMailAt } from './mail-times.ts'
import { deviceMails } from './mails-store.ts'
import { type MailParts, postMails } from './post-mails.ts'

/** After a long absence a mail looks no farther back. */
const longestMs = 31 * 86_400_000

export const mailsDevices = (platform: MailParts): JobHandler<'mail-device-reports'> =>
  makesReports({
    name: 'mail-device-reports',
    reports: deviceMails,
    mostAtOnce: 200,
    async send(scope, mail) {
      const until = scope.clock.now()
      const earliestMs = until.getTime() - longestMs
      const from = new Date(Math.max(Date.parse(mail.sentUntil), earliestMs))
      await postMails(platform, scope, mail, { isAsked: false, from, until })
      return { until, nextAt: nextMailAt(mail, scope.timeZone, until) }
    },
  })
