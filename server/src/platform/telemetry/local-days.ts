import { addDays, todayIn, zonedInstant } from '@puquio/domain'
import type { Points } from './read-store.ts'

/** A day in a project's zone: where it begins, and the sum and number of the good readings in it. */
export type LocalDay = { on: string; atMs: number; sum: number; n: number }

/** Returns the days that hourly points fall in, rising; the rollup of a day is that of UTC. */
export function localDays(
  hours: Pick<Points, 'atMs' | 'mean' | 'n'> | undefined,
  timeZone: string,
): LocalDay[] {
  const days: LocalDay[] = []
  let day: LocalDay | undefined
  let endMs = Number.NEGATIVE_INFINITY
  hours?.atMs.forEach((at, index) => {
    const n = hours.n[index] ?? 0
    if (n === 0) return
    if (!day || at >= endMs) {
      const on = todayIn(timeZone, new Date(at))
      const beginsMs = Date.parse(zonedInstant(on, '00:00', timeZone))
      endMs = Date.parse(zonedInstant(addDays(on, 1), '00:00', timeZone))
      day = { on, atMs: beginsMs, sum: 0, n: 0 }
      days.push(day)
    }
    day.sum += (hours.mean[index] ?? 0) * n
    day.n += n
  })
  return days
}
