import { expect, it } from 'vitest'
import { cellAfter } from './grid-keys.ts'

it('moves by keys from cell to cell, up to the head and never beyond the edges', () => {
  const size = { rows: 5, columns: 3, first: -1 } as const
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false })
  const from = (row: number, column: number) => ({ row, column })
  expect(cellAfter(key('ArrowUp'), from(0, 1), size)).toEqual(from(-1, 1))
  expect(cellAfter(key('ArrowUp'), from(-1, 1), size)).toEqual(from(-1, 1))
  expect(cellAfter(key('ArrowRight'), from(2, 2), size)).toEqual(from(2, 2))
  expect(cellAfter(key('ArrowLeft'), from(2, 0), size)).toEqual(from(2, -1))
  expect(cellAfter(key('End', true), from(0, 0), size)).toEqual(from(4, 2))
  expect(cellAfter(key('PageDown'), from(0, 0), size)).toEqual(from(4, 0))
  expect(cellAfter(key('a'), from(0, 0), size)).toBeNull()
})

it('has no head to reach where the grid says none, and Ctrl leads to the edge of the data', () => {
  const size = { rows: 5, columns: 3 }
  const at = { row: 2, column: 1 }
  const far = (key: string) => cellAfter({ key, ctrlKey: true }, at, size)
  expect(cellAfter({ key: 'ArrowUp' }, { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 })
  expect(cellAfter({ key: 'Home' }, at, size)).toEqual({ row: 2, column: 0 })
  expect(far('Home')).toEqual({ row: 0, column: 0 })
  expect(far('ArrowDown')).toEqual({ row: 4, column: 1 })
  expect(far('ArrowLeft')).toEqual({ row: 2, column: 0 })
  expect(cellAfter({ key: 'ArrowDown' }, at, { rows: 0, columns: 3 })).toEqual({
    row: 0,
    column: 1,
  })
})
