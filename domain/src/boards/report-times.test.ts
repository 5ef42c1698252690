import { expect, test } from 'vitest'
import { lastReportOn, nextReportOn, reportFrequencies, reportPeriod } from './report-times.ts'

test.each([
  ['daily', '2026-01-31', '2026-03-02', '2026-03-02'],
  ['weekly', '2026-01-05', '2026-01-13', '2026-01-19'],
  ['weekly', '2026-01-05', '2026-01-12', '2026-01-12'],
  ['monthly', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['quarterly', '2024-11-30', '2025-02-01', '2025-02-28'],
  ['half-yearly', '2025-08-31', '2026-02-28', '2026-02-28'],
  ['yearly', '2024-02-29', '2026-01-01', '2026-02-28'],
  ['monthly', '2027-01-01', '2026-01-01', '2027-01-01'],
] as const)('%s from %s: the next after %s is %s', (frequency, startsOn, earliestOn, next) => {
  expect(nextReportOn({ frequency, startsOn }, earliestOn)).toBe(next)
})

test.each([
  ['daily', '2026-01-31', '2026-03-02', '2026-03-02'],
  ['weekly', '2026-01-05', '2026-01-18', '2026-01-12'],
  ['weekly', '2026-01-05', '2026-01-19', '2026-01-19'],
  ['monthly', '2026-01-31', '2026-02-27', '2026-01-31'],
  ['monthly', '2026-01-31', '2026-02-28', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-04-15', '2026-03-31'],
  ['yearly', '2024-02-29', '2026-02-27', '2025-02-28'],
  ['monthly', '2027-01-01', '2026-01-01', '2027-01-01'],
] as const)('%s from %s: the last up to %s is %s', (frequency, startsOn, latestOn, last) => {
  expect(lastReportOn({ frequency, startsOn }, latestOn)).toBe(last)
})

test('every frequency finds its day far ahead, and none is left out', () => {
  for (const frequency of reportFrequencies) {
    let on = '2026-01-31'
    for (let count = 0; count < 20; count++) {
      const dayAfter = new Date(Date.parse(on) + 86_400_000).toISOString().slice(0, 10)
      const next = nextReportOn({ frequency, startsOn: '2026-01-31' }, dayAfter)
      expect(next > on).toBe(true)
      on = next
    }
  }
})

test.each([
  ['daily', '2026-03-01', { from: '2026-02-28', to: '2026-02-28' }],
  ['monthly', '2026-03-01', { from: '2026-02-01', to: '2026-02-28' }],
  ['yearly', '2026-01-01', { from: '2025-01-01', to: '2025-12-31' }],
] as const)('a %s report of %s is about what was before it', (frequency, on, period) => {
  expect(reportPeriod(frequency, on)).toEqual(period)
})
