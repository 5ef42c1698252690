import type { DeviceMail, DeviceMailInput } from '@puquio/contract/modi/device-reports'
import { raw, sql } from '../../../platform/db/sql.ts'
import { type StoredReport, storeReports } from '../reports-store.ts'
import { nextMailAt } from './mail-times.ts'

export type StoredMail = DeviceMail & StoredReport

/** Reports by mail to people. */
export const deviceMails = storeReports<DeviceMailInput, StoredMail>({
  table: 'device_mail',
  columns: raw("recipients, frequency, to_char(at_time, 'HH24:MI') as at_time, weekday"),
  written: ({ recipients, frequency, atTime, weekday }) => ({
    recipients: { recipients: sql`${recipients}::int[]` },
    frequency: { frequency },
    atTime: { at_time: sql`${atTime}::time` },
    weekday: { weekday },
  }),
  nextAt: (settings, { timeZone, clock }) => nextMailAt(settings, timeZone, clock.now()),
})
