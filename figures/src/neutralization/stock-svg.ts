import type { Look } from '../drawing/looks.ts'
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

export type StockDay = {
  on: string
  kg: number | null
  /** Hollow where it follows from the day before. */
  isCounted: boolean
  isLow: boolean
}
export type StockSeries = {
  name: string
  color: string
  days: readonly StockDay[]
  /** Of the last day; null where nothing is used. */
  daysLeft: number | null
}
export type StockWords = DayChartWords & {
  daysLeft: (days: number) => string
  day: (series: StockSeries, day: StockDay) => string
}

/** Writes the stock of products in tonnes as SVG: counted days filled, low ones marked, with the days that are left. */
export function stockSvg(
  series: readonly StockSeries[],
  range: DayRange,
  width: number,
  words: StockWords,
  look: Look,
): string {
  const inTonnes = (kg: number | null) => (kg === null ? null : kg / 1000)
  const values = series.flatMap(({ days }) => days.flatMap(({ kg }) => inTonnes(kg) ?? []))
  const scales = dayScales(width, range, {
    least: Math.min(0, ...values),
    most: Math.max(0, ...values),
  })
  return dayChart(scales, words, look, [
    ...series.flatMap((one) => [
      element('path', {
        d: dayLine(
          one.days.map(({ on, kg }) => ({ on, value: inTonnes(kg) })),
          scales,
        ),
        stroke: one.color,
        'stroke-width': '1.4',
        fill: 'none',
      }),
      ...one.days.flatMap((day) => {
        const tonnes = inTonnes(day.kg)
        // Followed days are the line itself: marks of all of them would hide what was counted.
        if (tonnes === null || !(day.isCounted || day.isLow)) return []
        const color = day.isLow ? look.danger : one.color
        return [
          dayMark(
            { on: day.on, x: scales.x(day.on), y: scales.y(tonnes) },
            {
              fill: day.isCounted ? color : look.paper,
              stroke: color,
              'stroke-width': '1',
            },
            words.day(one, day),
          ),
        ]
      }),
    ]),
    ...edgeLabels(
      series.flatMap(({ name, color, days, daysLeft }) => {
        const last = inTonnes(days.findLast(({ kg }) => kg !== null)?.kg ?? null)
        if (last === null) return []
        const left = daysLeft === null ? [] : [words.daysLeft(daysLeft)]
        return [name, ...left].map((text) => ({ at: scales.y(last), text, color }))
      }),
      scales,
    ),
  ])
}
