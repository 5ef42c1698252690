import { describe, expect, it } from 'vitest'
import { mustAcceptPolicy } from './policy.ts'

const [january, february] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']

describe('mustAcceptPolicy', () => {
  it.each<[string | null, string | null, boolean, boolean]>([
    [january, february, true, false],
    [january, january, true, false],
    [february, january, true, true],
    [january, null, true, true],
    [null, null, true, false],
    [null, february, true, false],
    [january, february, false, true],
    [null, null, false, true],
    // The same instant in two zones, and one a second later.
    ['2026-01-01T00:00:00-05:00', '2026-01-01T05:00:00Z', true, false],
    ['2026-01-01T00:00:01-05:00', '2026-01-01T05:00:00Z', true, true],
    ['yesterday', february, true, true],
    [january, 'yesterday', true, true],
  ])('policy of %s accepted on %s, valid %s: %s', (policyDate, acceptanceDate, isValid, must) => {
    expect(mustAcceptPolicy({ policyDate, acceptanceDate, isValid })).toBe(must)
  })
})
