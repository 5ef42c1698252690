import { piperFractions, piperPlaces } from '@puquio/domain'
import { type Diagram, type DiagramMark, type Drawing, inTime, markOf } from './diagram.ts'
import { faciesSigns } from './facies.ts'
import {
  groupLegend,
  groupsWidth,
  hollowLegend,
  keysWidth,
  sizeLegend,
  sizesHeight,
} from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { type PiperFrame, piperFrame, piperWidthOf } from './piper-frame.ts'
import { axisSigns } from './signs.ts'
import { solidsRadius } from './solids.ts'
import { label, line, svgOf, zoneName } from '../drawing/svg-text.ts'
import { waysSvg } from './ways.ts'

const parts = ['cations', 'anions', 'diamond'] as const

/**
 * A Piper diagram: each sample is three marks, as large as its salinity, hollow where an ion was not detected. Source: Piper
 * (1944), Transactions AGU 25.
 */
export function drawPiper(drawing: Drawing): Diagram {
  const { groups, words, look, isPathDrawn } = drawing
  const samples = inTime(drawing.samples)
  const layout = layoutOf(drawing)
  const { frame, width, height } = layout
  const places = samples.map(({ analysis }) => piperPlaces(piperFractions(analysis)))
  const ofParts = parts.map((part) =>
    samples.map(
      (sample, index): DiagramMark => ({
        ...markOf(sample, groups),
        at: frame.place(places[index]?.[part] ?? { x: 0, y: 0 }),
        radius: solidsRadius(sample.analysis.tdsMgL),
      }),
    ),
  )
  const marks = ofParts.flat()
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    line(frame.grid, look.line, 0.6),
    line(frame.halves, look.dim, 0.8, { 'stroke-dasharray': '4 3' }),
    line(frame.outline, look.ink, 1),
    ...frame.names.flatMap(({ name, ...at }) =>
      zoneName(at, name === 'mixed' ? [words.mixed] : faciesSigns[name], look),
    ),
    ...frame.ticks.map((tick) =>
      label(tick, String(tick.percent), look.ink, { 'text-anchor': tick.anchor, 'font-size': 10 }),
    ),
    ...frame.titles.map(({ axis, turn, anchor, ...at }) =>
      label(at, axisSigns[axis], look.ink, {
        'text-anchor': anchor,
        'dominant-baseline': 'middle',
        transform: turn,
      }),
    ),
    ...layout.keys,
    ...(isPathDrawn ? waysSvg(ofParts) : []),
    marksSvg(marks, look),
  )
  return { svg, width, height, marks, omitted: [] }
}

type Layout = { frame: PiperFrame; width: number; height: number; keys: string[] }

/** Below this width of the frame its names touch each other. */
const leastWidth = 320
const keysGap = 16

/** The frame with its keys below it or, where it is larger so, beside it. */
function layoutOf({ groups, words, look, width, height }: Drawing): Layout {
  const below = { width, words, look }
  const rows = groupLegend(groups, { ...below, top: 0 })
  const keysRoom = Math.max(keysWidth(words), groupsWidth(groups))
  const frameWidth =
    height === undefined ? width : Math.min(width, piperWidthOf(height - rows.height))
  const besideRoom = width - keysRoom - keysGap
  const besideWidth =
    height === undefined || besideRoom < leastWidth
      ? 0
      : Math.max(leastWidth, Math.min(besideRoom, piperWidthOf(height)))
  if (height !== undefined && besideWidth > frameWidth) {
    const frame = piperFrame(besideWidth)
    const left = besideWidth + keysGap
    // What the frame leaves of the width is the keys', so that many groups stand in columns.
    const room = Math.min(width - left, 2 * keysRoom)
    const top = 24 + sizesHeight
    const legend = groupLegend(groups, {
      ...below,
      width: room,
      left,
      top,
      rowsMax: Math.max(1, Math.floor((height - top) / 18)),
    })
    return {
      frame,
      width: left + room,
      height: Math.max(frame.height, top + legend.height),
      keys: [
        hollowLegend({ x: left, y: 12 }, words, look),
        sizeLegend({ x: left + keysWidth(words), y: 32 }, words, look),
        legend.svg,
      ],
    }
  }
  const fitted = Math.max(Math.min(width, leastWidth), frameWidth)
  const frame = piperFrame(fitted, (width - fitted) / 2)
  const legend = groupLegend(groups, { ...below, top: frame.height })
  return {
    frame,
    width,
    height: frame.height + legend.height,
    keys: [
      sizeLegend({ x: width - 2, y: 12 }, words, look),
      hollowLegend({ x: 0, y: 12 }, words, look),
      legend.svg,
    ],
  }
}
