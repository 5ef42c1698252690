import type { Look } from '../drawing/looks.ts'
import type { DiagramMark } from './diagram.ts'
import { markPath } from '../drawing/marks.ts'
import { escaped, px } from '../drawing/svg-text.ts'

/** How a mark is painted, in SVG and on a canvas alike; a hollow one has an ion below its detection limit. */
export const markPaint = ({ look, isHollow, isFaint, path }: DiagramMark, { paper }: Look) => {
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
    strokeWidth: isFaint ? 0.8 : 1.4,
    ...(isFaint ? { strokeOpacity: 0.25 } : {}),
  }
}

/**
 * All marks of a diagram, each with `data-sample`, the id of its sample. Thousands are written within a frame or two, so that
 * what marks of one look share is put together once.
 */
export const marksSvg = (marks: readonly DiagramMark[], look: Look): string => {
  const kept = new Map<string, { shape: string; paint: string }>()
  const sharedBy = (mark: DiagramMark) => {
    const { color, shape } = mark.look
    const kind = mark.path === undefined ? mark.radius : mark.path.endsWith('Z') ? 'Z' : 'L'
    const key = `${color}${shape}${mark.isHollow}${mark.isFaint}${kind}`
    const before = kept.get(key)
    if (before) return before
    const shared = {
      shape: relativePath(markPath(shape, 0, 0, mark.radius)),
      paint: attributesOf(markPaint(mark, look)),
    }
    kept.set(key, shared)
    return shared
  }
  const written = marks.map((mark) => {
    const { shape, paint } = sharedBy(mark)
    const d = mark.path ?? `M${px(mark.at.x)} ${px(mark.at.y)}${shape}`
    return `<path data-sample="${escaped(mark.id)}" d="${d}"${paint}/>`
  })
  return `<g class="marks">${written.join('')}</g>`
}

const attributesOf = ({
  fill,
  fillOpacity,
  stroke,
  strokeWidth,
  strokeOpacity,
}: ReturnType<typeof markPaint>) =>
  [
    ` fill="${escaped(fill)}"`,
    ...(fillOpacity === 1 ? [] : [` fill-opacity="${fillOpacity}"`]),
    ` stroke="${escaped(stroke)}" stroke-width="${strokeWidth}"`,
    ...(strokeOpacity === undefined ? [] : [` stroke-opacity="${strokeOpacity}"`]),
  ].join('')

/** A path about the origin as one that goes on from where the pen is: its places are relative to the one before. */
function relativePath(path: string): string {
  let [atX, atY] = [0, 0]
  return path.replace(/([ML])(\S+?) ([^MLaZ]+)/g, (_, command: string, x: string, y: string) => {
    const [toX, toY] = [Number(x), Number(y)]
    const step = `${px(toX - atX)} ${px(toY - atY)}`
    ;[atX, atY] = [toX, toY]
    return `${command.toLowerCase()}${step}`
  })
}
