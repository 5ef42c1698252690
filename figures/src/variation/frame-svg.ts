import type { DiagramLook } from '../hydrochemistry/diagram.ts'
import { element, escaped, px } from '../svg-text.ts'

/** Colours of the page, and the one of limits and of what exceeds them. */
export type ChartLook = DiagramLook & { danger: string }

export type Frame = { left: number; right: number; top: number; bottom: number }

type Attributes = Record<string, string | number | undefined>

/** A text of a chart. */
export const label = (
  look: ChartLook,
  x: number,
  y: number,
  text: string,
  more: Attributes = {},
): string => element('text', { x, y, fill: look.dim, ...more }, escaped(text))

/** The lines and numbers of the values at the left. */
export const valueAxis = (
  frame: Frame,
  ticks: readonly { y: number; value: number }[],
  number: (value: number) => string,
  look: ChartLook,
): string[] => [
  element('path', {
    d: ticks.map(({ y }) => `M${px(frame.left)} ${px(y)}H${px(frame.right)}`).join(''),
    stroke: look.line,
    'stroke-width': '0.6',
    fill: 'none',
  }),
  ...ticks.map(({ y, value }) =>
    label(look, frame.left - 8, y + 4, number(value), { 'text-anchor': 'end' }),
  ),
]
