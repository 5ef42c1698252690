import type { Frame } from './frame.ts'
import type { Look } from './looks.ts'
import { label, line, px } from './svg-text.ts'

/** The lines and numbers of the values at the left. */
export const valueAxis = (
  frame: Frame,
  ticks: readonly { y: number; value: number }[],
  number: (value: number) => string,
  look: Look,
): string[] => [
  line(
    ticks.map(({ y }) => `M${px(frame.left)} ${px(y)}H${px(frame.right)}`).join(''),
    look.line,
    0.6,
  ),
  ...ticks.map(({ y, value }) =>
    label({ x: frame.left - 8, y: y + 4 }, number(value), look.dim, { 'text-anchor': 'end' }),
  ),
]
