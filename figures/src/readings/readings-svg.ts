import { onPaper } from '../drawing/looks.ts'
import { element, label, px, svgOf } from '../drawing/svg-text.ts'
import { niceTicks } from '../drawing/nice-ticks.ts'

export type ReadingsLine = {
  /** Milliseconds of UTC, rising. */
  at: readonly number[]
  values: readonly number[]
  /** A longer time without any is a gap, in which no line is drawn. */
  gapMs: number
}
type Span = { fromMs: number; toMs: number }
export type ReadingsWords = {
  /** What a reader hears in place of the picture. */
  title: string
  time: (ms: number) => string
}

const size = { width: 720, height: 200 }
const frame = { left: 56, right: 708, top: 10, bottom: 172 }

/** Writes readings of one variable over a time as SVG, dark on white, in the font of the report that holds it. */
export function readingsSvg(line: ReadingsLine, span: Span, words: ReadingsWords): string {
  const finite = line.values.filter(Number.isFinite)
  const low = finite.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const high = finite.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const ticks = low <= high ? niceTicks(low, high, 5) : [0, 1]
  const [from, to] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const x = (ms: number) =>
    frame.left + ((ms - span.fromMs) / (span.toMs - span.fromMs)) * (frame.right - frame.left)
  const y = (value: number) =>
    frame.bottom - ((value - from) / (to - from)) * (frame.bottom - frame.top)
  const small = (at: { x: number; y: number }, text: string, anchor: 'start' | 'middle' | 'end') =>
    label(at, text, onPaper.dim, { 'font-size': 10, 'text-anchor': anchor })
  const ends = [
    ['start', span.fromMs],
    ['middle', (span.fromMs + span.toMs) / 2],
    ['end', span.toMs],
  ] as const
  return svgOf(
    { ...size, title: words.title, font: '', fontSize: null },
    ...ticks.flatMap((value) => [
      element('path', {
        d: `M${px(frame.left)} ${px(y(value))}H${px(frame.right)}`,
        stroke: onPaper.line,
        'stroke-width': '0.6',
      }),
      small({ x: frame.left - 6, y: y(value) + 3 }, String(Number(value.toPrecision(6))), 'end'),
    ]),
    ...ends.map(([anchor, ms]) =>
      small({ x: x(ms), y: frame.bottom + 18 }, words.time(ms), anchor),
    ),
    element('path', {
      d: pathOf(line, x, y),
      fill: 'none',
      stroke: '#0b5fa5',
      'stroke-width': '1.2',
      // A single reading between two gaps is seen as a point.
      'stroke-linecap': 'round',
    }),
  )
}

function pathOf(
  { at, values, gapMs }: ReadingsLine,
  x: (ms: number) => number,
  y: (value: number) => number,
): string {
  const parts: string[] = []
  for (const [index, ms] of at.entries()) {
    const value = values[index]
    if (value === undefined || !Number.isFinite(value)) continue
    const before = at[index - 1]
    const isBegin = before === undefined || ms - before > gapMs
    const place = `${px(x(ms))} ${px(y(value))}`
    parts.push(isBegin ? `M${place}h0` : `L${place}`)
  }
  return parts.join('')
}
