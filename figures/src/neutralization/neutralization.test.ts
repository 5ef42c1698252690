import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { type ChartedDay, doseSeriesOf } from './consumption-series.ts'
import { dayLine, dayScales, edgeLabels } from './day-chart.ts'
import { type DoseSeries, doseSvg } from './dose-svg.ts'
import { effluentPhSvg } from './effluent-ph-svg.ts'
import { type StockSeries, stockSvg } from './stock-svg.ts'

const look = {
  ...onPaper,
  ink: '#000',
  line: '#ccc',
  paper: '#fff',
  font: 'Inter',
  danger: '#c00',
  warning: '#b60',
  band: '#efe',
}
const words = {
  title: 'Dosis & <pH>',
  axis: 'kg/m³',
  month: (month: string) => month,
  number: String,
  planned: 'prevista',
  day: ({ name }: { name: string }, { on }: { on: string }) => `${name} ${on}`,
}
const range = { from: '2026-01-01', to: '2026-01-31' }
const dosed = (on: string, realKgM3: number | null, isDeviating = false) => ({
  on,
  realKgM3,
  plannedKgM3: 0.3,
  isDeviating,
})
const lime = (days: DoseSeries['days']): DoseSeries => ({ name: 'Cal', color: '#0072b2', days })

test('days stand at their places, the first and last at the edges', () => {
  const { x, y, inner } = dayScales(600, range, { least: 0, most: 4 })
  expect(x('2026-01-01')).toBe(inner.left)
  expect(x('2026-01-31')).toBe(inner.right)
  expect(x('2026-01-16')).toBeCloseTo((inner.left + inner.right) / 2, 9)
  expect(y(0)).toBe(inner.bottom)
  expect(y(4)).toBe(inner.top)
})

test('a line breaks where a value is missing, and where days are, but not over a weekend', () => {
  const scales = { x: (on: string) => Number(on.slice(8)), y: (value: number) => value }
  const at = (day: string, value: number | null) => ({ on: `2026-01-${day}`, value })
  expect(dayLine([at('01', 1), at('04', 2), at('05', null), at('06', 3)], scales)).toBe(
    'M1 1L4 2M6 3',
  )
  expect(dayLine([at('01', 1), at('05', 2)], scales)).toBe('M1 1M5 2')
  expect(dayLine([], scales)).toBe('')
})

test('names at the edge keep a line between them and stay within the chart', () => {
  const scales = dayScales(600, range, { least: 0, most: 1 })
  const { inner } = scales
  const names = [100, 101, inner.bottom].map((at) => ({ at, text: String(at), color: '#000' }))
  const places = edgeLabels(names, scales).map((text) => Number(/ y="([^"]+)"/.exec(text)?.[1]))
  expect(places).toEqual([100, 112, inner.bottom])
  const low = edgeLabels(
    names.map((name) => ({ ...name, at: inner.bottom })),
    scales,
  )
  expect(/ y="([^"]+)"/.exec(low.at(-1) ?? '')?.[1]).toBe(String(inner.bottom))
})

test('a name that is too long for the edge ends in an ellipsis', () => {
  const scales = dayScales(600, range, { least: 0, most: 1 })
  const [text] = edgeLabels([{ at: 100, text: 'Cal hidratada Calidra 90', color: '#000' }], scales)
  expect(text).toMatch(/>Cal hidratada \S*…</)
})

test('a dose deviates where it is further from the planned one than the plant allows, above or below', () => {
  const day = (deviationPercent: number | null): ChartedDay => ({
    on: '2026-01-01',
    phIn: null,
    phOut: null,
    derived: {
      isPhExceeded: false,
      uses: [
        {
          neutralizerId: 1,
          plannedKgM3: 0.3,
          realKgM3: 0.31,
          deviationPercent,
          stockKg: null,
          stockFrom: null,
          daysLeft: null,
        },
      ],
    },
  })
  const days = [20, 20.1, -20, -20.1, null].map(day)
  const [series] = doseSeriesOf(days, [{ id: 1, name: 'Cal', lowStockDays: null }], 20)
  expect(series?.days.map(({ isDeviating }) => isDeviating)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('a dose has a mark for each day with its words, a triangle where it deviates, and escapes texts', () => {
  const days = [
    dosed('2026-01-01', 0.31),
    dosed('2026-01-02', 0.5, true),
    dosed('2026-01-03', null),
  ]
  const svg = doseSvg([lime(days)], range, 600, words, look)
  expect(svg.match(/<circle data-day/g)).toHaveLength(1)
  expect(svg).toMatch(/<path data-day="2026-01-02"[^>]*fill="#b60"/)
  expect(svg).toContain('<title>Cal 2026-01-01</title>')
  expect(svg).toContain('Dosis &amp; &lt;pH&gt;')
  expect(svg).toContain('prevista')
})

const phWords = {
  ...words,
  in: 'entrada',
  out: 'salida',
  target: 'objetivo',
  day: ({ on }: { on: string }) => on,
}
const limits = { min: 6, max: 9, target: 7.5 }
const colors = ['#d55e00', '#0072b2'] as const

test('pH out of the band is marked, and the band is there without any day', () => {
  const days = [
    { on: '2026-01-01', phIn: 3.1, phOut: 7.4, isExceeded: false },
    { on: '2026-01-02', phIn: null, phOut: 9.6, isExceeded: true },
  ]
  const svg = effluentPhSvg(days, limits, range, 600, { words: phWords, look, colors })
  expect(svg).toMatch(/<path data-day="2026-01-02"[^>]*fill="#c00"/)
  const none = effluentPhSvg([], limits, range, 600, { words: phWords, look, colors })
  expect(none).toContain('fill="#efe"')
  expect(none).not.toContain('data-day')
})

test('stock is in tonnes, filled where it was counted, with its days left', () => {
  const series: StockSeries = {
    name: 'Cal',
    color: '#0072b2',
    daysLeft: 6.2,
    days: [
      { on: '2026-01-01', kg: 30_000, isCounted: true, isLow: false },
      { on: '2026-01-02', kg: 28_000, isCounted: false, isLow: false },
      { on: '2026-01-03', kg: 8000, isCounted: false, isLow: true },
    ],
  }
  const daysLeft = (days: number) => `${Math.floor(days)} d`
  const svg = stockSvg([series], range, 600, { ...words, daysLeft }, look)
  expect(svg.match(/data-day/g)).toHaveLength(2)
  expect(svg).toMatch(/data-day="2026-01-03"[^>]*fill="#fff" stroke="#c00"/)
  expect(svg).toContain('6 d')
})

test('whatever the days hold, no place is NaN; the same days give the same text', () => {
  const odd = [0, -5, 1e9, null]
  const days = odd.map((realKgM3, index) => dosed(`2026-01-0${index + 1}`, realKgM3))
  const one = { from: '2026-01-01', to: '2026-01-01' }
  const made = () =>
    [
      doseSvg([lime(days)], range, 340, words, look),
      doseSvg([lime(days.slice(0, 1))], one, 340, words, look),
      doseSvg([], range, 340, words, look),
      stockSvg([], one, 340, { ...words, daysLeft: String }, look),
    ].join('')
  expect(made()).not.toMatch(/NaN|Infinity/)
  expect(made()).toBe(made())
})
