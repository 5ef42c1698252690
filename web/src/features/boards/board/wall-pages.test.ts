import { expect, it } from 'vitest'
import { wallPages } from './wall-pages.ts'

const panel = (
  width: 3 | 6 | 12,
  height: 'low' | 'middle' | 'tall',
  kind: 'text' | 'alarms' = 'alarms',
) => ({ kind, width, height })

it('shares a screen among the rows of a board, each by its tallest panel', () => {
  expect(
    wallPages([panel(3, 'low'), panel(3, 'low'), panel(6, 'middle'), panel(12, 'tall')], 1000),
  ).toEqual([{ from: 0, to: 4, rows: 'minmax(320px, 380fr) minmax(420px, 620fr)' }])
})

it('gives texts the height that they have', () => {
  expect(wallPages([panel(12, 'tall', 'text'), panel(6, 'low')], 1000)).toEqual([
    { from: 0, to: 2, rows: 'auto minmax(206px, 200fr)' },
  ])
})

it('puts whole rows on a further page where a screen has no room for them', () => {
  const rows = [panel(6, 'tall'), panel(6, 'low'), panel(12, 'tall'), panel(12, 'low')]
  expect(wallPages(rows, 1000).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 4],
  ])
  expect(wallPages(rows, 700).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 4],
  ])
  // Each has at least a row, however low the screen.
  expect(wallPages(rows, 100)).toHaveLength(3)
  expect(wallPages([], 1000)).toEqual([])
})
