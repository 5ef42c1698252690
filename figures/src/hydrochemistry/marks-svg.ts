import type { DiagramLook, DiagramMark } from './diagram.ts'
import { markPath } from './marks.ts'
import { element } from './svg-text.ts'

/** How a mark is painted, in SVG and on a canvas alike; a hollow one has an ion below its detection limit. */
export const markPaint = ({ look, isHollow, path }: DiagramMark, { paper }: DiagramLook) => {
  const { color } = look
  if (path === undefined)
    return isHollow
      ? { fill: paper, fillOpacity: 1, stroke: color, strokeWidth: 1.5 }
      : { fill: color, fillOpacity: 1, stroke: paper, strokeWidth: 0.7 }
  const isClosed = path.endsWith('Z')
  return {
    fill: isClosed ? color : 'none',
    fillOpacity: isClosed && !isHollow ? 0.45 : 0,
    stroke: color,
    strokeWidth: 1.4,
  }
}

/** All marks of a diagram, each with `data-sample`, the id of its sample. */
export const marksSvg = (marks: readonly DiagramMark[], look: DiagramLook): string =>
  element(
    'g',
    { class: 'marks' },
    ...marks.map((mark) => {
      const { fill, fillOpacity, stroke, strokeWidth } = markPaint(mark, look)
      const { at, radius, path } = mark
      return element('path', {
        'data-sample': mark.id,
        d: path ?? markPath(mark.look.shape, at.x, at.y, radius),
        fill,
        'fill-opacity': fillOpacity === 1 ? undefined : String(fillOpacity),
        stroke,
        'stroke-width': String(strokeWidth),
      })
    }),
  )
