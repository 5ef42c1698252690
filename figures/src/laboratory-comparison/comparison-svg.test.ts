import { expect, test } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { type ComparedPair, type ComparisonLine, comparisonSvg } from './comparison-svg.ts'

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
  title: 'Sensor & <laboratorio>',
  sensor: 'Sensor (µS/cm)',
  laboratory: 'Laboratorio (µS/cm)',
  suggested: 'Laboratorio = 1.1 × sensor',
  number: String,
  pair: ({ on, sensor, laboratory }: ComparedPair) => `${on}: <${sensor}> & ${laboratory}`,
}
const pair = (on: string, sensor: number, laboratory: number, isCompared = true) => ({
  on,
  sensor,
  laboratory,
  isCompared,
})
const pairs = [
  pair('2026-01-10', 100, 110),
  pair('2026-02-10', 200, 220),
  pair('2026-03-10', 400, 300, false),
]
const drawn = (
  given: readonly ComparedPair[],
  line: ComparisonLine | null = { kind: 'ratio', amount: 1.1 },
  width = 600,
) => comparisonSvg(given, line, width, words, look)

/** The places of a line's two ends. */
const endsOf = (svg: string, line: 'equal' | 'suggested') => {
  const found = new RegExp(`<path d="M(\\S+) (\\S+)L(\\S+) (\\S+)" data-line="${line}"`).exec(svg)
  return found?.slice(1).map(Number)
}
const markOf = (svg: string, on: string) => {
  const found = new RegExp(`data-day="${on}" cx="(\\S+)" cy="(\\S+)"`).exec(svg)
  return found?.slice(1).map(Number) as [number, number]
}

test('each day has a mark at its two measures, hollow where it is left out, with both lines', () => {
  const svg = drawn(pairs)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg.match(/<circle[^>]* fill="#fff"/g)).toHaveLength(1)
  expect(svg).toContain('<title>2026-03-10: &lt;400&gt; &amp; 300</title>')
  expect(svg).toContain('— Laboratorio = 1.1 × sensor')
  expect(svg).toMatchSnapshot()
})

test('both axes have one scale: what is equal lies on the line of equals', () => {
  const svg = drawn([pair('a', 0, 0), pair('b', 400, 400), pair('c', 100, 300)], null)
  const [left = 0, bottom = 0, right = 0, top = 0] = endsOf(svg, 'equal') ?? []
  expect(right - left).toBe(bottom - top)
  expect(markOf(svg, 'a')).toEqual([left, bottom])
  expect(markOf(svg, 'b')).toEqual([right, top])
  // The sensor to the right, the laboratory upwards.
  const [x, y] = markOf(svg, 'c')
  expect((x - left) / (right - left)).toBeCloseTo(0.25, 3)
  expect((bottom - y) / (bottom - top)).toBeCloseTo(0.75, 3)
  expect(endsOf(svg, 'suggested')).toBeUndefined()
})

test.each<[string, ComparisonLine, [number, number], [number, number]]>([
  // Within 0 to 400: ends of the line by the sensor, and by the laboratory.
  ['a ratio above one', { kind: 'ratio', amount: 2 }, [0, 200], [0, 400]],
  ['a ratio below one', { kind: 'ratio', amount: 0.5 }, [0, 400], [0, 200]],
  ['a laboratory above', { kind: 'difference', amount: 100 }, [0, 300], [100, 400]],
  ['a laboratory below', { kind: 'difference', amount: -100 }, [100, 400], [0, 300]],
])('the suggested line of %s keeps within the square', (_, line, sensor, laboratory) => {
  const svg = drawn([pair('a', 0, 0), pair('b', 400, 400)], line)
  const [left = 0, bottom = 0, right = 0, top = 0] = endsOf(svg, 'equal') ?? []
  const [x1, y1, x2, y2] = endsOf(svg, 'suggested') ?? []
  const at = (value: number) => left + (value / 400) * (right - left)
  const up = (value: number) => bottom - (value / 400) * (bottom - top)
  expect(x1).toBeCloseTo(at(sensor[0]), 1)
  expect(x2).toBeCloseTo(at(sensor[1]), 1)
  expect(y1).toBeCloseTo(up(laboratory[0]), 1)
  expect(y2).toBeCloseTo(up(laboratory[1]), 1)
})

test.each<[string, readonly ComparedPair[]]>([
  ['no day', []],
  ['one day', [pair('2026-01-10', 7, 7)]],
  ['zero alone', [pair('2026-01-10', 0, 0)]],
  ['below zero', [pair('2026-01-10', -5, -6), pair('2026-01-11', -1, -1)]],
  [
    'absurd numbers',
    [
      pair('2026-01-10', Number.NaN, 1),
      pair('2026-01-11', 1, Infinity),
      pair('2026-01-12', 1e308, -1e308),
      pair('2026-01-13', 5e-324, 0),
    ],
  ],
])('has a number at every place with %s', (_, given) => {
  const lines: (ComparisonLine | null)[] = [
    null,
    { kind: 'ratio', amount: 1.1 },
    // Six figures of the least ratio that two numbers have.
    { kind: 'ratio', amount: 4.94066e-324 },
    { kind: 'difference', amount: -3 },
  ]
  for (const line of lines)
    for (const width of [600, 300, 1])
      expect(drawn(given, line, width)).not.toMatch(/NaN|Infinity|undefined/)
})
