import { expect, test } from 'vitest'
import { printedCellsMost, rowsOnPaper } from './rows-on-paper.ts'
import type { SectionTable } from './section.ts'

const table = (rows: number, columns: number): SectionTable => ({
  kind: 'table',
  title: '',
  columns: Array.from({ length: columns }, () => ({ heading: '', share: 1, isNumber: false })),
  rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ text: '' }))),
})
const rowsOf = (tables: SectionTable[], most?: number) => {
  const found = rowsOnPaper([{ title: '', parts: tables }], most)
  return tables.map((one) => found.get(one))
}

test('small tables are whole, and large ones share what they leave of the cells', () => {
  expect(rowsOf([table(5, 2), table(100, 2), table(100, 4)], 90)).toEqual([5, 20, 10])
  expect(rowsOf([table(5, 2), table(10, 4)], 90)).toEqual([5, 10])
  expect(rowsOf([table(3, 0)], 90)).toEqual([3])
})

test('a board of the largest tables is never more than the renderer holds', () => {
  const tables = [table(5000, 17), table(5000, 12), table(500, 7)]
  const cells = rowsOf(tables).map(
    (rows, index) => (rows ?? 0) * (tables[index]?.columns.length ?? 0),
  )
  expect(cells.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(printedCellsMost)
})
