import type { Look } from '../drawing/looks.ts'
import { markPath } from '../drawing/marks.ts'
import { element } from '../drawing/svg-text.ts'
import {
  dayChart,
  type DayChartWords,
  dayLine,
  dayMark,
  type DayRange,
  dayScales,
  edgeLabels,
} from './day-chart.ts'

export type DosedDayMark = {
  on: string
  plannedKgM3: number | null
  realKgM3: number | null
  /** Further from the planned dose than the plant accepts. */
  isDeviating: boolean
}
export type DoseSeries = { name: string; color: string; days: readonly DosedDayMark[] }
export type DoseWords = DayChartWords & {
  planned: string
  /** What a mark says. */
  day: (series: DoseSeries, day: DosedDayMark) => string
}

/** Writes the doses of products in kg/m³ as SVG: the real one with a mark a day, the planned one dashed. */
export function doseSvg(
  series: readonly DoseSeries[],
  range: DayRange,
  width: number,
  words: DoseWords,
  look: Look,
): string {
  const values = series.flatMap(({ days }) =>
    days.flatMap(({ plannedKgM3, realKgM3 }) =>
      [plannedKgM3, realKgM3].filter((value) => value !== null),
    ),
  )
  const scales = dayScales(width, range, { least: 0, most: Math.max(0, ...values) })
  const names = series.flatMap(({ name, color, days }) => {
    const last = days.findLast(({ realKgM3 }) => realKgM3 !== null)?.realKgM3
    const planned = days.findLast(({ plannedKgM3 }) => plannedKgM3 !== null)?.plannedKgM3
    return [
      ...(last === undefined || last === null ? [] : [{ at: scales.y(last), text: name, color }]),
      ...(planned === undefined || planned === null
        ? []
        : [{ at: scales.y(planned), text: words.planned, color: look.ink }]),
    ]
  })
  return dayChart(scales, words, look, [
    ...series.flatMap((one) => drawn(one, scales, words, look)),
    ...edgeLabels(names, scales),
  ])
}

function drawn(
  series: DoseSeries,
  scales: ReturnType<typeof dayScales>,
  words: DoseWords,
  look: Look,
): string[] {
  const { color, days } = series
  const line = (of: (day: DosedDayMark) => number | null) =>
    dayLine(
      days.map((day) => ({ on: day.on, value: of(day) })),
      scales,
    )
  return [
    element('path', {
      d: line(({ plannedKgM3 }) => plannedKgM3),
      stroke: color,
      'stroke-width': '1.2',
      'stroke-dasharray': '4 3',
      fill: 'none',
    }),
    element('path', {
      d: line(({ realKgM3 }) => realKgM3),
      stroke: color,
      'stroke-width': '1.4',
      'stroke-opacity': '0.55',
      fill: 'none',
    }),
    ...days.flatMap((day) => {
      if (day.realKgM3 === null) return []
      const [x, y] = [scales.x(day.on), scales.y(day.realKgM3)]
      // A shape, too, so that it is told apart without colour.
      const path = day.isDeviating ? { path: markPath('triangle', x, y, 3.6) } : {}
      const fill = day.isDeviating ? look.warning : color
      return [
        dayMark(
          { on: day.on, x, y, ...path },
          { fill, stroke: look.paper, 'stroke-width': '0.6' },
          words.day(series, day),
        ),
      ]
    }),
  ]
}
