import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { complianceSvg } from './compliance-svg.ts'

const look = {
  ...onPaper,
  ink: '#111',
  dim: '#555',
  line: '#ccc',
  paper: '#fff',
  danger: '#b00',
  font: 'Inter',
}
const words = {
  title: 'Matriz & <más>',
  months: ['2026-01', '2026-02', '2026-03'],
  outcomes: (outcome: string) => outcome,
}

test('each cell has the shape of its outcome, and the legend names those that occur', () => {
  const svg = complianceSvg(
    [
      { name: 'EF-1', cells: ['exceeds', 'near', 'complies'] },
      { name: 'EF-2 <b>', cells: ['unknown', 'no-standard', 'not-sampled'] },
    ],
    words,
    look,
    500,
  )
  expect([...svg.matchAll(/data-outcome="([\w-]+)"/g)].map(([, outcome]) => outcome)).toEqual([
    'exceeds',
    'near',
    'complies',
    'unknown',
    'no-standard',
    'exceeds',
    'near',
    'complies',
    'unknown',
    'no-standard',
  ])
  expect(svg).toContain('EF-2 &lt;b&gt;')
  expect(svg).toMatchSnapshot()
})

test('an empty matrix, and one without room, are no NaN', () => {
  expect(complianceSvg([], { ...words, months: [] }, look, 0)).not.toMatch(/NaN|Infinity/)
  const one = { name: 'Un nombre muy largo de una estación', cells: ['exceeds' as const] }
  expect(complianceSvg([one], words, look, 1)).not.toMatch(/NaN|Infinity/)
})
