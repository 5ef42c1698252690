import { describe, expect, it } from 'vitest'
import { gridColumns, gridWidthPx, shownCell } from './columns.ts'
import { movedBy, nextBad } from './grid-cell.ts'

describe('movedBy', () => {
  it.each([
    ['ArrowDown', { index: 9, at: 3 }, { index: 9, at: 3 }],
    ['ArrowUp', { index: 4, at: 3 }, { index: 3, at: 3 }],
    ['ArrowRight', { index: 4, at: 22 }, { index: 4, at: 22 }],
    ['PageDown', { index: 1, at: 0 }, { index: 9, at: 0 }],
    ['Home', { index: 4, at: 9 }, { index: 4, at: 0 }],
    ['End', { index: 4, at: 9 }, { index: 4, at: 22 }],
  ])('%s stays within ten rows', (key, from, to) => {
    expect(movedBy(key, from, 10)).toEqual(to)
  })

  it('leaves other keys alone', () => {
    expect(movedBy('a', { index: 0, at: 0 }, 10)).toBeNull()
  })
})

it('goes to the next bad cell, and round again', () => {
  const bad = [
    { position: 1, at: 2 },
    { position: 1, at: 7 },
    { position: 5, at: 0 },
  ]
  expect(nextBad(bad, { position: 0, at: 9 })).toBe(bad[0])
  expect(nextBad(bad, { position: 1, at: 2 })).toBe(bad[1])
  expect(nextBad(bad, { position: 5, at: 0 })).toBe(bad[0])
  expect(nextBad([], { position: 0, at: 0 })).toBeUndefined()
  expect(nextBad(bad, { position: 1, at: 1 })).toBe(bad[0])
})

it('lays the columns side by side, and shows dates day first', () => {
  expect(gridColumns.at(-1)).toMatchObject({ column: 'stationName', at: 22 })
  expect(gridWidthPx).toBe((gridColumns.at(-1)?.leftPx ?? 0) + 220)
  expect([shownCell('2026-03-15'), shownCell('2026-02-31'), shownCell('EF-01')]).toEqual([
    '15/03/2026',
    '2026-02-31',
    'EF-01',
  ])
})
