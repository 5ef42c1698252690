import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { brokenRuns } from './broken-line.ts'
import type { LimitSpan } from './limit-steps.ts'
import type { SeriesMark } from '../series-figure.ts'
import { variationFigure, type VariationPoint, type VariationSeries } from './variation-figure.ts'
import { variationSvg } from './variation-svg.ts'

const day = 86_400_000
const at = (month: number) => Date.UTC(2025, month - 1, 15)
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
  title: 'Cobre & <otros>',
  unit: 'mg/L',
  number: String,
  month: (time: number) => new Date(time).toISOString().slice(0, 7),
  limit: (bound: string, value: number) => `${bound === 'max' ? '≤' : '≥'} ${value}`,
}
const marked = (month: number, value: number, mark: SeriesMark): VariationPoint => ({
  at: at(month),
  value,
  mark,
  index: month,
})
const plain = (month: number, value: number) => marked(month, value, 'plain')
const one: VariationSeries = {
  place: 0,
  name: 'EF-1',
  points: [
    plain(1, 0.1),
    marked(2, 0.05, 'hollow'),
    marked(3, 0.9, 'exceeds'),
    plain(4, 0.2),
    plain(7, 0.3),
    marked(8, 0.45, 'near'),
  ],
}
const other: VariationSeries = { place: 1, name: 'EF-2', points: [plain(2, 0.3), plain(3, 0.2)] }
const limits: LimitSpan[] = [
  { bound: 'max', value: 1, from: -Infinity, to: at(3), name: 'R.M. 011-96-EM' },
  { bound: 'max', value: 0.5, from: at(3), to: Infinity, name: 'D.S. 010-2010-MINAM' },
]
const size = { width: 720, height: 260, isLog: false }
const svgOf = (series: VariationSeries[], spans: LimitSpan[], more = {}) =>
  variationSvg(variationFigure(series, spans, { ...size, ...more }), words, look)

test('a line breaks where a month of a monthly series has no result', () => {
  expect(brokenRuns([1, 2, 3, 4, 7, 8].map(at))).toEqual([
    [0, 4],
    [4, 6],
  ])
  // A series that was monthly and becomes weekly has no gap.
  const changed = [0, 30, 61, 91, 122, 129, 136, 143, 150].map((days) => days * day)
  expect(brokenRuns(changed)).toHaveLength(1)
  // Of three results nobody can say what is usual.
  expect(brokenRuns([0, day, 90 * day])).toEqual([[0, 3]])
  expect(brokenRuns([])).toEqual([])
})

test('a limit is drawn while it was in force, to the right edge where it still is, and named there clear of the results', () => {
  const figure = variationFigure([one, other], limits, size)
  const { frame } = figure
  const [old, now] = figure.limits
  expect(old?.path.startsWith(`M${frame.left} `)).toBe(true)
  expect(now?.path.endsWith(`H${frame.right}`)).toBe(true)
  const end = Number(/H([\d.]+)$/.exec(old?.path ?? '')?.[1])
  expect(now?.path.startsWith(`M${end} `)).toBe(true)
  expect(figure.limitNames.map(({ value, names }) => [value, names])).toEqual([
    [1, ['R.M. 011-96-EM']],
    [0.5, ['D.S. 010-2010-MINAM']],
  ])
  for (const point of figure.series.flatMap(({ points }) => points))
    expect(point.x).toBeLessThanOrEqual(frame.right)
})

test('marks say what a result is, and all text is escaped', () => {
  const svg = svgOf([one, other], limits)
  expect(svg).toContain('<title>Cobre &amp; &lt;otros&gt;</title>')
  const marks = [...svg.matchAll(/data-mark="(\w+)" fill="(#\w+)" stroke="(#\w+)"/g)].map(
    ([, mark, fill, stroke]) => [mark, fill, stroke],
  )
  expect(marks).toEqual([
    ['plain', '#0072b2', '#fff'],
    ['hollow', '#fff', '#0072b2'],
    ['near', '#fff', '#0072b2'],
    ['exceeds', '#0072b2', '#b00'],
    ['plain', '#d55e00', '#fff'],
  ])
  expect(svg).toMatchSnapshot()
})

test('the order in which series, points and limits are given changes nothing', () => {
  const turned = [other, { ...one, points: one.points.toReversed() }]
  expect(svgOf(turned, limits.toReversed())).toBe(svgOf([one, other], limits))
})

test('a logarithmic scale leaves out what is not above zero, and says how many', () => {
  const zero = { ...other, points: [...other.points, plain(5, 0), plain(6, -2)] }
  const figure = variationFigure([zero], [], { ...size, isLog: true })
  expect(figure.left).toBe(2)
  expect(figure.yTicks.map(({ value }) => value)).toEqual([0.1, 0.2, 0.5, 1])
})

test('a limit far from the results is beyond, and does not press them flat', () => {
  const far: LimitSpan = { bound: 'max', value: 500, from: -Infinity, to: Infinity, name: 'LMP' }
  const figure = variationFigure([other], [far], size)
  expect(figure.limits).toEqual([])
  expect(figure.beyond).toEqual([far])
})

test('absurd values never become NaN', () => {
  const absurd = [Infinity, -Infinity, Number.NaN, 1e308, -1e308, 0, 5e-324, 1e15, -1e15]
  for (const isLog of [false, true])
    for (const some of [absurd, absurd.slice(0, 3), [0], [0, 0], [5e-324], []]) {
      const points = some.map((value, index) => ({
        index,
        at: index * day,
        value,
        mark: 'plain' as const,
      }))
      const bounds = some.map((value) => ({ ...(limits[0] as LimitSpan), value }))
      const svg = svgOf([{ place: 3, name: 'X', points }], bounds, { isLog })
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(
        svgOf([{ place: 3, name: 'X', points }], bounds, { isLog, width: 10, height: 10 }),
      ).not.toMatch(/NaN|Infinity/)
    }
})

test('a limit that follows from a sample is a short line at its own time', () => {
  const bounded = plain(4, 0.2)
  const series = {
    ...one,
    points: one.points.map((point) =>
      point.index === 4 ? { ...bounded, bounds: [{ bound: 'max' as const, value: 0.8 }] } : point,
    ),
  }
  const figure = variationFigure([series], [], size)
  expect(figure.sampleLimits).toHaveLength(1)
  const [limit] = figure.sampleLimits
  const point = figure.series[0]?.points.find(({ index }) => index === 4)
  expect(limit?.x).toBe(point?.x)
  expect(limit?.y).toBeLessThan(point?.y ?? 0)
  expect(svgOf([series], []).match(/data-limit="sample"/g)).toHaveLength(1)
})
