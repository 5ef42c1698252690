import type { Look } from '../drawing/looks.ts'
import { durovPlaces, piperFractions } from '@puquio/domain'
import { niceTicks } from '../drawing/nice-ticks.ts'
import {
  type Diagram,
  type DiagramMark,
  type DiagramWords,
  type Drawing,
  inTime,
  markOf,
  type Place,
} from './diagram.ts'
import { groupLegend, hollowLegend } from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { axisSigns } from './signs.ts'
import { label, line, pair, svgOf } from '../drawing/svg-text.ts'
import { waysSvg } from './ways.ts'

const height = Math.sqrt(3) / 2
const fifths = [0.2, 0.4, 0.6, 0.8]
/** Of the square's side: how wide the panel of solids at its right is, and how high that of pH below it. */
const panel = { solids: 0.62, ph: 0.5 }
const margin = { left: 34, right: 16, top: 38, bottom: 34 }
/** Below this width more numbers would touch, and the name of the solids takes two lines. */
const narrow = 520
/** Pixels of a tick, outside of its panel. */
const tickLength = 4
/** Corners with the square's side 1, y upwards. */
const left: Place[] = [
  { x: 0, y: 0 },
  { x: -height, y: 0.5 },
  { x: 0, y: 1 },
]
const above: Place[] = [
  { x: 0, y: 1 },
  { x: 0.5, y: 1 + height },
  { x: 1, y: 1 },
]

/**
 * A Durov diagram with its panels of pH and dissolved solids. A sample without pH is in all but that panel, and is named as
 * omitted in part. Source: Durov (1948), Doklady Akademii Nauk SSSR 59; panels as in the expanded diagram.
 */
export function drawDurov(drawing: Drawing): Diagram {
  const { groups, words, look, width, isPathDrawn } = drawing
  const samples = inTime(drawing.samples)
  const side = (width - margin.left - margin.right) / (height + 1 + panel.solids)
  const origin = { x: margin.left + height * side, y: margin.top + (1 + height) * side }
  const place = ({ x, y }: Place): Place => ({ x: origin.x + x * side, y: origin.y - y * side })
  const most = mostOf(samples.map(({ analysis }) => analysis.tdsMgL))
  const isNarrow = width < narrow
  const solids = niceTicks(0, most, isNarrow ? 2 : 4)
  const phs = samples.flatMap(({ analysis: { ph } }) => (ph === null ? [] : [ph]))
  const phTicks = niceTicks(leastOf([4, ...phs]), mostOf([10, ...phs]), 4)
  const solidsX = (mgL: number) => 1 + (panel.solids * mgL) / (solids.at(-1) ?? 1)
  const phY = (ph: number) => (-panel.ph * (ph - first(phTicks))) / (last(phTicks) - first(phTicks))
  const ofParts: DiagramMark[][] = [[], [], [], [], []]
  for (const sample of samples) {
    const { cations, anions, square } = durovPlaces(piperFractions(sample.analysis))
    const { ph, tdsMgL } = sample.analysis
    const places = [
      cations,
      anions,
      square,
      { x: solidsX(tdsMgL), y: square.y },
      ph === null ? null : { x: square.x, y: phY(ph) },
    ]
    for (const [part, at] of places.entries())
      if (at)
        ofParts[part]?.push({
          ...markOf(sample, groups),
          at: place(at),
          radius: 4,
        })
  }
  const marks = ofParts.flat()
  const bottom = origin.y + panel.ph * side + margin.bottom
  const legend = groupLegend(groups, { width, top: bottom, words, look })
  const svg = svgOf(
    { width, height: bottom + legend.height, title: words.title, font: look.font },
    ...frameSvg(place, look),
    ...panelsSvg({ place, isNarrow, solids, solidsX, phTicks, phY }, words, look),
    hollowLegend({ x: 0, y: 10 }, words, look),
    ...(isPathDrawn ? waysSvg(ofParts.slice(0, 3)) : []),
    marksSvg(marks, look),
    legend.svg,
  )
  const omitted = samples.flatMap(({ id, analysis }) => (analysis.ph === null ? [id] : []))
  return { svg, width, height: bottom + legend.height, marks, omitted }
}

type Panels = {
  isNarrow: boolean
  place: (at: Place) => Place
  solids: number[]
  solidsX: (mgL: number) => number
  phTicks: number[]
  phY: (ph: number) => number
}

