import { describe, expect, test } from 'vitest'
import { type LimitSpan, limitNamesOf, limitSteps } from './limit-steps.ts'
import { variationFigure, type VariationSeries } from './variation-figure.ts'

/** A place for each time and each value, by which paths are read off. */
const scales = {
  x: (at: number) => at,
  y: (value: number) => 100 - value,
  from: 0,
  to: 90,
  right: 95,
}
const span = (
  value: number,
  from: number,
  to: number,
  more: Partial<LimitSpan> = {},
): LimitSpan => ({
  bound: 'max',
  value,
  from,
  to,
  name: 'ECA',
  ...more,
})
const drawn = (...spans: LimitSpan[]) => limitSteps(spans, scales).map(({ path }) => path)

describe('steps of limits', () => {
  test('a limit is drawn from its first day to its last', () =>
    expect(drawn(span(40, 10, 30))).toEqual(['M10 60H30']))

  test('one without days fills the figure, to its edge', () =>
    expect(drawn(span(40, -Infinity, Infinity))).toEqual(['M0 60H95']))

  test('one that is in force until the end of what is shown reaches the edge, one day less does not', () => {
    expect(drawn(span(40, 10, 90))).toEqual(['M10 60H95'])
    expect(drawn(span(40, 10, 89))).toEqual(['M10 60H89'])
  })

  test('times that touch or overlap are one line, and a time without it is a gap', () => {
    expect(drawn(span(40, 10, 30), span(40, 30, 50))).toEqual(['M10 60H50'])
    expect(drawn(span(40, 20, 25), span(40, 10, 30))).toEqual(['M10 60H30'])
    expect(drawn(span(40, 10, 30), span(40, 31, 50))).toEqual(['M10 60H30M31 60H50'])
  })

  test('one that ended before, or begins at the end of, what is shown is not drawn', () => {
    expect(drawn(span(40, -20, 0), span(30, 90, 120))).toEqual([])
    expect(drawn(span(40, -20, 1), span(30, 89, 120))).toEqual(['M0 60H1', 'M89 70H95'])
  })

  test('another number, bound or standard is a line of its own, from above', () => {
    const steps = limitSteps(
      [
        span(6, 0, 90, { bound: 'min' }),
        span(9, 0, 90, { name: 'LMP' }),
        span(9, 0, 90),
        span(6, 0, 90),
      ],
      scales,
    )
    expect(steps.map(({ y, bound, name }) => [y, bound, name])).toEqual([
      [91, 'max', 'ECA'],
      [91, 'max', 'LMP'],
      [94, 'min', 'ECA'],
      [94, 'max', 'ECA'],
    ])
  })
})

describe('names of limits', () => {
  const names = (...values: number[]) =>
    limitNamesOf(
      values.map((value) => ({ path: '', bound: 'max', value, name: `${value}`, y: 100 - value })),
      { top: 0, bottom: 100, lineHeight: 12 },
    ).map(({ y }) => y)

  test('each stands beside its line where there is room', () =>
    expect(names(90, 78, 50)).toEqual([10, 22, 50]))

  test('one too near the one above stands below it, and those that would leave move up together', () => {
    expect(names(90, 79, 50)).toEqual([10, 22, 50])
    expect(names(6, 4, 2)).toEqual([76, 88, 100])
  })

  test('standards with the same bound share one', () => {
    const step = { path: '', bound: 'max', value: 9, y: 91 } as const
    const shared = limitNamesOf(
      [
        { ...step, name: 'ECA' },
        { ...step, name: 'LMP' },
      ],
      {
        top: 0,
        bottom: 100,
        lineHeight: 12,
      },
    )
    expect(shared).toEqual([{ bound: 'max', value: 9, y: 91, names: ['ECA', 'LMP'] }])
  })
})

describe('limits beside results', () => {
  const dayMs = 86_400_000
  /** Of a figure whose results stand between 56 and 690 pixels, and between 26 and 274. */
  const size = { width: 860, height: 300, from: 0, to: 100 * dayMs }
  const series: VariationSeries[] = [
    {
      place: 0,
      name: 'EF-1',
      points: [1, 100].map((value, index) => ({
        at: index * 50 * dayMs,
        value,
        mark: 'plain',
        index,
      })),
    },
  ]
  const of = (value: number, isLog: boolean) =>
    variationFigure(series, [span(value, 25 * dayMs, 75 * dayMs)], { ...size, isLog })

  test('a limit stands by the scale of its figure: on a logarithmic one 10 is halfway from 1 to 100', () => {
    expect(of(10, true).limits.map(({ path }) => path)).toEqual(['M214.5 150H531.5'])
    expect(of(50, false).limits.map(({ path }) => path)).toEqual(['M214.5 150H531.5'])
  })

  test('a logarithmic one has room for a limit a hundred times above, one in proportion for four times', () => {
    expect(of(10_000, true).limits.map(({ y }) => y)).toEqual([26])
    expect(of(10_001, true)).toMatchObject({ limits: [], beyond: [{ value: 10_001 }] })
    expect(of(400, false).limits.map(({ y }) => y)).toEqual([26])
    expect(of(401, false)).toMatchObject({ limits: [], beyond: [{ value: 401 }] })
  })

  test('a limit of zero has no place on a logarithmic scale', () => {
    expect(of(0, true)).toMatchObject({ limits: [], beyond: [{ value: 0 }] })
    expect(of(0, false).limits.map(({ y }) => y)).toEqual([274])
  })
})
