import { expect, test } from 'vitest'
import { gradientOfWells, lastCommon } from './section-wells.ts'

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

test('a gradient is of three wells whose levels are known', () => {
  const wells = [
    { well: { id: 1 }, at: { eastM: 0, northM: 0 } },
    { well: { id: 2 }, at: { eastM: 100, northM: 0 } },
    { well: { id: 3 }, at: { eastM: 0, northM: 100 } },
  ]
  const level = (wellId: number, levelM: number | null, isDry = false) => ({
    wellId,
    levelM,
    isDry,
  })
  const found = gradientOfWells(wells, [level(3, 10), level(1, 10), level(2, 9)])
  expect(found).toEqual({ slope: 0.01, azimuthDeg: 90 })
  const unknown = { problem: 'unknown' }
  expect(gradientOfWells(wells, [level(1, 10), level(2, 9)])).toEqual(unknown)
  expect(gradientOfWells(wells, [level(1, 10), level(2, 9), level(3, null)])).toEqual(unknown)
  expect(gradientOfWells(wells, [level(1, 10), level(2, 9), level(3, 8, true)])).toEqual(unknown)
})
