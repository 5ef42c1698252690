import type { DiagramMark } from './diagram.ts'
import { element, pair } from '../drawing/svg-text.ts'

/**
 * Lines through the marks of each group in the order of its samples; `parts` are the marks of one triangle or square, since
 * a line does not leave it.
 */
export const waysSvg = (parts: readonly (readonly DiagramMark[])[]): string[] =>
  parts.flatMap((marks) =>
    [...Map.groupBy(marks, ({ group }) => group).values()]
      .filter((joined) => joined.length > 1)
      .map((joined) =>
        element('path', {
          d: joined.map(({ at }, index) => `${index === 0 ? 'M' : 'L'}${pair(at)}`).join(''),
          stroke: joined[0]?.look.color,
          'stroke-width': '1',
          'stroke-opacity': '0.6',
          fill: 'none',
        }),
      ),
  )
