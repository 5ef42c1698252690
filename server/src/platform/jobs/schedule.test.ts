import { expect, test } from 'vitest'
import { growingPauses } from './job-kind.ts'
import { nextRun } from './schedule.ts'

test.each<[string, `America/${string}`, string, string]>([
  ['0 6 * * *', 'America/Lima', '2026-03-01T10:59:00Z', '2026-03-01T11:00:00Z'],
  ['0 6 * * *', 'America/Lima', '2026-03-01T11:00:00Z', '2026-03-02T11:00:00Z'],
  // In Santiago the clocks go forward on 6 September 2026.
  ['0 6 * * *', 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T09:00:00Z'],
  ['0 0 1 * *', 'America/Lima', '2026-01-31T12:00:00Z', '2026-02-01T05:00:00Z'],
])('%s in %s after %s is %s', (cron, zone, now, next) => {
  expect(nextRun({ cron, zone: 'project' }, zone, new Date(now)).toISOString()).toBe(
    new Date(next).toISOString(),
  )
  expect(nextRun({ cron, zone }, 'UTC', new Date(now)).toISOString()).toBe(
    new Date(next).toISOString(),
  )
})

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [6, 30_000],
  [9, 30_000],
  [10, null],
])('after attempt %i of ten the pause is %s ms', (attempt, expected) => {
  expect(growingPauses(10)({ attempt, ageMs: 0 }, null)).toBe(expected)
})
