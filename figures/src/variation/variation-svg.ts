import { markPath, type MarkShape } from '../drawing/marks.ts'
import { element, fitting, label, px, svgOf } from '../drawing/svg-text.ts'
import type { SeriesMark } from '../series-figure.ts'
import type { Look } from '../drawing/looks.ts'
import { valueAxis } from '../drawing/value-axis.ts'
import type { LimitName } from './limit-steps.ts'
import { stationLook } from './looks.ts'
import { type VariationFigure, wideFrom } from './variation-figure.ts'

export type VariationWords = {
  /** What a reader hears in place of the picture. */
  title: string
  /** What the numbers at the left are in. */
  unit: string
  number: (value: number) => string
  /** A month below the figure. */
  month: (at: number) => string
  /** The number of a limit at the right edge. */
  limit: (bound: LimitName['bound'], value: number) => string
}

/** Pixels of a mark's radius; few results have room for more. */
const radiusOf = (points: number) => (points > 1500 ? 2 : points > 400 ? 2.8 : 3.6)

/**
 * Writes the results of stations over time as SVG: a line through each station's, its shape for each result; a filled
 * triangle exceeds, a hollow one is near the limit, a hollow shape is a non-detect at its detection limit, a dotted one cannot
 * be determined. Of each station those of a kind are one path, so that thousands are few elements.
 */
export function variationSvg(
  figure: VariationFigure,
  words: VariationWords,
  look: Look,
  { hasLegend = false }: { hasLegend?: boolean } = {},
): string {
  const { frame, width, height } = figure
  const legend = hasLegend ? legendOf(figure, look) : { height: 0, content: [] }
  const count = figure.series.reduce((sum, { points }) => sum + points.length, 0)
  const radius = radiusOf(count)
  return svgOf(
    { width, height: height + legend.height, title: words.title, font: look.font },
    label({ x: 0, y: 13 }, words.unit, look.dim),
    ...valueAxis(frame, figure.yTicks, words.number, look),
    ...figure.xTicks.map(({ x, at }) =>
      label({ x: x, y: height - 6 }, words.month(at), look.dim, { 'text-anchor': 'middle' }),
    ),
    ...figure.series.map(({ place, line }) =>
      element('path', {
        d: line || undefined,
        stroke: stationLook(place).color,
        'stroke-opacity': '0.55',
        'stroke-width': '1.2',
        fill: 'none',
      }),
    ),
    ...figure.limits.map(({ path }) =>
      element('path', {
        d: path,
        stroke: look.danger,
        'stroke-width': '1.2',
        'stroke-dasharray': '6 4',
        fill: 'none',
      }),
    ),
    ...(figure.sampleLimits.length === 0
      ? []
      : [
          element('path', {
            d: figure.sampleLimits.map(({ x, y }) => `M${px(x - 5)} ${px(y)}h10`).join(''),
            'data-limit': 'sample',
            stroke: look.danger,
            'stroke-width': '1.6',
            fill: 'none',
          }),
        ]),
    ...figure.limitNames.flatMap((name) =>
      limitName(name, { x: frame.right + 8, width, words, look }),
    ),
    element(
      'g',
      { class: 'marks' },
      ...figure.series.flatMap(({ place, points }) => {
        const { color, shape } = stationLook(place)
        const kinds = Map.groupBy(points, ({ mark }) => mark)
        return marksInOrder.flatMap((mark) => {
          const some = kinds.get(mark)
          if (!some) return []
          const d = some.map(({ x, y }) => markPath(shapeOf(mark, shape), x, y, radius)).join('')
          return [element('path', { d, 'data-mark': mark, ...strokeOf(mark, color, look) })]
        })
      }),
    ),
    ...legend.content,
  )
}

/** What exceeds is drawn above the rest. */
const marksInOrder: readonly SeriesMark[] = ['plain', 'hollow', 'unknown', 'near', 'exceeds']

const shapeOf = (mark: SeriesMark, shape: MarkShape): MarkShape =>
  mark === 'exceeds' || mark === 'near' ? 'triangle' : shape

const strokeOf = (mark: SeriesMark, color: string, look: Look) => ({
  fill: mark === 'plain' || mark === 'exceeds' ? color : look.paper,
  stroke: mark === 'exceeds' ? look.danger : mark === 'plain' ? look.paper : color,
  'stroke-width': mark === 'plain' ? '0.5' : '1.3',
  'stroke-dasharray': mark === 'unknown' ? '1.5 1.5' : undefined,
})

/** Pixels of a row of the legend, of a mark with its gap, and of a letter. */
const legendSizes = { row: 17, mark: 24, letter: 6.3 }

/** The stations with their marks, in rows below the figure. */
function legendOf({ series, width, height }: VariationFigure, look: Look) {
  let [x, row] = [0, 0]
  const content = series.flatMap(({ place, name }) => {
    const { color, shape } = stationLook(place)
    const needed = legendSizes.mark + name.length * legendSizes.letter
    if (x > 0 && x + needed > width) [x, row] = [0, row + 1]
    const y = height + 12 + row * legendSizes.row
    const at = x
    x += needed
    return [
      element('path', { d: markPath(shape, at + 6, y - 4, 4), fill: color }),
      label({ x: at + 14, y: y }, name, look.ink),
    ]
  })
  return { height: series.length === 0 ? 0 : 8 + (row + 1) * legendSizes.row, content }
}

type NamePlace = { x: number; width: number; words: VariationWords; look: Look }

/** The number of a limit, and in a wide figure below it the standard's name, cut where there is no room. */
function limitName(
  { bound, value, y, names }: LimitName,
  { x, width, words, look }: NamePlace,
): string[] {
  const first = label({ x: x, y: y + 4 }, words.limit(bound, value), look.danger, {
    'font-weight': '600',
  })
  if (width < wideFrom) return [first]
  const shown = fitting(names.join('; '), width - x, 9)
  return [first, label({ x: x, y: y + 15 }, shown, look.danger, { 'font-size': px(9) })]
}
