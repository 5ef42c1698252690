import { timeIn, todayIn, zonedInstant } from '@puquio/domain'

const secondMs = 1000
const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000

type TickUnit = 'second' | 'minute' | 'day' | 'month' | 'year'
export type TimeTicks = { unit: TickUnit; at: readonly number[] }
type Step = { unit: TickUnit; ms: number; count: number }

const step = (unit: TickUnit, unitMs: number, counts: readonly number[]): Step[] =>
  counts.map((count) => ({ unit, ms: unitMs * count, count }))

const steps: readonly Step[] = [
  ...step('second', secondMs, [1, 2, 5, 10, 15, 30]),
  ...step('minute', minuteMs, [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720]),
  ...step('day', dayMs, [1, 2, 5, 10]),
  ...step('month', 30.44 * dayMs, [1, 2, 3, 6]),
  ...step('year', 365.25 * dayMs, [1, 2, 5, 10]),
]

const longestStep: Step = { unit: 'year', ms: 10 * 365.25 * dayMs, count: 10 }

/** Round times of a zone in a span, at most so many: full minutes and hours, days that begin, first days of months. */
export const timeTicks = (
  { fromMs, toMs }: { fromMs: number; toMs: number },
  most: number,
  timeZone: string,
): TimeTicks => {
  const found = steps.find(({ ms }) => (toMs - fromMs) / ms <= most) ?? longestStep
  const all =
    found.unit === 'second' || found.unit === 'minute'
      ? clockTicks(fromMs, toMs, found.ms, timeZone)
      : dayTicks(fromMs, toMs, found, timeZone)
  return { unit: found.unit, at: all.filter((at) => at >= fromMs && at <= toMs) }
}

/** Multiples of a step since midnight, where clocks change, too. */
const clockTicks = (fromMs: number, toMs: number, ms: number, timeZone: string): number[] => {
  const ticks: number[] = []
  for (const on of daysBetween(fromMs, toMs, timeZone)) {
    const midnight = Date.parse(zonedInstant(on, '00:00', timeZone))
    const next = Date.parse(zonedInstant(dayAfter(on), '00:00', timeZone))
    if (ms < hourMs) {
      const first = Math.max(0, Math.floor((fromMs - midnight) / ms))
      for (let at = midnight + first * ms; at < next && at <= toMs; at += ms) ticks.push(at)
    } else
      for (let hours = 0; hours < 24; hours += ms / hourMs)
        ticks.push(Date.parse(zonedInstant(on, `${String(hours).padStart(2, '0')}:00`, timeZone)))
  }
  return [...new Set(ticks)]
}

const dayTicks = (
  fromMs: number,
  toMs: number,
  { unit, count }: Step,
  timeZone: string,
): number[] =>
  daysBetween(fromMs, toMs, timeZone)
    .filter((on) => isRound(on, unit, count))
    .map((on) => Date.parse(zonedInstant(on, '00:00', timeZone)))

const isRound = (on: string, unit: TickUnit, count: number): boolean => {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number)
  // No tick on the 31st beside the first of the next month.
  if (unit === 'day') return (day - 1) % count === 0 && (count === 1 || day + count / 2 <= 31)
  if (day !== 1) return false
  return unit === 'month' ? (month - 1) % count === 0 : month === 1 && year % count === 0
}

/** The days of a zone that a span touches. */
const daysBetween = (fromMs: number, toMs: number, timeZone: string): string[] => {
  const days: string[] = []
  const last = todayIn(timeZone, new Date(toMs))
  for (let on = todayIn(timeZone, new Date(fromMs)); on <= last; on = dayAfter(on)) days.push(on)
  return days
}

const dayAfter = (on: string): string =>
  new Date(Date.parse(`${on}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** A tick's words: the time, and below it the date where that is another one than before. */
export const tickLabels = (
  { unit, at }: TimeTicks,
  timeZone: string,
  month: (on: string) => string,
): string[] => {
  let before = ''
  return at.map((ms) => {
    const instant = new Date(ms)
    const on = todayIn(timeZone, instant)
    const [year = '', monthOf = '', day = ''] = on.split('-')
    const date = `${day}/${monthOf}`
    const changed = (own: string) => (own === before ? '' : `\n${own}`)
    const label =
      unit === 'second'
        ? `${timeIn(timeZone, instant)}:${instant.toISOString().slice(17, 19)}${changed(date)}`
        : unit === 'minute'
          ? `${timeIn(timeZone, instant)}${changed(date)}`
          : unit === 'day'
            ? `${date}${changed(year)}`
            : unit === 'month'
              ? `${month(on)}${changed(year)}`
              : year
    before = unit === 'second' || unit === 'minute' ? date : year
    return label
  })
}
