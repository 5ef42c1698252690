import { expect, test } from 'vitest'
import { lastCommon } from './section-wells.ts'

test.each<[string, (string | null)[], string | null]>([
  ['one round', ['2026-03-02T10:00:00Z', '2026-03-01T15:30:00Z'], '2026-03-01T15:30:00Z'],
  [
    'a sensor beside soundings',
    ['2026-03-20T10:00:00Z', '2026-03-01T15:30:00Z'],
    '2026-03-01T15:30:00Z',
  ],
  [
    'a well that is left alone',
    ['2026-03-02T10:00:00Z', '2024-01-01T00:00:00Z'],
    '2026-03-02T10:00:00Z',
  ],
  ['a well never measured', ['2026-03-02T10:00:00Z', null], '2026-03-02T10:00:00Z'],
  ['none measured', [null, null], null],
  ['no well', [], null],
])('the last moment with all levels, of %s', (_, newest, at) => {
  expect(lastCommon(newest)).toBe(at)
})
