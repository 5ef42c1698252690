import { expect, it } from 'vitest'
import { readingsSvg } from './readings-svg.ts'

const words = { title: 'Nivel <m>', time: (ms: number) => `t${ms}` }
const span = { fromMs: 0, toMs: 100 }

it('draws a line that is broken where there is a gap', () => {
  const svg = readingsSvg({ at: [0, 10, 60, 70], values: [1, 2, 3, 4], gapMs: 20 }, span, words)
  const d = /stroke-width="1.2"/.exec(svg) && /<path d="(M[^"]*)" fill="none"/.exec(svg)?.[1]
  expect(d?.match(/M/g)).toHaveLength(2)
  expect(d?.match(/L/g)).toHaveLength(2)
  expect(svg).toContain('Nivel &lt;m&gt;')
  expect(svg).toContain('>t0<')
})

it('never writes a number that is none', () => {
  for (const values of [[], [5], [5, 5], [0, Number.NaN], [-1e300, 1e300]])
    expect(
      readingsSvg({ at: values.map((_, index) => index), values, gapMs: 10 }, span, words),
    ).not.toMatch(/NaN|Infinity/)
})
