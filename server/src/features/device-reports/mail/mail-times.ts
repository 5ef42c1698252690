import type { DeviceMailInput, MailFrequency } from '@puquio/contract/modi/device-reports'
import { nextRun } from '../../../platform/jobs/schedule.ts'

type Times = Pick<DeviceMailInput, 'frequency' | 'atTime' | 'weekday'>

const hourMs = 3_600_000
/** What a mail that somebody asks for looks back on. */
export const periodMs: Readonly<Record<MailFrequency, number>> = {
  hourly: hourMs,
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
  monthly: 30 * 24 * hourMs,
}

/** The next time after `now`, on the project's clock. */
export const nextMailAt = (times: Times, timeZone: string, now: Date): Date =>
  nextRun({ cron: cronOf(times), zone: 'project' }, timeZone, now)

const cronOf = ({ frequency, atTime, weekday }: Times): string => {
  const [hour, minute] = atTime.split(':').map(Number)
  const parts: Record<MailFrequency, string> = {
    hourly: '* * * *',
    daily: `${hour} * * *`,
    weekly: `${hour} * * ${weekday}`,
    monthly: `${hour} 1 * *`,
  }
  return `${minute} ${parts[frequency]}`
}
