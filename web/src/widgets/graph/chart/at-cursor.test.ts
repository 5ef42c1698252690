import { expect, test } from 'vitest'
import type { Columns } from '../lines/columns.ts'
import type { ShownLine } from '../lines/shown-line.ts'
import { atCursor, nextPoint } from './at-cursor.ts'

const columns = (at: number[], mean = at, count = at.map(() => 1)): Columns => ({
  level: 'raw',
  at,
  mean,
  min: [],
  max: [],
  count,
})
const line = (id: number, own: Columns, before: ShownLine['before'] = null): ShownLine => ({
  id,
  name: `V${id}`,
  unit: 'm',
  decimals: 2,
  color: '#000',
  dash: [],
  gapMs: 100,
  columns: own,
  before,
  limits: [],
  laboratory: [],
})
const span = { fromMs: 0, toMs: 1000 }

test('each line says what it has next to the pointer; the time is that of the nearest', () => {
  const found = atCursor([line(1, columns([100, 200])), line(2, columns([110, 400]))], 118, 50)
  expect(found?.atMs).toBe(110)
  expect(found?.rows.map(({ line: { id }, point }) => [id, point.atMs])).toEqual([
    [1, 100],
    [2, 110],
  ])
})

test('a line without a reading in reach is left out; without any there is nothing', () => {
  const lines = [line(1, columns([100])), line(2, columns([900]))]
  expect(atCursor(lines, 110, 50)?.rows.map((row) => row.line.id)).toEqual([1])
  expect(atCursor(lines, 500, 50)).toBeNull()
  expect(atCursor([], 500, 50)).toBeNull()
})

test('what was suspect is said, and what the earlier period had at the same place', () => {
  const before = { columns: columns([-890, -200], [7, 8]), shiftMs: 1000 }
  const row = atCursor([line(1, columns([100], [5], [0]), before)], 100, 50)?.rows[0]
  expect(row?.point).toMatchObject({ value: 5, isSuspect: true, count: 1 })
  expect(row?.before?.value).toBe(7)
})

test('a bucket is pointed at in its middle, and says from when to when it is', () => {
  const hour = 3_600_000
  const bucket: Columns = {
    ...columns([0, hour], [5, 6], [6, 4]),
    level: '1h',
    min: [1, 2],
    max: [9, 8],
  }
  expect(atCursor([line(1, bucket)], hour * 0.6, hour)?.rows[0]?.point).toEqual({
    atMs: hour / 2,
    fromMs: 0,
    toMs: hour,
    value: 5,
    min: 1,
    max: 9,
    count: 6,
    isSuspect: false,
  })
})

test('arrows go to the next reading of any line, and not beyond the period', () => {
  const lines = [line(1, columns([100, 300, 1500])), line(2, columns([200]))]
  const go = (ms: number, step: number) => nextPoint(lines, { ms, step, span })
  expect([go(0, 1), go(100, 1), go(200, 1), go(300, 1)]).toEqual([100, 200, 300, null])
  expect([go(1000, -1), go(300, -1), go(200, -1), go(100, -1)]).toEqual([300, 200, 100, null])
  expect(go(100, 150)).toBe(300)
})
