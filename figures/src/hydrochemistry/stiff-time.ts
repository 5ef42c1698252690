import {
  type Diagram,
  type DiagramMark,
  type DiagramSample,
  type Drawing,
  inTime,
  markOf,
} from './diagram.ts'
import { hollowLegend } from './legend.ts'
import { marksSvg } from './marks-svg.ts'
import { stiffAxis, stiffPath, stiffRowNames, stiffSteps } from './stiff-polygon.ts'
import { fitting, label, svgOf } from '../drawing/svg-text.ts'

/** Pixels: of the days at the left, of the narrowest column, of a polygon's rows, between two, of the head. */
const sizes = { days: 78, column: 150, row: 15, gap: 16, head: 62, key: 70 }
/** More days than one compares. */
const stiffDaysMax = 40

/** Stiff diagrams as small multiples: a column for each station, a row for each day, one scale in meq/L for all. */
export function drawStiffTime(drawing: Drawing): Diagram {
  const { samples, groups, words, look, width, daysMax = stiffDaysMax } = drawing
  const stations = [...new Set(samples.map(({ station }) => station))].toSorted((a, b) =>
    a.localeCompare(b, 'es', { numeric: true }),
  )
  const columnsMax = Math.max(1, Math.floor((width - sizes.days) / sizes.column))
  const columns = stations.slice(0, columnsMax)
  const days = daysOf(samples.filter(({ station }) => columns.includes(station)))
  const rows = days.slice(-daysMax)
  const placed: { sample: DiagramSample; column: number; row: number }[] = []
  const omitted: string[] = []
  const taken = new Map<string, number>()
  for (const sample of inTime(samples)) {
    const column = columns.indexOf(sample.station)
    // A second sample of the day stands in a row of its own.
    const key = `${sample.station} ${sample.sampledOn}`
    const nth = taken.get(key) ?? 0
    taken.set(key, nth + 1)
    const row = rows.findIndex((one) => one.sampledOn === sample.sampledOn && one.nth === nth)
    if (column < 0 || row < 0) omitted.push(sample.id)
    else placed.push({ sample, column, row })
  }
  const room = (width - sizes.days) / Math.max(1, columns.length)
  const steps = stiffSteps(placed.map(({ sample }) => sample))
  const scale = (Math.min(room, 320) - 40) / 2 / (steps.at(-1) ?? 1)
  const middleOf = (column: number) => sizes.days + room * (column + 0.5)
  const each = 2 * sizes.row + sizes.gap
  const topOf = (row: number) => sizes.head + row * each
  const bottom = sizes.head + rows.length * each
  const height = bottom + sizes.key
  const marks = placed.map(({ sample, column, row }): DiagramMark => {
    const box = { middle: middleOf(column), top: topOf(row), row: sizes.row, scale }
    return {
      ...markOf(sample, groups),
      at: { x: box.middle, y: box.top + sizes.row },
      radius: sizes.row,
      path: stiffPath(sample, box),
    }
  })
  const keyAt = { middle: sizes.days + Math.min(width - sizes.days, 320) / 2, top: bottom + 26 }
  const svg = svgOf(
    { width, height, title: words.title, font: look.font },
    hollowLegend({ x: 0, y: 8 }, words, look),
    ...columns.flatMap((station, column) => [
      label({ x: middleOf(column), y: 28 }, fitting(station, room - 8, 11), look.ink, {
        'text-anchor': 'middle',
        'font-weight': '600',
      }),
      ...stiffAxis(
        { middle: middleOf(column), scale },
        { steps, from: sizes.head - 12, to: bottom - sizes.gap / 2, y: 44 },
        words,
        look,
      ),
    ]),
    ...rows.map(({ day }, row) =>
      label({ x: 0, y: topOf(row) + sizes.row }, day, look.ink, {
        'dominant-baseline': 'middle',
        'font-size': 10,
      }),
    ),
    ...(rows.length > 0
      ? [
          label({ x: 0, y: bottom + 8 }, words.scale, look.dim, { 'font-size': 9 }),
          ...stiffRowNames(
            { top: keyAt.top, row: 13 },
            { left: keyAt.middle - 8, right: keyAt.middle + 8 },
            look,
          ),
        ]
      : []),
    marksSvg(marks, look),
  )
  return { svg, width, height, marks, omitted }
}

type Day = { sampledOn: string; day: string; nth: number }

/** The days of these samples in time, one as often as a station has samples of it. */
function daysOf(samples: readonly DiagramSample[]): Day[] {
  const days = new Map<string, { day: string; most: number }>()
  for (const [, same] of Map.groupBy(samples, (one) => `${one.station} ${one.sampledOn}`)) {
    const [first] = same
    if (!first) continue
    const before = days.get(first.sampledOn)?.most ?? 0
    days.set(first.sampledOn, { day: first.day, most: Math.max(before, same.length) })
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([sampledOn, { day, most }]) =>
      Array.from({ length: most }, (_, nth) => ({ sampledOn, day, nth })),
    )
}
