import { expect, test } from 'vitest'
import { fitTable } from './table-fit.ts'

const table = (count: number, heading: string, text: string) => ({
  columns: Array.from({ length: count }, () => ({ heading, share: 1, isNumber: true })),
  rows: [Array.from({ length: count }, () => ({ text }))],
})
const sum = (widths: readonly number[]) => Math.round(widths.reduce((all, one) => all + one, 0))

test('a table stands upright where it fits, then in smaller text, then sideways', () => {
  expect(fitTable(table(5, 'Ca²⁺', '0.118'), false)).toMatchObject({ flipped: false, sizePt: 8 })
  expect(fitTable(table(15, '12/2025', '3'), false)).toMatchObject({ flipped: false, sizePt: 8 })
  expect(fitTable(table(18, 'HCO₃⁻', '12.429'), false)).toMatchObject({ flipped: true, sizePt: 8 })
  expect(fitTable(table(36, '12/2025', '3'), false)).toMatchObject({ flipped: true })
  expect(fitTable(table(5, 'Ca²⁺', '0.118'), true)).toMatchObject({ flipped: true, sizePt: 8 })
})

test('columns fill the page by their shares, none narrower than its longest word', () => {
  const columns = [
    { heading: 'Estación', share: 0.1, isNumber: false },
    { heading: 'Nombre', share: 3, isNumber: false },
    { heading: 'n', share: 1, isNumber: true },
  ]
  const rows = [[{ text: 'PM-01' }, { text: 'Río' }, { text: '1' }]]
  const { widths } = fitTable({ columns, rows }, false)
  expect(sum(widths)).toBe(504)
  expect(widths[0]).toBeGreaterThan(40)
  expect((widths[1] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(3)
})

test('a column narrower than others leaves them their part though it has no share', () => {
  expect(sum(fitTable(table(60, '12/2025', '3'), false).widths)).toBeGreaterThan(751)
  expect(fitTable({ columns: [], rows: [] }, false).widths).toEqual([])
})

test.each([
  // Four digits and a point are 2.98 of the text's size of 8 points wide, a sign 1.2, and 8 points are free beside them.
  ['exceeds', 41.44],
  ['near', 41.44],
  ['muted', 31.84],
] as const)('a number that is marked as %s needs %d points', (mark, points) => {
  const columns = [
    { heading: 'n', share: 0, isNumber: true },
    { heading: 'Nombre', share: 1, isNumber: false },
  ]
  const { widths } = fitTable({ columns, rows: [[{ text: '12.34', mark }, { text: '' }]] }, false)
  expect(widths[0]).toBeCloseTo(points, 9)
})
