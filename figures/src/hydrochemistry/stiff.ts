import { type Diagram, type DiagramMark, type Drawing, markOf } from './diagram.ts'
import { groupLegend, hollowLegend } from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { stiffAxis, stiffPath, stiffRowNames, stiffSteps } from './stiff-polygon.ts'
import { fitting, label, svgOf } from '../drawing/svg-text.ts'

/** More polygons than one compares. */
export const stiffSamplesMax = 30

/** Pixels: between the rows of a polygon, between two, of the ions at both sides, and of the axis above. */
const sizes = { row: 22, gap: 22, ions: 78, axis: 58 }
/** Names stand at the left, or above where there is no room. */
const [namesRoom, narrow] = [150, 520]
const each = 2 * sizes.row + sizes.gap
/** Of the legend, in a line or two. */
const legendPx = 50

/** How many polygons stand within so many pixels, names beside them. */
export const stiffSamplesIn = (heightPx: number): number =>
  Math.max(0, Math.floor((heightPx - sizes.axis - legendPx) / each))

/** Stiff diagrams one below the other on one scale in meq/L, each with its name. */
export function drawStiff(drawing: Drawing): Diagram {
  const { samples: given, groups, words, look, width } = drawing
  const samples = given.slice(0, stiffSamplesMax)
  const isNarrow = width < narrow
  const names = isNarrow ? 0 : namesRoom
  const [left, right] = [names + sizes.ions, width - sizes.ions]
  const middle = (left + right) / 2
  const steps = stiffSteps(drawing.scaledWith ?? samples)
  const scale = (right - left) / 2 / (steps.at(-1) ?? 1)
  const above = isNarrow ? 18 : 0
  const step = each + above
  const topOf = (index: number) => sizes.axis + above + index * step
  const bottom = sizes.axis + samples.length * step
  const marks = samples.map((sample, index): DiagramMark => {
    const top = topOf(index)
    return {
      ...markOf(sample, groups),
      at: { x: middle, y: top + sizes.row },
      radius: sizes.row,
      path: stiffPath(sample, { middle, top, row: sizes.row, scale }),
    }
  })
  const legend = groupLegend(groups, { width, top: bottom, words, look })
  const height = bottom + legend.height
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    label({ x: middle, y: 28 }, 'meq/L', look.dim, { 'text-anchor': 'middle', 'font-size': 9 }),
    hollowLegend({ x: 0, y: 10 }, words, look),
    ...stiffAxis(
      { middle, scale },
      { steps, from: sizes.axis - 12, to: bottom - sizes.gap / 2, y: 42 },
      words,
      look,
    ),
    ...samples.flatMap((sample, index) => {
      const middle = { 'dominant-baseline': 'middle' }
      const day = label(
        isNarrow ? { x: width, y: topOf(index) - 14 } : { x: 0, y: topOf(index) + sizes.row + 8 },
        sample.day,
        look.dim,
        { ...middle, 'font-size': 10, 'text-anchor': isNarrow ? 'end' : 'start' },
      )
      const room = isNarrow ? width - 80 : names - 6
      const y = isNarrow ? topOf(index) - 14 : topOf(index) + sizes.row - 7
      return [label({ x: 0, y }, fitting(sample.station, room, 11), look.ink, middle), day]
    }),
    // Once, as all are read alike.
    ...(samples.length > 0
      ? stiffRowNames({ top: topOf(0), row: sizes.row }, { left: left - 6, right: right + 6 }, look)
      : []),
    marksSvg(marks, look),
    legend.svg,
  )
  const omitted = given.slice(stiffSamplesMax).map(({ id }) => id)
  return { svg, width, height, marks, omitted }
}
