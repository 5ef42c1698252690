import type { Look } from '../drawing/looks.ts'
import { element, escaped, fitting, label, px, svgOf } from '../drawing/svg-text.ts'
import { monthTicks, niceTicks } from '../drawing/nice-ticks.ts'

export type DayChartWords = {
  /** What a reader hears in place of the picture. */
  title: string
  /** What is measured, with its unit. */
  axis: string
  month: (month: string) => string
  number: (value: number) => string
}

export type DayRange = { from: string; to: string }

const dayMs = 86_400_000
const margin = { top: 26, bottom: 26, left: 52 }
/** Room for the names at the right edge. */
const rightOf = (width: number) => (width < 480 ? 64 : width < 640 ? 96 : 150)
const height = 220
/** Days without a value that a line goes over: a weekend on which nobody wrote. */
const gapDays = 3

/** The scales of a chart of days: the first and last day at its edges, and values on round numbers. */
export function dayScales(
  width: number,
  { from, to }: DayRange,
  { least, most }: { least: number; most: number },
) {
  const [first, last] = [Date.parse(from), Math.max(Date.parse(to), Date.parse(from) + dayMs)]
  const ticks = niceTicks(least, most > least ? most : least + 1, 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const inner = {
    left: margin.left,
    right: width - rightOf(width),
    top: margin.top,
    bottom: height - margin.bottom,
  }
  const x = (on: string) =>
    inner.left + ((Date.parse(on) - first) / (last - first)) * (inner.right - inner.left)
  const y = (value: number) =>
    inner.bottom - ((value - low) / (high - low)) * (inner.bottom - inner.top)
  const months = monthTicks(first, last, Math.max(2, Math.floor((inner.right - inner.left) / 62)))
  return { x, y, ticks, months, inner, width, height }
}
export type DayScales = ReturnType<typeof dayScales>

/** Values of one kind over days, in the order of their days. */
export type DayValue = { on: string; value: number | null }

/** A line through values; one that is missing breaks it, as do more than three days without one. */
export function dayLine(values: readonly DayValue[], { x, y }: Pick<DayScales, 'x' | 'y'>): string {
  let path = ''
  let before: string | null = null
  for (const { on, value } of values) {
    if (value === null) {
      before = null
      continue
    }
    const isNext = before !== null && (Date.parse(on) - Date.parse(before)) / dayMs <= gapDays
    path += `${isNext ? 'L' : 'M'}${px(x(on))} ${px(y(value))}`
    before = on
  }
  return path
}

/** Writes a chart of days as SVG: its axes, and what is given within them. */
export function dayChart(
  scales: DayScales,
  words: DayChartWords,
  look: Look,
  content: readonly string[],
): string {
  const { inner, width, ticks, months, y } = scales
  const small = (x: number, at: number, text: string, more: Record<string, string | number> = {}) =>
    label({ x, y: at }, text, look.ink, { 'font-size': 10, ...more })
  return svgOf(
    { width, height, title: words.title, font: look.font, fontSize: null },
    small(4, 14, words.axis, { 'font-size': 11, 'font-weight': '600' }),
    ...ticks.flatMap((value) => [
      element('path', {
        d: `M${px(inner.left)} ${px(y(value))}H${px(inner.right)}`,
        stroke: look.line,
        'stroke-width': '0.6',
        fill: 'none',
      }),
      small(inner.left - 6, y(value), words.number(value), {
        'text-anchor': 'end',
        'dominant-baseline': 'middle',
      }),
    ]),
    ...months.flatMap((at) => {
      const on = new Date(at).toISOString().slice(0, 10)
      const x = scales.x(on)
      return [
        element('path', {
          d: `M${px(x)} ${px(inner.bottom)}v4`,
          stroke: look.ink,
          'stroke-width': '0.8',
          fill: 'none',
        }),
        small(x, inner.bottom + 16, words.month(on.slice(0, 7)), { 'text-anchor': 'middle' }),
      ]
    }),
    element('path', {
      d: `M${px(inner.left)} ${px(inner.bottom)}H${px(inner.right)}`,
      stroke: look.ink,
      'stroke-width': '1',
      fill: 'none',
    }),
    ...content,
  )
}

/** Names at the right edge, moved apart so that none covers another. */
export function edgeLabels(
  names: readonly { at: number; text: string; color: string }[],
  { inner, width }: Pick<DayScales, 'inner' | 'width'>,
): string[] {
  const step = 12
  const placed = names
    .map((name, index) => ({ ...name, index }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index)
  let below = Number.NEGATIVE_INFINITY
  const down = placed.map((name) => {
    below = Math.max(name.at, below + step)
    return { ...name, at: below }
  })
  // What was pushed below the chart pushes the others up.
  const over = Math.max(0, (down.at(-1)?.at ?? 0) - inner.bottom)
  return down.map(({ at, text, color }) =>
    label({ x: inner.right + 6, y: at - over }, fitting(text, width - inner.right - 8, 10), color, {
      'font-size': 10,
      'font-weight': '600',
      'dominant-baseline': 'middle',
    }),
  )
}

/** The mark of a day; what it says is shown where it is pointed at. */
export const dayMark = (
  { on, x, y, path }: { on: string; x: number; y: number; path?: string },
  attributes: Record<string, string | number>,
  words: string,
): string => {
  const said = element('title', {}, escaped(words))
  return path === undefined
    ? element('circle', { 'data-day': on, cx: x, cy: y, r: 2.2, ...attributes }, said)
    : element('path', { 'data-day': on, d: path, ...attributes }, said)
}
