import type { JobName } from '@puquio/contract/terms'
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
import { makesExports } from './features/data-exports/makes-exports.ts'
import { calculatesResults } from './features/samples/calculated/calculates-results.ts'
import { tellsExceedances } from './features/samples/exceedances/tells-exceedances.ts'
import { matchesProfiles } from './features/parameters/matches-profiles.ts'
import { remindsReports } from './features/awaited-reports/reminders/reminds-reports.ts'
import { compactsReadings } from './platform/telemetry/cold/compacts-readings.ts'
import { preparesTelemetry } from './platform/telemetry/prepares-telemetry.ts'
import { loadsDemonstrationReadings } from '../seeds/devices/load-readings.ts'
import { deliversReports } from './features/device-reports/http/delivers-reports.ts'
import { makesHttpReports } from './features/device-reports/http/makes-http-reports.ts'
import { mailsDevices } from './features/device-reports/mail/mails-devices.ts'
import { expiresCommands } from './features/commands/expires-commands.ts'
import { watchesGateways } from './features/gateways/watches-gateways.ts'
import { sendsSatelliteCommands } from './features/commands/delivery/sends-satellite-commands.ts'
import { tellsAlarms } from './features/alarms/telling/tells-alarms.ts'
import { recalculates } from './features/calculations/recalculates.ts'
import { rerunsMessages } from './features/message-reruns/reruns-messages.ts'
import { makesViewingCopies } from './features/instruments/documents/copies-for-viewing.ts'
import { looksIntoDocuments } from './features/instruments/documents/looks-into-documents.ts'
import { runsExtractions } from './features/extractions/runs-extractions.ts'
import { triesPrompts } from './features/extractions/prompt-trials/tries-prompts.ts'
import { makesOccurrences } from './features/tasks/schedule/makes-occurrences.ts'
import { remindsTasks } from './features/tasks/reminders/reminds-tasks.ts'
import { remindsActions } from './features/corrective-actions/reminders/reminds-actions.ts'
import { startsScheduledReports } from './features/boards/service.ts'
import { makesPacks } from './features/evidence-packs/zip/makes-packs.ts'
import { gathersPacks } from './features/evidence-packs/facts/gathers-packs.ts'
import { makesReports } from './features/pdf-reports/makes-reports.ts'
import { reportMakers } from './pdf-reports.ts'
import { sweeps } from './sweep.ts'

/** What runs each kind of job of the contract's list. */
const handlersOf = (platform: Platform): { [Name in JobName]: JobHandler<Name> } => ({
  'send-mail': sendsMails(platform),
  'send-bulk-mail': sendsNotificationMails(platform),
  'send-whatsapp': sendsWhatsapp(platform),
  'tell-alarms': tellsAlarms(platform),
  'expire-commands': expiresCommands(platform),
  'send-satellite-commands': sendsSatelliteCommands(platform),
  'watch-gateways': watchesGateways(platform),
  'mail-device-reports': mailsDevices(platform),
  'make-reports': makesHttpReports(platform),
  'deliver-report': deliversReports(platform),
  'compact-readings': compactsReadings(platform),
  'prepare-telemetry': preparesTelemetry(platform),
  'recalculate-readings': recalculates(platform),
  'rerun-messages': rerunsMessages(platform),
  'look-into-document': looksIntoDocuments(platform),
  'copy-document-for-viewing': makesViewingCopies(platform),
  'extract-commitments': runsExtractions(platform),
  'try-prompts': triesPrompts(platform),
  'make-task-dates': makesOccurrences(),
  'remind-tasks': remindsTasks(platform),
  'remind-actions': remindsActions(platform),
  sweep: sweeps(platform),
  'seal-audit': sealsAudit(platform),
  notify: notifies(platform),
  'remind-monitorings': reminds(platform),
  'send-digests': digests(platform),
  'export-results': makesExports(platform),
  'gather-pack': gathersPacks(platform),
  'make-pack': makesPacks(platform),
  'start-scheduled-reports': startsScheduledReports(),
  'make-pdf': makesReports(platform, reportMakers(platform)),
  'tell-exceedances': tellsExceedances(),
  'calculate-results': calculatesResults(),
  'remind-reports': remindsReports(platform),
  'match-profiles': matchesProfiles(),
  'end-guests': endsGuests(platform),
  'load-demonstration-readings': loadsDemonstrationReadings(platform),
})

export const jobHandlers = (platform: Platform): JobHandler[] => Object.values(handlersOf(platform))
