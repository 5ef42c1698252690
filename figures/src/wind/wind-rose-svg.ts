import type { Look } from '../drawing/looks.ts'
import { type WindRose, windClassesMs, windDirections } from '@puquio/domain'
import { element, label, px, svgOf } from '../drawing/svg-text.ts'
import { niceTicks } from '../drawing/nice-ticks.ts'

export type WindRoseWords = {
  /** What a reader hears in place of the picture. */
  title: string
  /** Stands in the middle, with its share. */
  calms: string
  /** Of the 16 directions, in their order. */
  directions: readonly string[]
  percent: (share: number) => string
  number: (value: number) => string
}

const size = { width: 460, height: 380 }
const centre = { x: 190, y: 190 }
const [innerPx, outerPx] = [26, 158]
/** Of the width of a sector. */
const petal = 0.82
/** Viridis from dark to light: told apart in grey, too. */
const colors = ['#440154', '#3b528b', '#21918c', '#5ec962', '#addc30', '#fde725']

/** Writes a wind rose as SVG: a petal for each direction that the wind comes from, as long as its share of all readings. */
export function windRoseSvg(rose: WindRose, words: WindRoseWords, look: Look): string {
  const shares = rose.counts.map((row) => row.map((n) => (rose.total === 0 ? 0 : n / rose.total)))
  const highest = Math.max(...shares.map((row) => row.reduce((sum, one) => sum + one, 0)), 0)
  const rings = highest > 0 ? niceTicks(0, highest, 4).slice(1) : []
  const most = rings.at(-1) ?? 1
  const radius = (share: number) => innerPx + (share / most) * (outerPx - innerPx)
  const written = (
    at: { x: number; y: number },
    text: string,
    anchor: 'start' | 'middle' = 'middle',
    fontPx = 10,
  ) =>
    label(at, text, look.ink, {
      'font-size': fontPx,
      'text-anchor': anchor,
      'dominant-baseline': 'middle',
    })
  return svgOf(
    { ...size, title: words.title, font: look.font, fontSize: null },
    ...rings.map((share) =>
      element('circle', {
        cx: centre.x,
        cy: centre.y,
        r: radius(share),
        fill: 'none',
        stroke: look.line,
        'stroke-width': '0.7',
      }),
    ),
    ...shares.flatMap((row, direction) => petalsOf(row, direction, radius, look)),
    // Above the petals, between two directions that are written.
    ...rings.map((share) =>
      label(place(radius(share), 11.25), words.percent(share), look.ink, {
        'font-size': 9,
        'text-anchor': 'start',
        'dominant-baseline': 'middle',
        // It may lie on a dark petal.
        stroke: look.paper,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    ),
    ...words.directions.map((name, index) => {
      const isMain = index % 4 === 0
      return written(place(outerPx + 16, index * 22.5), name, 'middle', isMain ? 12 : 9)
    }),
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: innerPx,
      fill: look.paper,
      stroke: look.line,
      'stroke-width': '0.7',
    }),
    written({ x: centre.x, y: centre.y - 6 }, words.calms, 'middle', 9),
    written(
      { x: centre.x, y: centre.y + 7 },
      words.percent(rose.total === 0 ? 0 : rose.calms / rose.total),
      'middle',
      10,
    ),
    written({ x: 382, y: 236 }, 'm/s', 'start', 11),
    ...windClassesMs.flatMap((from, index) => {
      const y = 256 + index * 18
      const to = windClassesMs[index + 1]
      const text =
        to === undefined ? `≥ ${words.number(from)}` : `${words.number(from)} – ${words.number(to)}`
      return [
        element('rect', {
          x: 382,
          y: y - 6,
          width: 12,
          height: 12,
          fill: colors[index],
          stroke: look.ink,
          'stroke-width': '0.4',
        }),
        written({ x: 400, y }, text, 'start', 10),
      ]
    }),
  )
}

function petalsOf(
  shares: readonly number[],
  direction: number,
  radius: (share: number) => number,
  look: Look,
): string[] {
  const half = ((360 / windDirections.length) * petal) / 2
  const [from, to] = [direction * 22.5 - half, direction * 22.5 + half]
  let before = 0
  return shares.flatMap((share, index) => {
    if (share === 0) return []
    const [inner, outer] = [radius(before), radius(before + share)]
    before += share
    const point = (at: number, deg: number) => {
      const { x, y } = place(at, deg)
      return `${px(x)} ${px(y)}`
    }
    const d =
      `M${point(inner, from)}L${point(outer, from)}A${px(outer)} ${px(outer)} 0 0 1 ${point(outer, to)}` +
      `L${point(inner, to)}A${px(inner)} ${px(inner)} 0 0 0 ${point(inner, from)}Z`
    return [
      element('path', {
        'data-direction': windDirections[direction],
        d,
        fill: colors[index],
        stroke: look.ink,
        'stroke-width': '0.4',
      }),
    ]
  })
}

/** North is up, and degrees go clockwise. */
const place = (radiusPx: number, deg: number) => {
  const angle = (deg * Math.PI) / 180
  return { x: centre.x + radiusPx * Math.sin(angle), y: centre.y - radiusPx * Math.cos(angle) }
}
