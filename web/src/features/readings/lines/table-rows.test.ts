import { expect, test } from 'vitest'
import type { Columns } from '../../../widgets/graph/lines/columns.ts'
import { summaryOf } from '../../../widgets/graph/lines/summary.ts'
import { tableRows } from './table-rows.ts'

const columns = (at: number[], mean: number[], count = at.map(() => 1)): Columns => ({
  level: 'raw',
  at,
  mean,
  min: [],
  max: [],
  count,
})
const span = { fromMs: 0, toMs: 100 }

test('rows are the times of all lines, the newest first, with a cell for each line', () => {
  const lines = [
    { columns: columns([10, 20, 150], [1, 2, 9]) },
    { columns: columns([20, 30], [5, 6], [0, 1]) },
  ]
  const { rows, total } = tableRows(lines, span, { page: 1, size: 10 })
  expect(total).toBe(3)
  expect(rows.map(({ atMs, cells }) => [atMs, ...cells.map((cell) => cell?.value)])).toEqual([
    [30, undefined, 6],
    [20, 2, 5],
    [10, 1, undefined],
  ])
  expect(rows[1]?.cells[1]?.isSuspect).toBe(true)
  expect(tableRows(lines, span, { page: 2, size: 2 }).rows.map(({ atMs }) => atMs)).toEqual([10])
})

test('a summary counts good readings in the period, and suspect ones apart', () => {
  const own = columns([-5, 10, 20, 30, 150], [99, 4, -9999, 6, 99], [1, 1, 0, 1, 1])
  expect(summaryOf(own, span)).toEqual({
    count: 2,
    suspect: 1,
    min: 4,
    max: 6,
    mean: 5,
    last: { atMs: 30, value: 6 },
  })
  expect(summaryOf(own, { fromMs: 40, toMs: 100 })).toBeNull()
})
