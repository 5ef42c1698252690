import { expect, test } from 'vitest'
import { addCounts, exceedingShare, monthsBetween, noCounts, worstOutcome } from './compliance.ts'

test('the worst of a cell: what exceeds, what cannot be determined, what is near, what complies', () => {
  const all = { exceeds: 1, unknown: 1, near: 1, complies: 1, noStandard: 1 }
  const outcomes = [
    all,
    { ...all, exceeds: 0 },
    { ...all, exceeds: 0, unknown: 0 },
    { ...noCounts, complies: 1, noStandard: 1 },
    { ...noCounts, noStandard: 1 },
    noCounts,
  ].map(worstOutcome)
  expect(outcomes).toEqual(['exceeds', 'unknown', 'near', 'complies', 'no-standard', 'not-sampled'])
})

test('the share that exceeds is of those that could be compared', () => {
  const counts = { ...noCounts, exceeds: 1, near: 1, complies: 2, unknown: 4, noStandard: 9 }
  expect(exceedingShare(counts)).toBe(0.25)
  expect(exceedingShare(addCounts(counts, counts))).toBe(0.25)
  expect(exceedingShare({ ...noCounts, unknown: 3 })).toBeNull()
})

test('months run over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2026-02', '2026-01')).toEqual([])
})
