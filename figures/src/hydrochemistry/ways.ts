import type { DiagramMark, Place } from './diagram.ts'
import { element } from '../svg-text.ts'

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

/** A place in a path, to a tenth of a pixel. */
export const pair = ({ x, y }: Place): string =>
  `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
