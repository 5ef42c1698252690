import { niceTicks } from '../nice-ticks.ts'
import { element, escaped } from '../svg-text.ts'

export type LevelsLook = {
  ink: string
  /** Of grid lines and frames. */
  line: string
  paper: string
  font: string
  ground: string
  water: string
  danger: string
}

export type Frame = { left: number; right: number; top: number; bottom: number }
export type Scale = (value: number) => number

export const scaleOf =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start)

/** Round levels that hold all of these, a little apart where they are all one. */
export function levelTicks(values: readonly number[], count: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!Number.isFinite(low)) return [0, 1]
  return high - low < 0.1 ? niceTicks(low - 0.5, high + 0.5, count) : niceTicks(low, high, count)
}

/** Moves labels down so that none stands on another, and up again where the last would leave the frame. */
export function spread<L extends { y: number }>(
  labels: readonly L[],
  apart: number,
  bottom: number,
): L[] {
  const placed = labels.map((label) => ({ ...label })).toSorted((a, b) => a.y - b.y)
  placed.forEach((label, at) => {
    const above = placed[at - 1]
    if (above) label.y = Math.max(label.y, above.y + apart)
  })
  for (let at = placed.length - 1; at >= 0; at--) {
    const [label, below] = [placed[at] as L, placed[at + 1]]
    label.y = Math.min(label.y, below ? below.y - apart : bottom)
  }
  return placed
}

export const text = (
  x: number,
  y: number,
  content: string,
  more: Record<string, string | number | undefined>,
): string => element('text', { x, y, 'font-size': 11, ...more }, escaped(content))

export const line = (
  path: string,
  stroke: string,
  width: number,
  more: Record<string, string | number | undefined> = {},
): string =>
  element('path', { d: path, stroke, 'stroke-width': String(width), fill: 'none', ...more })
