import { expect, test } from 'vitest'
import { alongLine, gradientOfWells, lastCommon } from './section-wells.ts'

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
  ['wells 45 days apart', ['2026-03-02T10:00:00Z', '2026-01-16T10:00:00Z'], '2026-01-16T10:00:00Z'],
  [
    'wells a second more than 45 days apart',
    ['2026-03-02T10:00:00Z', '2026-01-16T09:59:59Z'],
    '2026-03-02T10:00:00Z',
  ],
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

test('beside a line that was drawn are the wells within so many metres of it, in their order along it', () => {
  const line = [
    { eastM: 0, northM: 0 },
    { eastM: 1000, northM: 0 },
  ]
  const wells = [
    { well: 'far', at: { eastM: 500, northM: 150.01 } },
    { well: 'at the end', at: { eastM: 900, northM: -150 } },
    { well: 'on it', at: { eastM: 400, northM: 0 } },
    { well: 'beside', at: { eastM: 100, northM: 40 } },
    { well: 'past the end', at: { eastM: 1151, northM: 0 } },
  ]
  expect(alongLine(wells, line, 150)).toEqual([
    { well: 'beside', distanceM: 100, offsetM: 40 },
    { well: 'on it', distanceM: 400, offsetM: 0 },
    { well: 'at the end', distanceM: 900, offsetM: 150 },
  ])
  expect(alongLine(wells, line, 39).map(({ well }) => well)).toEqual(['on it'])
  expect(alongLine(wells, line.slice(0, 1), 150)).toEqual([])
})
