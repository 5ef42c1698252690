import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { boxSvg } from './box-svg.ts'
import { scatterSvg } from './scatter-svg.ts'

const look = {
  ...onPaper,
  ink: '#111',
  dim: '#555',
  line: '#ccc',
  paper: '#fff',
  danger: '#b00',
  font: 'Inter',
}
const words = { title: 'Cajas & <más>', unit: 'mg/L', number: String, x: 'Cu <mg/L>', y: 'Zn' }
const size = { width: 500, height: 240, isLog: false }
const values = [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 69]
const absurd = [Infinity, Number.NaN, 1e308, -1e308, 0, 5e-324]

test('a box has its hinges, whiskers and outliers, whatever the order of its results', () => {
  const group = (some: readonly number[]) => [
    { name: 'Ene', color: '#0072b2', values: some },
    { name: 'Feb', color: '#0072b2', values: [] },
  ]
  const one = boxSvg(group(values), words, look, size)
  expect(one.boxes).toMatchObject([{ name: 'Ene', box: { median: 40, outliers: [69] } }])
  expect(one.svg.match(/<circle/g)).toHaveLength(1)
  expect(one.svg).toMatchSnapshot()
  expect(boxSvg(group(values.toReversed()), words, look, size).svg).toBe(one.svg)
})

test('pairs stand by both measures, hollow where one is a non-detect, whatever their order', () => {
  const pairs = [
    { id: '1', place: 0, x: 1, y: 10, isHollow: false },
    { id: '2', place: 1, x: 2, y: 5, isHollow: true },
  ]
  const figure = scatterSvg(pairs, words, look, size)
  const [first, second] = figure.points
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  expect(figure.svg.match(/data-pair="hollow" fill="#fff"/g)).toHaveLength(1)
  expect(figure.svg).toMatchSnapshot()
  expect(scatterSvg(pairs.toReversed(), words, look, size).svg).toBe(figure.svg)
})

test('absurd values never become NaN', () => {
  for (const isLog of [false, true])
    for (const some of [absurd, [], [0], [-5, 5]]) {
      const groups = [{ name: 'X', color: '#000', values: some }]
      const pairs = some.map((x, id) => ({ id: `${id}`, place: 0, x, y: x, isHollow: false }))
      for (const width of [500, 1]) {
        expect(boxSvg(groups, words, look, { ...size, width, isLog }).svg).not.toMatch(
          /NaN|Infinity/,
        )
        expect(scatterSvg(pairs, words, look, { ...size, width, isLog }).svg).not.toMatch(
          /NaN|Infinity/,
        )
      }
    }
})
