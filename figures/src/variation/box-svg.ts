import { ascending, type Box, boxOf } from '@puquio/domain'
import { element, fitting, label, px, svgOf } from '../drawing/svg-text.ts'
import type { Look } from '../drawing/looks.ts'
import { valueAxis } from '../drawing/value-axis.ts'
import { isDrawable, valueScale } from './scale.ts'

/** Results that one box sums up, with the name below it and its colour. */
export type BoxGroup = { name: string; color: string; values: readonly number[] }

export type BoxWords = {
  /** What a reader hears in place of the picture. */
  title: string
  unit: string
  number: (value: number) => string
}

type Options = { width: number; height: number; isLog: boolean }

export type BoxFigure = {
  svg: string
  /** The middle of each box, and its numbers. */
  boxes: { x: number; y: number; name: string; box: Box }[]
}

const margins = { left: 56, right: 8, top: 26, bottom: 40 }
/** A box is no wider, in pixels. */
const widest = 46

/** Writes Tukey's boxes side by side as SVG: hinges, median, whiskers to 1.5 times their distance, and what lies beyond as rings. */
export function boxSvg(
  groups: readonly BoxGroup[],
  words: BoxWords,
  look: Look,
  { width, height, isLog }: Options,
): BoxFigure {
  const frame = {
    left: margins.left,
    right: Math.max(width - margins.right, margins.left + 1),
    top: margins.top,
    bottom: Math.max(height - margins.bottom, margins.top + 1),
  }
  const drawn = groups.map((group) => ({
    ...group,
    values: ascending(group.values.filter((value) => isDrawable(value, isLog))),
  }))
  const scale = valueScale(
    drawn.flatMap(({ values }) => values),
    { ...frame, isLog },
  )
  const room = (frame.right - frame.left) / Math.max(1, drawn.length)
  const half = Math.min(widest, room * 0.6) / 2
  const y = (value: number) => scale.y(value) ?? frame.bottom
  const boxes = drawn.flatMap(({ name, color, values }, at) => {
    const box = boxOf(values)
    const x = frame.left + (at + 0.5) * room
    return box ? [{ x, y: y(box.median), name, color, box }] : []
  })
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    label({ x: 0, y: 13 }, words.unit, look.dim),
    ...valueAxis(frame, scale.ticks, words.number, look),
    ...drawn.map(({ name, values }, at) =>
      label(
        { x: frame.left + (at + 0.5) * room, y: height - 24 },
        fitting(name, room, 11),
        values.length === 0 ? look.dim : look.ink,
        { 'text-anchor': 'middle' },
      ),
    ),
    ...drawn.map(({ values }, at) =>
      label({ x: frame.left + (at + 0.5) * room, y: height - 9 }, `n ${values.length}`, look.dim, {
        'text-anchor': 'middle',
        'font-size': 9,
      }),
    ),
    ...boxes.map(({ x, color, box }) => boxMarks(box, { x, half, y, color, look })),
  )
  return { svg, boxes: boxes.map(({ color: _, ...shown }) => shown) }
}

type Place = {
  x: number
  half: number
  y: (value: number) => number
  color: string
  look: Look
}

function boxMarks(box: Box, { x, half, y, color, look }: Place): string {
  const [low, high] = box.whiskers
  const [top, bottom] = [y(box.upper), y(box.lower)]
  const cap = half / 2
  const whiskers =
    `M${px(x)} ${px(top)}V${px(y(high))}M${px(x - cap)} ${px(y(high))}H${px(x + cap)}` +
    `M${px(x)} ${px(bottom)}V${px(y(low))}M${px(x - cap)} ${px(y(low))}H${px(x + cap)}`
  return element(
    'g',
    { 'data-box': String(box.count) },
    element('path', { d: whiskers, stroke: color, 'stroke-width': '1.3', fill: 'none' }),
    element('rect', {
      x: x - half,
      y: top,
      width: 2 * half,
      height: Math.max(1, bottom - top),
      fill: color,
      'fill-opacity': '0.25',
      stroke: color,
      'stroke-width': '1.3',
    }),
    element('path', {
      d: `M${px(x - half)} ${px(y(box.median))}H${px(x + half)}`,
      stroke: look.ink,
      'stroke-width': '2',
      fill: 'none',
    }),
    ...box.outliers.map((value) =>
      element('circle', {
        cx: x,
        cy: y(value),
        r: 2.6,
        stroke: color,
        'stroke-width': '1.2',
        fill: 'none',
      }),
    ),
  )
}
