import { piperFractions, piperPlaces } from '@puquio/domain'
import { type Diagram, type DiagramMark, type Drawing, inTime, markOf } from './diagram.ts'
import { faciesSigns } from './facies.ts'
import { groupLegend, hollowLegend, sizeLegend } from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { piperFrame } from './piper-frame.ts'
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
  const { groups, words, look, width, isPathDrawn } = drawing
  const samples = inTime(drawing.samples)
  const frame = piperFrame(width)
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
  const legend = groupLegend(groups, { width, top: frame.height, words, look })
  const height = frame.height + legend.height
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    line(frame.grid, look.line, 0.6),
    line(frame.halves, look.dim, 0.8, { 'stroke-dasharray': '4 3' }),
    line(frame.outline, look.ink, 1),
    ...frame.names.flatMap(({ name, ...at }) =>
      zoneName(at, name === 'mixed' ? [words.mixed] : faciesSigns[name], look),
    ),
    ...frame.ticks.map((tick) =>
      label(tick, String(tick.percent), look.ink, { 'text-anchor': tick.anchor, 'font-size': 9 }),
    ),
    ...frame.titles.map(({ axis, turn, anchor, ...at }) =>
      label(at, axisSigns[axis], look.ink, {
        'text-anchor': anchor,
        'dominant-baseline': 'middle',
        transform: turn,
      }),
    ),
    sizeLegend({ x: width - 2, y: 12 }, words, look),
    hollowLegend({ x: 0, y: 12 }, words, look),
    ...(isPathDrawn ? waysSvg(ofParts) : []),
    marksSvg(marks, look),
    legend.svg,
  )
  return { svg, width, height, marks, omitted: [] }
}
