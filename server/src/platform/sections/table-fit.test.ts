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
