import type { Look } from '../drawing/looks.ts'
import { gibbsRatios } from '@puquio/domain'
import {
  type Diagram,
  type DiagramMark,
  type DiagramWords,
  type Drawing,
  inTime,
  markOf,
} from './diagram.ts'
import { groupLegend, hollowLegend } from './legend.ts'
import { decadesOf, logTicks } from '../drawing/log-axis.ts'
import { marksSvg } from './marks-svg.ts'
import { element, label, line, px, svgOf, textWidth, zoneName } from '../drawing/svg-text.ts'
import { waysSvg } from './ways.ts'

const signs = { cations: 'Na⁺ / (Na⁺ + Ca²⁺)', anions: 'Cl⁻ / (Cl⁻ + HCO₃⁻)' }
const sides = ['cations', 'anions'] as const
const margin = { left: 50, right: 14, top: 50, bottom: 46 }
const fifths = [0, 0.2, 0.4, 0.6, 0.8, 1]
/** Side by side from this width on, else one below the other; with less where the height is given, too. */
const wide = 400
const leastWide = 340
/** Pixels that a plot is high: at most where no height is given, and at least. */
const [highMost, highLeast] = [360, 120]
/** Where Gibbs (1970) writes what governs a water: share and mg/L. He gives them no sharp boundaries. */
const fields = [
  { word: 'rock', share: 0.2, tdsMgL: 160 },
  { word: 'precipitation', share: 0.8, tdsMgL: 9 },
  { word: 'evaporation', share: 0.78, tdsMgL: 12_000 },
] as const

/**
 * A Gibbs diagram: dissolved solids on a logarithmic axis against two shares by mass. What has neither of a share's ions
 * has no place in that half and is named as omitted. Source: Gibbs (1970), Science 170, 1088-1090.
 */
export function drawGibbs(drawing: Drawing): Diagram {
  const { groups, words, look, width, isPathDrawn } = drawing
  const rows = groupLegend(groups, { width, top: 0, words, look })
  const samples = inTime(drawing.samples)
  const ratios = samples.map(({ analysis }) => gibbsRatios(analysis))
  const [dataLow, dataHigh] = decadesOf(samples.map(({ analysis }) => analysis.tdsMgL))
  const [low, high] = [Math.min(0, dataLow), Math.max(5, dataHigh)]
  const isWide = width >= (drawing.height === undefined ? wide : leastWide)
  const room = isWide ? width / 2 : width
  const least = isWide ? highLeast : room * 0.6
  const mostHigh =
    drawing.height === undefined
      ? highMost
      : (drawing.height - rows.height) / (isWide ? 1 : 2) - margin.top - margin.bottom
  const plot = {
    width: room - margin.left - margin.right,
    height: Math.max(
      Math.min(least, highMost),
      Math.min(mostHigh, room * (drawing.height === undefined ? 0.95 : 1.25)),
    ),
  }
  const each = margin.top + plot.height + margin.bottom
  const panels = sides.map((side, index) => {
    const [left, top] = isWide ? [index * room, 0] : [0, index * each]
    return {
      side,
      x: (share: number) => left + margin.left + plot.width * share,
      y: (mgL: number) =>
        top + margin.top + plot.height * (1 - (Math.log10(mgL) - low) / (high - low)),
    }
  })
  const ofPanels = panels.map(({ side, x, y }) =>
    samples.flatMap((sample, index): DiagramMark[] => {
      const share = ratios[index]?.[side] ?? null
      const { tdsMgL } = sample.analysis
      if (share === null || !(tdsMgL > 0)) return []
      return [
        {
          ...markOf(sample, groups),
          at: { x: x(share), y: y(tdsMgL) },
          radius: 4,
        },
      ]
    }),
  )
  const marks = ofPanels.flat()
  const bottom = isWide ? each : 2 * each
  const legend = groupLegend(groups, { width, top: bottom, words, look })
  const height = bottom + legend.height
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    hollowLegend({ x: 0, y: 8 }, words, look),
    ...panels.flatMap((panel) => panelSvg(panel, { low, high }, words, look)),
    ...(isPathDrawn ? waysSvg(ofPanels) : []),
    marksSvg(marks, look),
    ...panels.map((panel) => fieldNames(panel, words, look)),
    legend.svg,
  )
  const placed = new Map<string, number>()
  for (const { id } of marks) placed.set(id, (placed.get(id) ?? 0) + 1)
  const omitted = samples.flatMap(({ id }) => ((placed.get(id) ?? 0) < 2 ? [id] : []))
  return { svg, width, height, marks, omitted }
}

type Panel = {
  side: (typeof sides)[number]
  x: (share: number) => number
  y: (mgL: number) => number
}

function panelSvg(
  { side, x, y }: Panel,
  { low, high }: { low: number; high: number },
  words: DiagramWords,
  look: Look,
): string[] {
  const [top, bottom] = [y(10 ** high), y(10 ** low)]
  const [left, right] = [x(0), x(1)]
  const small = { 'font-size': 10 }
  return [
    label({ x: left - 40, y: top - 14 }, `${words.solids} (mg/L)`, look.dim, small),
    ...logTicks(low, high).flatMap(({ value }) => [
      line(`M${px(left)} ${px(y(value))}H${px(right)}`, look.line, 0.6),
      label({ x: left - 6, y: y(value) }, words.number(value), look.ink, {
        ...small,
        'text-anchor': 'end',
        'dominant-baseline': 'middle',
      }),
    ]),
    ...fifths.flatMap((share) => [
      line(`M${px(x(share))} ${px(top)}V${px(bottom)}`, look.line, 0.6),
      label({ x: x(share), y: bottom + 13 }, words.number(share), look.ink, {
        ...small,
        'text-anchor': 'middle',
      }),
    ]),
    line(`M${px(left)} ${px(top)}H${px(right)}V${px(bottom)}H${px(left)}Z`, look.ink, 1),
    label({ x: (left + right) / 2, y: bottom + 30 }, `${signs[side]} (mg/L)`, look.ink, {
      'text-anchor': 'middle',
      'font-size': 10,
    }),
  ]
}

/** Where most waters lie, a name would be lost below them: names stand above the marks, which are still pressed through them. */
const fieldNames = ({ x, y }: Panel, words: DiagramWords, look: Look): string =>
  element(
    'g',
    { class: 'fields', 'pointer-events': 'none' },
    ...fields.flatMap(({ word, share, tdsMgL }) => {
      const lines = words[word].split('\n')
      const half = Math.max(...lines.map((text) => textWidth(text, 10))) / 2 + 2
      const within = Math.max(x(0) + half, Math.min(x(1) - half, x(share)))
      return zoneName({ x: within, y: y(tdsMgL) }, lines, look)
    }),
  )
