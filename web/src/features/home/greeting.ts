import { dateFormat } from '../../lib/texts/intl.ts'

/** Returns the greeting for the hour in the time zone. */
export const greetingAt = (now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(
    dateFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  )
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'afternoon' : 'evening'
}
