import { niceTicks } from '../drawing/nice-ticks.ts'
import { element, escaped, label, px, svgOf } from '../drawing/svg-text.ts'
import type { Look } from '../drawing/looks.ts'
import { valueAxis } from '../drawing/value-axis.ts'
import { isDrawable } from '../variation/scale.ts'

export type ComparedPair = { on: string; laboratory: number; sensor: number; isCompared: boolean }
/** What the sensor is brought to the laboratory by. */
export type ComparisonLine = { kind: 'ratio' | 'difference'; amount: number }

export type ComparisonWords = {
  /** What a reader hears in place of the picture. */
  title: string
  sensor: string
  laboratory: string
  suggested: string
  number: (value: number) => string
  pair: (pair: ComparedPair) => string
}

const margins = { left: 58, right: 12, top: 28, bottom: 42 }
/** A pair lies on a line as it does on a square: both axes have one scale. */
const widest = 460

/** Writes the sensor against the laboratory as SVG: a mark for each day, the line of equals, and the suggested one. */
export function comparisonSvg(
  given: readonly ComparedPair[],
  line: ComparisonLine | null,
  width: number,
  words: ComparisonWords,
  look: Look,
): string {
  const side = Math.min(width, widest) - margins.left - margins.right
  const frame = {
    left: margins.left,
    right: margins.left + side,
    top: margins.top,
    bottom: margins.top + side,
  }
  const pairs = given.filter(
    ({ laboratory, sensor }) => isDrawable(laboratory, false) && isDrawable(sensor, false),
  )
  const values = pairs.flatMap(({ laboratory, sensor }) => [laboratory, sensor])
  const [low, high] = [Math.min(...values, Infinity), Math.max(...values, -Infinity)]
  const isFromZero = low >= 0 && low < high * 0.6
  const ticks =
    values.length === 0
      ? [0, 1]
      : niceTicks(isFromZero ? 0 : low, high, Math.max(2, Math.floor(side / 64)))
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const part = (value: number) => (value - first) / (last - first)
  const x = (value: number) => frame.left + part(value) * side
  const y = (value: number) => frame.bottom - part(value) * side
  const of = (sensor: number) =>
    line?.kind === 'ratio' ? sensor * line.amount : sensor + (line?.amount ?? 0)
  const back = (laboratory: number) =>
    line?.kind === 'ratio' ? laboratory / line.amount : laboratory - (line?.amount ?? 0)
  // Within the square alone.
  const from = Math.max(first, back(first))
  const to = Math.min(last, back(last))
  return svgOf(
    {
      width: Math.min(width, widest),
      height: frame.bottom + margins.bottom,
      title: words.title,
      font: look.font,
    },
    label({ x: 0, y: 13 }, words.laboratory, look.dim),
    ...valueAxis(
      frame,
      ticks.map((value) => ({ value, y: y(value) })),
      words.number,
      look,
    ),
    element('path', {
      d: ticks.map((value) => `M${px(x(value))} ${px(frame.top)}V${px(frame.bottom)}`).join(''),
      stroke: look.line,
      'stroke-width': '0.6',
      fill: 'none',
    }),
    ...ticks.map((value) =>
      label({ x: x(value), y: frame.bottom + 16 }, words.number(value), look.dim, {
        'text-anchor': 'middle',
      }),
    ),
    label({ x: frame.right, y: frame.bottom + 34 }, words.sensor, look.dim, {
      'text-anchor': 'end',
    }),
    element('path', {
      d: `M${px(frame.left)} ${px(frame.bottom)}L${px(frame.right)} ${px(frame.top)}`,
      'data-line': 'equal',
      stroke: look.dim,
      'stroke-width': '1',
      'stroke-dasharray': '4 3',
      fill: 'none',
    }),
    label({ x: frame.right - 4, y: frame.top + 16 }, '1:1', look.dim, { 'text-anchor': 'end' }),
    ...(line === null || from >= to
      ? []
      : [
          element('path', {
            d: `M${px(x(from))} ${px(y(of(from)))}L${px(x(to))} ${px(y(of(to)))}`,
            'data-line': 'suggested',
            stroke: suggestedColor,
            'stroke-width': '1.6',
            fill: 'none',
          }),
          label({ x: frame.left + 6, y: frame.top + 14 }, `— ${words.suggested}`, suggestedColor, {
            'font-weight': '600',
          }),
        ]),
    ...pairs.map((pair) =>
      element(
        'circle',
        {
          'data-day': pair.on,
          cx: x(pair.sensor),
          cy: y(pair.laboratory),
          r: 3.6,
          fill: pair.isCompared ? markColor : look.paper,
          stroke: markColor,
          'stroke-width': '1.2',
        },
        element('title', {}, escaped(words.pair(pair))),
      ),
    ),
  )
}

const markColor = '#0072b2'
const suggestedColor = '#d55e00'
