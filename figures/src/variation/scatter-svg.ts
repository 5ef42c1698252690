import { markPath } from '../drawing/marks.ts'
import { element, label, px, svgOf } from '../drawing/svg-text.ts'
import type { Look } from '../drawing/looks.ts'
import { valueAxis } from '../drawing/value-axis.ts'
import { stationLook } from './looks.ts'
import { isDrawable, valueScale } from './scale.ts'

/** Two measures of one sample; hollow where one of them is a non-detect. */
export type ScatterPair = { id: string; place: number; x: number; y: number; isHollow: boolean }

export type ScatterWords = {
  /** What a reader hears in place of the picture. */
  title: string
  x: string
  y: string
  number: (value: number) => string
}

export type ScatterFigure = {
  svg: string
  points: { id: string; x: number; y: number }[]
}

const margins = { left: 60, right: 12, top: 28, bottom: 44 }

/** Writes pairs of two measures as SVG, each with its station's colour and shape. */
export function scatterSvg(
  given: readonly ScatterPair[],
  words: ScatterWords,
  look: Look,
  { width, height, isLog }: { width: number; height: number; isLog: boolean },
): ScatterFigure {
  const frame = {
    left: margins.left,
    right: Math.max(width - margins.right, margins.left + 1),
    top: margins.top,
    bottom: Math.max(height - margins.bottom, margins.top + 1),
  }
  const pairs = given
    .filter(({ x, y }) => isDrawable(x, isLog) && isDrawable(y, isLog))
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        one.x - other.x ||
        one.y - other.y ||
        one.id.localeCompare(other.id),
    )
  const vertical = valueScale(
    pairs.map(({ y }) => y),
    { ...frame, isLog },
  )
  // The same scale, laid down: from the left.
  const horizontal = valueScale(
    pairs.map(({ x }) => x),
    {
      top: 0,
      bottom: frame.right - frame.left,
      isLog,
    },
  )
  const across = (value: number) => frame.right - (horizontal.y(value) ?? 0)
  const down = (value: number) => vertical.y(value) ?? frame.bottom
  const points = pairs.map((pair) => ({ ...pair, at: { x: across(pair.x), y: down(pair.y) } }))
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    label({ x: 0, y: 13 }, words.y, look.dim),
    ...valueAxis(frame, vertical.ticks, words.number, look),
    element('path', {
      d: horizontal.ticks
        .map(({ value }) => `M${px(across(value))} ${px(frame.top)}V${px(frame.bottom)}`)
        .join(''),
      stroke: look.line,
      'stroke-width': '0.6',
      fill: 'none',
    }),
    ...horizontal.ticks.map(({ value }) =>
      label({ x: across(value), y: frame.bottom + 16 }, words.number(value), look.dim, {
        'text-anchor': 'middle',
      }),
    ),
    label({ x: frame.right, y: height - 8 }, words.x, look.dim, { 'text-anchor': 'end' }),
    ...points.map(({ at, place, isHollow }) => {
      const { color, shape } = stationLook(place)
      return element('path', {
        d: markPath(shape, at.x, at.y, 3.8),
        'data-pair': isHollow ? 'hollow' : 'plain',
        fill: isHollow ? look.paper : color,
        stroke: color,
        'stroke-width': '1.2',
      })
    }),
  )
  return { svg, points: points.map(({ id, at }) => ({ id, ...at })) }
}
