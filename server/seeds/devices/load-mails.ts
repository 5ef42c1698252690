import type { DeviceMailInput } from '@puquio/contract/modi/device-reports'
import { nextMailAt } from '../../src/features/device-reports/mail/mail-times.ts'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

type Of = { projectId: number; author: number; now: string }
type Mail = Omit<DeviceMailInput, 'recipients'> & { serial: string }

const timeZone = 'America/Lima'

/** To the administrators: the dike's alarms every morning, and the week of the weather station. */
const mails: readonly Mail[] = [
  {
    serial: 'PZ-4500-0121',
    content: ['state', 'alarms'],
    frequency: 'daily',
    atTime: '07:00',
    weekday: 1,
    enabled: true,
  },
  {
    serial: 'MET-CR1000-01',
    content: ['readings'],
    frequency: 'weekly',
    atTime: '06:30',
    weekday: 1,
    enabled: true,
  },
]
const [dayMs, sentBefore] = [86_400_000, 3]

/** The mails by which a mine's devices report, with those of the last days or weeks. */
export async function loadMails(rows: Rows, { projectId, author, now }: Of): Promise<void> {
  for (const { serial, content, enabled, ...times } of mails) {
    const [device] = await rows<{ id: number }>(
      sql`select id from device where project_id = ${projectId} and serial = ${serial}`,
    )
    if (!device) continue
    const { frequency, atTime, weekday } = times
    const everyMs = (frequency === 'daily' ? 1 : 7) * dayMs
    /** The time that was so many periods ago; 0 is the next one. */
    const dueAt = (ago: number) =>
      nextMailAt(times, timeZone, new Date(Date.parse(now) - ago * everyMs))
    await rows(sql`
      insert into device_mail (device_id, project_id, recipients, content, frequency, at_time, weekday, enabled, sent_until,
        next_at)
      values (${device.id}, ${projectId}, '{}', ${content}::text[], ${frequency}, ${atTime}::time, ${weekday}, ${enabled},
        ${dueAt(1)}, ${dueAt(0)})`)
    for (let ago = sentBefore; ago >= 1; ago--)
      await rows(sql`
        insert into device_mail_sending (project_id, device_id, user_id, is_asked, message_id, from_at, until_at, state,
          created_at, changed_at)
        values (${projectId}, ${device.id}, ${author}, false, ${`${serial}-${ago}@demo.puquio.pe`}, ${dueAt(ago + 1)},
          ${dueAt(ago)}, 'sent', ${dueAt(ago)}, ${dueAt(ago)})`)
  }
}
