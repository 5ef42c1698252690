import type { StiffRow } from '@puquio/domain'
import { niceTicks } from '../nice-ticks.ts'
import type { Place } from './piper-figure.ts'

export type StiffSample = {
  id: string
  /** What stands beside its polygon. */
  name: string
  group: number
  isHollow: boolean
  rows: readonly [StiffRow, StiffRow, StiffRow]
}

export type StiffFigure = {
  width: number
  height: number
  /** meq/L at the ticks of the one scale that all polygons have, 0 in the middle. */
  ticks: { x: number; meqL: number }[]
  /** The middle, where all is 0. */
  middle: number
  polygons: { sample: number; path: string; top: number; bottom: number; name: Place }[]
}

/** Pixels: of a polygon's three rows, of the names at the left, of the ions at both sides, and of the axis above. */
const sizes = { row: 22, gap: 22, names: 150, ions: 62, axis: 48 }

/** Returns where the Stiff diagrams of samples are drawn, one below the other (pixels, y downwards). Source: Stiff (1951). */
export function stiffFigure(samples: readonly StiffSample[], width: number): StiffFigure {
  const most = Math.max(
    1e-9,
    ...samples.flatMap(({ rows }) => rows.flatMap(({ left, right }) => [left, right])),
  )
  const steps = niceTicks(0, most, 3)
  const end = steps.at(-1) ?? most
  const [left, right] = [sizes.names + sizes.ions, width - sizes.ions]
  const middle = (left + right) / 2
  const scale = (right - left) / 2 / end
  const each = 2 * sizes.row + sizes.gap
  return {
    width,
    height: sizes.axis + samples.length * each,
    middle,
    ticks: [
      ...steps
        .slice(1)
        .toReversed()
        .map((step) => -step),
      ...steps,
    ].map((step) => ({
      x: middle + step * scale,
      meqL: Math.abs(step),
    })),
    polygons: samples.map(({ rows }, sample) => {
      const top = sizes.axis + sample * each
      const at = (meqL: number, row: number) =>
        `${one(middle + meqL * scale)} ${one(top + row * sizes.row)}`
      const lefts = rows.map(({ left }, row) => at(-left, row))
      const rights = rows.map(({ right }, row) => at(right, row)).toReversed()
      return {
        sample,
        path: `M${[...lefts, ...rights].join('L')}Z`,
        top,
        bottom: top + 2 * sizes.row,
        name: { x: 0, y: top + sizes.row },
      }
    }),
  }
}

const one = (number: number) => Math.round(number * 10) / 10
