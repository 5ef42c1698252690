import type { Ion } from '@puquio/domain'
import {
  type Diagram,
  type DiagramMark,
  type Drawing,
  inTime,
  markOf,
  type Place,
} from './diagram.ts'
import { groupLegend, hollowLegend } from './legend.ts'
import { decadesOf, logTicks } from '../drawing/log-axis.ts'
import { marksSvg } from './marks-svg.ts'
import { axisSigns } from './signs.ts'
import { label, line, pair, px, svgOf } from '../drawing/svg-text.ts'

/** From the left, as Schoeller (1955) has them; each is the sum of its ions in meq/L. */
export const schoellerAxes = [
  { sign: axisSigns.ca, ions: ['ca'] },
  { sign: axisSigns.mg, ions: ['mg'] },
  { sign: axisSigns.naK, ions: ['na', 'k'] },
  { sign: axisSigns.cl, ions: ['cl'] },
  { sign: axisSigns.so4, ions: ['so4'] },
  { sign: axisSigns.hco3Co3, ions: ['hco3', 'co3'] },
] as const satisfies readonly { sign: string; ions: readonly Ion[] }[]

const margin = { left: 56, right: 30, top: 42, bottom: 40 }

/** More lines than one follows: of each group only the newest stays strong, and the others lose their points. */
export const schoellerLinesMax = 40

/**
 * A Schoeller diagram: each sample is a line over its ions on a logarithmic axis in meq/L, a point of it hollow where that
 * ion was not detected. An ion of zero has no place: the line has a gap there, and its sample is named as omitted in part.
 * Source: Schoeller (1955), Revue de l'Institut Français du Pétrole 10.
 */
export function drawSchoeller({ samples: given, groups, words, look, width }: Drawing): Diagram {
  const samples = inTime(given)
  const rows = samples.map((sample) => ({
    sample,
    values: schoellerAxes.map(({ ions }) =>
      ions.reduce((sum, ion) => sum + (sample.analysis.meqL[ion] ?? 0), 0),
    ),
  }))
  const [low, high] = decadesOf(rows.flatMap(({ values }) => values))
  const plot = Math.min(420, Math.max(260, width * 0.6))
  const x = (axis: number) =>
    margin.left + ((width - margin.left - margin.right) * axis) / (schoellerAxes.length - 1)
  const y = (meqL: number) =>
    margin.top + plot * (1 - (Math.log10(meqL) - low) / Math.max(1, high - low))
  const bottom = margin.top + plot
  const isThinned = rows.length > schoellerLinesMax
  const newest = new Set(
    [...Map.groupBy(samples, ({ group }) => group).values()].map((of) => of.at(-1)?.id),
  )
  const marks = rows.flatMap(({ sample, values }): DiagramMark[] => {
    const isFaint = isThinned && !newest.has(sample.id)
    const shown = { ...markOf(sample, groups), ...(isFaint ? { isFaint } : {}) }
    const points = values.map((meqL, axis) => (meqL > 0 ? { x: x(axis), y: y(meqL) } : null))
    const [first] = points.filter((one) => one !== null)
    if (!first) return []
    return [
      { ...shown, isHollow: false, at: first, radius: 3, path: brokenLine(points) },
      ...points.flatMap((at, axis): DiagramMark[] => {
        const ions: readonly Ion[] = schoellerAxes[axis]?.ions ?? []
        const isHollow = ions.some((ion) => sample.analysis.nonDetects.includes(ion))
        return at ? [{ ...shown, isHollow, at, radius: 3 }] : []
      }),
    ]
  })
  const legend = groupLegend(groups, { width, top: bottom + margin.bottom, words, look })
  const height = bottom + margin.bottom + legend.height
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    hollowLegend({ x: 0, y: 8 }, words, look),
    label({ x: 0, y: 28 }, 'meq/L', look.dim, { 'font-size': 9 }),
    ...logTicks(low, high, high - low > 6 ? {} : { times: digits }).flatMap(
      ({ value, isDecade }) => [
        line(
          `M${margin.left} ${px(y(value))}H${px(width - margin.right)}`,
          look.line,
          isDecade ? 0.9 : 0.35,
        ),
        ...(isDecade
          ? [
              label({ x: margin.left - 6, y: y(value) }, words.number(value), look.ink, {
                'text-anchor': 'end',
                'dominant-baseline': 'middle',
                'font-size': 9,
              }),
            ]
          : []),
      ],
    ),
    ...schoellerAxes.flatMap(({ sign }, axis) => [
      line(`M${px(x(axis))} ${margin.top}V${px(bottom)}`, look.ink, 0.8),
      label({ x: x(axis), y: bottom + (isLow(axis) ? 28 : 15) }, sign, look.ink, {
        'text-anchor': axis === 0 ? 'start' : axis === schoellerAxes.length - 1 ? 'end' : 'middle',
        'font-size': 10,
      }),
    ]),
    marksSvg(isThinned ? strongLast(marks) : marks, look),
    legend.svg,
  )
  const omitted = rows.flatMap(({ sample, values }) =>
    values.some((meqL) => !(meqL > 0)) ? [sample.id] : [],
  )
  return { svg, width, height, marks, omitted, ...(isThinned ? { isThinned } : {}) }
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Every second name stands lower, so that long ones do not touch. */
const isLow = (axis: number) => axis % 2 === 1

/** Pale lines without their points below the strong ones. */
const strongLast = (marks: readonly DiagramMark[]): DiagramMark[] => [
  ...marks.filter(({ isFaint, path }) => isFaint && path !== undefined),
  ...marks.filter(({ isFaint }) => !isFaint),
]

/** A line through places that breaks where there is none. */
const brokenLine = (points: readonly (Place | null)[]): string =>
  points.map((at, index) => (at ? `${points[index - 1] ? 'L' : 'M'}${pair(at)}` : '')).join('')
