import { expect, test } from 'vitest'
import { piperFigure, type PiperSample } from './piper-figure.ts'
import { piperSvg } from './piper-svg.ts'
import { stiffFigure, type StiffSample } from './stiff-figure.ts'
import { stiffSvg } from './stiff-svg.ts'

const look = { ink: '#000', line: '#ccc', paper: '#fff', font: 'Inter' }
const groups = [
  { color: '#0072b2', shape: 'circle' as const },
  { color: '#d55e00', shape: 'triangle' as const },
]
const axes = {
  ca: 'Ca',
  mg: 'Mg',
  naK: 'Na + K',
  hco3Co3: 'HCO3 + CO3',
  so4: 'SO4',
  cl: 'Cl',
  so4Cl: 'SO4 + Cl',
  caMg: 'Ca + Mg',
}
const pureCalciumSulfate = { ca: 1, mg: 0, naK: 0, hco3Co3: 0, so4: 1, cl: 0 }
const even = { ca: 1 / 3, mg: 1 / 3, naK: 1 / 3, hco3Co3: 1 / 3, so4: 1 / 3, cl: 1 / 3 }
const mark = (id: string, fractions: PiperSample['fractions'], more = {}): PiperSample => ({
  id,
  group: 0,
  isHollow: false,
  radius: 4,
  fractions,
  ...more,
})

test('a pure water stands in the corners: calcium at the left, sulfate at the top', () => {
  const { points, height } = piperFigure([mark('1', pureCalciumSulfate)], 600)
  const at = (part: string) => points.find((one) => one.part === part)
  const side = (600 - 92) / 2.2
  expect(at('cations')?.x).toBeCloseTo(46, 6)
  expect(at('cations')?.y).toBeCloseTo(height - 44, 6)
  expect(at('anions')?.x).toBeCloseTo(46 + side * 1.7, 6)
  expect(at('anions')?.y).toBeCloseTo(height - 44 - (side * Math.sqrt(3)) / 2, 6)
  expect(at('diamond')?.x).toBeCloseTo(46 + side * 1.1, 6)
  expect(at('diamond')?.y).toBeCloseTo(14, 6)
})

test('each sample is three marks by its id, hollow where an ion was not detected; texts are escaped', () => {
  const samples = [
    mark('7', even, { isHollow: true }),
    mark('<8>', pureCalciumSulfate, { group: 1 }),
  ]
  const words = { title: 'Piper & <otros>', axes }
  const svg = piperSvg(piperFigure(samples, 600), samples, groups, words, look)
  expect(svg.match(/data-sample="7"/g)).toHaveLength(3)
  expect(svg.match(/data-sample="&lt;8&gt;"/g)).toHaveLength(3)
  expect(svg.match(/fill="#fff" stroke="#0072b2"/g)).toHaveLength(3)
  expect(svg).toContain('<title>Piper &amp; &lt;otros&gt;</title>')
  expect(svg).not.toMatch(/NaN|Infinity|<otros>/)
})

test('samples are joined within their group, in their order', () => {
  const samples = [mark('1', even), mark('2', pureCalciumSulfate), mark('3', even, { group: 1 })]
  const { ways } = piperFigure(samples, 600, true)
  expect(ways).toHaveLength(3)
  expect(new Set(ways.map(({ group }) => group))).toEqual(new Set([0]))
  expect(piperFigure(samples, 600).ways).toEqual([])
})

test('the same samples in another order stand at the same places', () => {
  const samples = [mark('1', even), mark('2', pureCalciumSulfate)]
  const placesOf = (all: PiperSample[]) =>
    piperFigure(all, 600)
      .points.map(({ sample, part, x, y }) => [all[sample]?.id, part, x, y].join(' '))
      .toSorted()
  expect(placesOf(samples.toReversed())).toEqual(placesOf(samples))
})

test('Stiff polygons share one scale, cations at the left and anions at the right', () => {
  const rows = (meqL: number): StiffSample['rows'] => [
    { left: meqL, right: 0 },
    { left: 0, right: meqL },
    { left: meqL / 2, right: meqL / 2 },
  ]
  const samples = [1, 10].map((meqL, index) => ({
    id: String(index),
    name: `PM-${index}`,
    group: index,
    isHollow: index === 0,
    rows: rows(meqL),
  }))
  const figure = stiffFigure(samples, 600)
  const left = (path = '') => Number(/^M(\S+)/.exec(path)?.[1])
  const [small, large] = figure.polygons.map(({ path }) => figure.middle - left(path))
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(10, 0)
  const signs = [
    ['Na + K', 'Cl'],
    ['Ca', 'HCO3'],
    ['Mg', 'SO4'],
  ] as const
  const svg = stiffSvg(figure, samples, groups, { title: 'Stiff', rows: signs }, look)
  expect(svg.match(/data-sample/g)).toHaveLength(2)
  expect(svg.match(/>Na \+ K</g)).toHaveLength(1)
  expect(svg).toContain('fill-opacity="0"')
  expect(svg).not.toMatch(/NaN|Infinity/)
})
