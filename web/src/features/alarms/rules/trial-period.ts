import { addDays, isCalendarDate, todayIn, zonedInstant } from '@puquio/domain'

/** Days until now; or from one day to another. */
export const trialDays = [7, 30, 90, 365] as const
export type TrialPeriod = { days: number | null; fromOn: string | null; untilOn: string | null }

/** The period as it is asked for, on the project's clock, until now at the latest; null where it is none. */
export const spanOf = (
  { days, fromOn, untilOn }: TrialPeriod,
  timeZone: string,
  now: Date,
): { from: string; to: string } | null => {
  if (days !== null) {
    const from = new Date(now.getTime() - days * 86_400_000)
    return { from: from.toISOString(), to: now.toISOString() }
  }
  if (!isDay(fromOn) || !isDay(untilOn) || untilOn < fromOn) return null
  if (fromOn > todayIn(timeZone, now)) return null
  const from = new Date(zonedInstant(fromOn, '00:00', timeZone))
  const end = new Date(zonedInstant(addDays(untilOn, 1), '00:00', timeZone))
  return { from: from.toISOString(), to: (end < now ? end : now).toISOString() }
}

const isDay = (on: string | null): on is string => on !== null && isCalendarDate(on)

/** How long alarms lasted together, in whole minutes as s; one without an end lasted until the end of the period. */
export const lastedS = (
  alarms: readonly { raisedAt: string; clearedAt: string | null }[],
  to: string,
): number => {
  const ms = alarms.reduce(
    (sum, { raisedAt, clearedAt }) =>
      sum + Math.max(0, Date.parse(clearedAt ?? to) - Date.parse(raisedAt)),
    0,
  )
  return Math.round(ms / 60_000) * 60
}
