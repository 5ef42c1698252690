import { expect, it } from 'vitest'
import { columnsInSight, fixedColumns, groupsOf, keptMark, keptWidthOf, widthOf } from './layout.ts'

it('keeps station and date in sight, all that says where from in a wide window, one column on a phone', () => {
  const wide = fixedColumns({ isPhone: false, isWide: true, hasDepth: true })
  expect(wide.map(({ key }) => key)).toEqual(['station', 'date', 'depth', 'type', 'campaign'])
  expect(keptWidthOf(wide)).toBe(widthOf(wide))
  expect(wide.map(({ leftPx }) => leftPx)).toEqual([0, 104, 252, 308, 400])
  const narrow = fixedColumns({ isPhone: false, isWide: false, hasDepth: false })
  expect(keptWidthOf(narrow)).toBe(252)
  const phone = fixedColumns({ isPhone: true, isWide: false, hasDepth: true })
  expect(phone.map(({ key }) => key)).toEqual(['place'])
  expect(keptWidthOf(phone)).toBeLessThan(390 / 3)
})

it('marks the last of the columns that stay, below which others fade out', () => {
  const columns = fixedColumns({ isPhone: false, isWide: false, hasDepth: true })
  expect(columns.map((one) => keptMark(columns, one))).toEqual([
    'kept',
    'last',
    undefined,
    undefined,
    undefined,
  ])
})

it('draws the columns in sight with three on either side, whatever scrolls away before them', () => {
  const table = { count: 60, beforePx: 400, keptPx: 400 }
  expect(columnsInSight({ scrollLeft: 0, clientWidth: 1136 }, table)).toEqual({
    first: 0,
    last: 11,
  })
  expect(columnsInSight({ scrollLeft: 920, clientWidth: 1136 }, table)).toEqual({
    first: 7,
    last: 21,
  })
  expect(columnsInSight({ scrollLeft: 99_999, clientWidth: 1136 }, table)).toEqual({
    first: 60,
    last: 60,
  })
  const away = { count: 60, beforePx: 400, keptPx: 200 }
  expect(columnsInSight({ scrollLeft: 200, clientWidth: 400 }, away).first).toBe(0)
})

it('heads neighbours of one group together', () => {
  const of = (...groups: string[]) => groupsOf(groups.map((group) => ({ group })))
  expect(of('field', 'field', 'metals')).toEqual([
    { group: 'field', count: 2 },
    { group: 'metals', count: 1 },
  ])
  expect(of()).toEqual([])
})
