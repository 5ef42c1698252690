import type { Look } from '../drawing/looks.ts'
import { markPath, type MarkShape } from '../drawing/marks.ts'
import { placeBoxes } from '../drawing/place-boxes.ts'
import { label, line, px, svgOf, textWidth } from '../drawing/svg-text.ts'

export type MapPoint = {
  code: string
  latitudeDeg: number
  longitudeDeg: number
  gravity: Gravity
}
/** How grave what was found there is. */
export type Gravity = 'grave' | 'near' | 'well' | 'unknown'
type MapFigureWords = { title: string; number: (value: number) => string }

const margin = { top: 24, side: 70, bottom: 40 }
const kilometreDeg = 1 / 111.32
const codeSize = 9

/** Places on a plain map with their codes, north upwards, with a scale; degrees of longitude are as wide as at the middle. */
export function pointsMapSvg(
  points: readonly MapPoint[],
  words: MapFigureWords,
  look: Look,
  width = 640,
): string {
  const { place, scale, plotHeight } = projectionOf(points, width)
  const at = points.map(place)
  // Codes beside their marks, or where there is room, with a line.
  const names = points.map(({ code }, index) => {
    const box = { width: textWidth(code, codeSize) + 4, height: 11 }
    const { x, y } = at[index] ?? { x: 0, y: 0 }
    return { ...box, x: x + box.width / 2 + 7, y }
  })
  const placed = placeBoxes(names, {
    taken: at.map(({ x, y }) => ({ x, y, width: 12, height: 12 })),
  })
  const height = margin.top + plotHeight + margin.bottom
  const frame = `M1 1H${px(width - 1)}V${px(height - 1)}H1z`
  return svgOf(
    { width, height, title: words.title, font: look.font },
    line(frame, look.line, 0.8),
    label({ x: width - 10, y: 16 }, '↑ N', look.ink, {
      'text-anchor': 'end',
      'font-weight': '600',
    }),
    ...points.flatMap(({ code }, index) => {
      const from = at[index] ?? { x: 0, y: 0 }
      const to = placed[index] ?? from
      const half = (names[index]?.width ?? 0) / 2
      const isBeside = Math.abs(to.y - from.y) < 1 && to.x - half - from.x < 9
      return [
        ...(isBeside
          ? []
          : [line(`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`, look.line, 0.6)]),
        label({ x: to.x - half + 1, y: to.y + 3 }, code, look.ink, { 'font-size': codeSize }),
      ]
    }),
    ...points.map(({ gravity }, index) => {
      const { x, y } = at[index] ?? { x: 0, y: 0 }
      const { shape, fill, stroke } = marks(look)[gravity]
      return `<path d="${markPath(shape, x, y, 4.5)}" fill="${fill}" stroke="${stroke}"/>`
    }),
    line(`M10 ${px(height - 10)}h${px(scale.width)}m0 -4v8M10 ${px(height - 14)}v8`, look.ink, 1),
    label({ x: 10, y: height - 18 }, `${words.number(scale.km)} km`, look.ink, {
      'font-size': codeSize,
    }),
  )
}

/** Told apart without colours, too: a square, a triangle, a circle, and one that is hollow. */
const marks = ({ danger, warning, good, dim, paper }: Look) =>
  ({
    grave: { shape: 'square', fill: danger, stroke: paper },
    near: { shape: 'triangle', fill: warning, stroke: paper },
    well: { shape: 'circle', fill: good, stroke: paper },
    unknown: { shape: 'circle', fill: paper, stroke: dim },
  }) as const satisfies Record<Gravity, { shape: MarkShape; fill: string; stroke: string }>

function projectionOf(points: readonly MapPoint[], width: number) {
  const [west, east] = ends(points.map(({ longitudeDeg }) => longitudeDeg))
  const [south, north] = ends(points.map(({ latitudeDeg }) => latitudeDeg))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  // At least a kilometre, so that one place has a scale, too.
  const wideDeg = Math.max((east - west) * shrink, kilometreDeg)
  const highDeg = Math.max(north - south, kilometreDeg)
  const perDeg = Math.min((width - 2 * margin.side) / wideDeg, 400 / highDeg)
  const plotHeight = Math.max(100, (north - south) * perDeg)
  const left = (width - (east - west) * shrink * perDeg) / 2
  const most = 100 / (perDeg * kilometreDeg)
  const power = 10 ** Math.floor(Math.log10(most))
  const km = ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power
  return {
    place: ({ latitudeDeg, longitudeDeg }: MapPoint) => ({
      x: left + (longitudeDeg - west) * shrink * perDeg,
      y: margin.top + (north - latitudeDeg) * perDeg,
    }),
    scale: { km, width: km * kilometreDeg * perDeg },
    plotHeight,
  }
}

const ends = (values: readonly number[]): [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
