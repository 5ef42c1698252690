import type { Diagram, DiagramMark, Drawing, Place } from './diagram.ts'
import { isHollow, markOf } from './diagram.ts'
import { groupLegend, hollowLegend } from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { placeBoxes } from '../drawing/place-boxes.ts'
import { stiffGlyphBox, stiffPath, stiffRowNames, stiffSteps } from './stiff-polygon.ts'
import { label, line, px, svgOf, textWidth } from '../drawing/svg-text.ts'

export type StationPlace = { code: string; latitudeDeg: number; longitudeDeg: number }

const margin = { top: 70, side: 70, bottom: 96 }
const kilometreDeg = 1 / 111.32

/**
 * Stiff diagrams at their stations on a plain map, on one scale, north upwards: degrees of longitude are as wide as they are at
 * the middle latitude. Where two would cover each other, the later one moves, with a line to its station. What has no place is
 * omitted.
 */
export function drawStiffMap(drawing: Drawing, places: readonly StationPlace[]): Diagram {
  const { samples, groups, words, look, width } = drawing
  const at = new Map(places.map((one) => [one.code, one]))
  const shown = samples.flatMap((sample) => {
    const station = at.get(sample.station)
    return station ? [{ sample, station }] : []
  })
  const { place, scaleKm, plotHeight } = projection(
    shown.map(({ station }) => station),
    width,
  )
  const most = stiffSteps(shown.map(({ sample }) => sample)).at(-1) ?? 1
  const dots = shown.map(({ station }) => place(station))
  const boxes = shown.map(({ sample }) => stiffGlyphBox(sample, most))
  const wished = dots.map(({ x, y }, index) => {
    const { width = 0, height = 0 } = boxes[index] ?? {}
    return { x, y: y - height / 2 - 14, width, height }
  })
  const taken = shown.flatMap(({ station }, index) => {
    const { x, y } = dots[index] as Place
    const nameWidth = textWidth(station.code, 9) + 12
    return [{ x: x + nameWidth / 2 - 4, y, width: nameWidth, height: 12 }]
  })
  const placed = placeBoxes(wished, { taken })
  const marks = shown.map(({ sample }, index): DiagramMark => {
    const { x, y } = placed[index] as Place
    const { scale, height, row } = stiffGlyphBox(sample, most)
    return {
      ...markOf(sample, groups),
      isHollow: isHollow(sample),
      at: { x, y },
      radius: height / 2,
      path: stiffPath(sample, { middle: x, top: y - row, row, scale }),
    }
  })
  const bottom = margin.top + plotHeight + margin.bottom
  const legend = groupLegend(groups, { width, top: bottom, words, look })
  const height = bottom + legend.height
  const key = { x: width / 2, top: bottom - 62 }
  const half = stiffGlyphBox(undefined, most).scale * most
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    hollowLegend({ x: 0, y: 10 }, words, look),
    label({ x: width - 8, y: 12 }, '↑ N', look.ink, { 'text-anchor': 'end', 'font-weight': '600' }),
    ...dots.flatMap(({ x, y }, index) => {
      const { x: toX, y: toY } = placed[index] as Place
      return [
        line(`M${px(x)} ${px(y)}L${px(toX)} ${px(toY)}`, look.dim, 0.6),
        `<circle cx="${px(x)}" cy="${px(y)}" r="2.5" fill="${look.ink}"/>`,
        label({ x: x + 6, y: y + 3 }, shown[index]?.station.code ?? '', look.ink, {
          'font-size': 9,
        }),
      ]
    }),
    line(`M8 ${px(bottom - 16)}h${px(scaleKm.width)}m0 -4v8M8 ${px(bottom - 20)}v8`, look.ink, 1),
    label({ x: 8, y: bottom - 26 }, `${words.number(scaleKm.km)} km`, look.ink, { 'font-size': 9 }),
    ...stiffRowNames({ top: key.top, row: 13 }, { left: key.x - 8, right: key.x + 8 }, look),
    line(
      `M${px(key.x - half)} ${px(key.top + 38)}H${px(key.x + half)}m0 -3v6M${px(key.x)} ${px(key.top + 35)}v6M${px(key.x - half)} ${px(key.top + 35)}v6`,
      look.ink,
      1,
    ),
    label({ x: key.x + half + 6, y: key.top + 41 }, `${words.number(most)} meq/L`, look.ink, {
      'font-size': 9,
    }),
    marksSvg(marks, look),
    legend.svg,
  )
  const found = new Set(shown.map(({ sample }) => sample.id))
  return {
    svg,
    width,
    height,
    marks,
    omitted: samples.filter(({ id }) => !found.has(id)).map(({ id }) => id),
  }
}

function projection(stations: readonly StationPlace[], width: number) {
  const [west, east] = ends(stations.map(({ longitudeDeg }) => longitudeDeg))
  const [south, north] = ends(stations.map(({ latitudeDeg }) => latitudeDeg))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const room = width - 2 * margin.side
  // At least a kilometre, so that one station has a scale, too.
  const wideDeg = Math.max((east - west) * shrink, kilometreDeg)
  const highDeg = Math.max(north - south, kilometreDeg)
  const perDeg = Math.min(room / wideDeg, 420 / highDeg)
  const plotHeight = Math.max(120, (north - south) * perDeg)
  const left = (width - (east - west) * shrink * perDeg) / 2
  const km = roundKm(90 / (perDeg * kilometreDeg))
  return {
    place: ({ latitudeDeg, longitudeDeg }: StationPlace): Place => ({
      x: left + (longitudeDeg - west) * shrink * perDeg,
      y: margin.top + (north - latitudeDeg) * perDeg,
    }),
    scaleKm: { km, width: km * kilometreDeg * perDeg },
    plotHeight,
  }
}

const ends = (values: readonly number[]): [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]

/** The longest of 1, 2 and 5 times a power of ten that is not above. */
const roundKm = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most))
  return Number(([5, 2, 1].find((times) => times * power <= most) ?? 1) * power)
}