const through = (place: Panels['place'], ...places: Place[]) =>
  places.map((one, index) => `${index === 0 ? 'M' : 'L'}${pair(place(one))}`).join('')

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function frameSvg(place: Panels['place'], look: Look): string[] {
  const draw = (...places: Place[]) => through(place, ...places)
  const thin = fifths.flatMap((share) => [
    draw({ x: share, y: 0 }, { x: share, y: 1 }),
    draw({ x: 0, y: share }, { x: 1, y: share }),
    ...[left, above].flatMap((corners) => {
      const [one, two, three] = corners as [Place, Place, Place]
      return [
        draw(between(one, two, share), between(three, two, share)),
        draw(between(two, one, share), between(three, one, share)),
        draw(between(one, three, share), between(two, three, share)),
      ]
    }),
  ])
  const title = (at: Place, text: string, turn: number) =>
    label(place(at), text, look.ink, {
      'text-anchor': 'middle',
      'dominant-baseline': 'middle',
      transform: turn,
      'font-size': 10,
    })
  const tick = (at: Place, share: number, anchor: string) =>
    label(place(at), String(Math.round(share * 100)), look.ink, {
      'text-anchor': anchor,
      'dominant-baseline': 'middle',
      'font-size': 9,
    })
  const [inner, outer, top] = left as [Place, Place, Place]
  const [start, peak, end] = above as [Place, Place, Place]
  return [
    line(thin.join(''), look.line, 0.6),
    line(
      [
        `${draw(...left)}Z`,
        `${draw(...above)}Z`,
        `${draw({ x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 0 })}Z`,
      ].join(''),
      look.ink,
      1,
    ),
    // Magnesium along both outer sides grows outwards: calcium above, sodium with potassium below.
    ...fifths.flatMap((share) => [
      tick(shifted(between(outer, top, share), -0.02, 0.03), share, 'end'),
      tick(shifted(between(outer, inner, share), -0.02, -0.03), share, 'end'),
      tick(shifted(between(peak, start, share), -0.025, 0.02), share, 'end'),
      tick(shifted(between(peak, end, share), 0.025, 0.02), share, 'start'),
    ]),
    title(shifted(between(outer, top, 0.5), -0.11, 0.15), axisSigns.ca, -30),
    title(shifted(between(outer, inner, 0.5), -0.11, -0.15), axisSigns.naK, 30),
    title(shifted(outer, -0.035, 0), axisSigns.mg, -90),
    title(shifted(between(peak, start, 0.5), -0.16, 0.09), axisSigns.cl, -60),
    title(shifted(between(peak, end, 0.5), 0.16, 0.09), axisSigns.hco3Co3, 60),
    title(shifted(peak, 0, 0.05), axisSigns.so4, 0),
  ]
}

const shifted = ({ x, y }: Place, dx: number, dy: number): Place => ({ x: x + dx, y: y + dy })

function panelsSvg(
  { place, isNarrow, solids, solidsX, phTicks, phY }: Panels,
  words: DiagramWords,
  look: Look,
): string[] {
  const draw = (...places: Place[]) => through(place, ...places)
  const [right, lowest] = [1 + panel.solids, -panel.ph]
  const below = (at: Place, pixels: number) => ({ x: place(at).x, y: place(at).y + pixels })
  const text = (at: Place, words: string, ink: string, anchor: string) =>
    label(at, words, ink, {
      'text-anchor': anchor,
      'dominant-baseline': 'middle',
      'font-size': 9,
    })
  return [
    line(
      [
        ...solids.map((mgL) => draw({ x: solidsX(mgL), y: 0 }, { x: solidsX(mgL), y: 1 })),
        ...phTicks.map((ph) => draw({ x: 0, y: phY(ph) }, { x: 1, y: phY(ph) })),
      ].join(''),
      look.line,
      0.6,
    ),
    line(
      [
        `${draw({ x: 1, y: 0 }, { x: 1, y: 1 }, { x: right, y: 1 }, { x: right, y: 0 })}Z`,
        `${draw({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: lowest }, { x: 0, y: lowest })}Z`,
      ].join(''),
      look.ink,
      1,
    ),
    line(
      [
        ...solids.map((mgL) => `M${pair(place({ x: solidsX(mgL), y: 0 }))}v${tickLength}`),
        ...phTicks.map((ph) => `M${pair(place({ x: 0, y: phY(ph) }))}h${-tickLength}`),
      ].join(''),
      look.ink,
      1,
    ),
    // 0 would stand on the square's own edge.
    ...solids.slice(1).map((mgL) => {
      const at = place({ x: solidsX(mgL), y: 0 })
      return text({ x: at.x, y: at.y + 12 }, words.number(mgL), look.ink, 'middle')
    }),
    ...phTicks.map((ph) => {
      const at = place({ x: 0, y: phY(ph) })
      return text({ x: at.x - 7, y: at.y }, words.number(ph), look.ink, 'end')
    }),
    // Below the numbers: above the panel there is no room for it beside the triangle of a narrow diagram.
    ...(isNarrow ? [words.solids, 'mg/L'] : [`${words.solids} (mg/L)`]).map((words, row) =>
      text(below({ x: right, y: 0 }, 27 + row * 11), words, look.ink, 'end'),
    ),
    text(below({ x: 0.5, y: lowest }, 12), 'pH', look.ink, 'middle'),
  ]
}

const first = (ticks: readonly number[]) => ticks[0] ?? 0
const last = (ticks: readonly number[]) => ticks.at(-1) ?? 1
const mostOf = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 1e-9)
const leastOf = (values: readonly number[]) =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
