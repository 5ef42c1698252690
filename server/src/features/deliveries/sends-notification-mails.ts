import type { JobHandler } from '../../platform/jobs/job-kind.ts'
import { sendsBulkMails } from '../../platform/mail/send-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { storeOutcomeOfDeviceMail } from '../device-reports/service.ts'
import { storeOutcomeOfMail } from './store.ts'

/** Sends the mails of notifications and of devices; each attempt's outcome stands in its delivery. */
export const sendsNotificationMails = (platform: Platform): JobHandler<'send-bulk-mail'> =>
  sendsBulkMails(platform, async (scope, messageId, outcome) => {
    await storeOutcomeOfMail(scope, messageId, outcome)
    await storeOutcomeOfDeviceMail(scope, messageId, outcome)
  })
