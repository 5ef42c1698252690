import type { Look } from '../drawing/looks.ts'
import { markPath } from '../drawing/marks.ts'
import { element, px } from '../drawing/svg-text.ts'
import {
  dayChart,
  type DayChartWords,
  dayLine,
  dayMark,
  type DayRange,
  dayScales,
  edgeLabels,
} from './day-chart.ts'

export type PhDay = {
  on: string
  phIn: number | null
  phOut: number | null
  isExceeded: boolean
}
export type PhWords = DayChartWords & {
  in: string
  out: string
  target: string
  day: (day: PhDay) => string
}
export type PhLimits = { min: number; max: number; target: number | null }

/** Writes the pH of the inflow and of the effluent as SVG, over the band that the effluent is to keep. */
export function effluentPhSvg(
  days: readonly PhDay[],
  limits: PhLimits,
  range: DayRange,
  width: number,
  { words, look, colors }: { words: PhWords; look: Look; colors: readonly [string, string] },
): string {
  const values = days.flatMap(({ phIn, phOut }) => [phIn, phOut].filter((value) => value !== null))
  const scales = dayScales(width, range, {
    least: Math.min(limits.min - 1, ...values),
    most: Math.max(limits.max + 1, ...values),
  })
  const { inner, x, y } = scales
  const [colorIn, colorOut] = colors
  const level = (value: number, attributes: Record<string, string>) =>
    element('path', {
      d: `M${px(inner.left)} ${px(y(value))}H${px(inner.right)}`,
      fill: 'none',
      ...attributes,
    })
  const line = (of: (day: PhDay) => number | null, color: string) =>
    element('path', {
      d: dayLine(
        days.map((day) => ({ on: day.on, value: of(day) })),
        scales,
      ),
      stroke: color,
      'stroke-width': '1.4',
      fill: 'none',
    })
  const last = (of: (day: PhDay) => number | null) => {
    const found = days.findLast((day) => of(day) !== null)
    return found ? of(found) : null
  }
  const [lastIn, lastOut] = [last(({ phIn }) => phIn), last(({ phOut }) => phOut)]
  const limit = { stroke: look.danger, 'stroke-width': '1', 'stroke-dasharray': '5 3' }
  return dayChart(scales, words, look, [
    element('rect', {
      x: inner.left,
      y: y(limits.max),
      width: inner.right - inner.left,
      height: y(limits.min) - y(limits.max),
      fill: look.band,
    }),
    level(limits.min, limit),
    level(limits.max, limit),
    ...(limits.target === null
      ? []
      : [level(limits.target, { stroke: look.line, 'stroke-width': '1' })]),
    line(({ phIn }) => phIn, colorIn),
    line(({ phOut }) => phOut, colorOut),
    ...days.flatMap((day) => {
      if (day.phOut === null) return []
      const at = { on: day.on, x: x(day.on), y: y(day.phOut) }
      const path = day.isExceeded ? { path: markPath('triangle', at.x, at.y, 4) } : {}
      return [
        dayMark(
          { ...at, ...path },
          {
            fill: day.isExceeded ? look.danger : colorOut,
            stroke: look.paper,
            'stroke-width': '0.6',
          },
          words.day(day),
        ),
      ]
    }),
    ...edgeLabels(
      [
        { at: y(limits.max), text: words.number(limits.max), color: look.danger },
        { at: y(limits.min), text: words.number(limits.min), color: look.danger },
        ...(limits.target === null
          ? []
          : [{ at: y(limits.target), text: words.target, color: look.ink }]),
        ...(lastIn === null ? [] : [{ at: y(lastIn), text: words.in, color: colorIn }]),
        ...(lastOut === null ? [] : [{ at: y(lastOut), text: words.out, color: colorOut }]),
      ],
      scales,
    ),
  ])
}
