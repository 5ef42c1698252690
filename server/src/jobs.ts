import type { JobHandler } from './platform/jobs/job-kind.ts'
import { sendsMails } from './platform/mail/send-mail.ts'
import type { Platform } from './platform/platform.ts'
import { endsGuests } from './features/members/ends-guests.ts'
import { sealsAudit } from './features/audit/seal/seals-audit.ts'
import { reminds } from './features/monitorings/reminders/reminds.ts'
import { digests } from './features/notifications/digest/digests.ts'
import { notifies } from './features/notifications/events/notifies.ts'
import { sendsWhatsapp } from './features/deliveries/sends-whatsapp.ts'
import { sendsNotificationMails } from './features/deliveries/sends-notification-mails.ts'
import { sweeps } from './sweep.ts'

/** Everything that runs as a job: what is not named here waits for ever. */
export const jobHandlers = (platform: Platform): JobHandler[] => [
  sendsMails(platform),
  sendsNotificationMails(platform),
  sendsWhatsapp(platform),
  sweeps(platform),
  sealsAudit(platform),
  notifies(platform),
  reminds(platform),
  digests(platform),
  endsGuests(platform),
]
