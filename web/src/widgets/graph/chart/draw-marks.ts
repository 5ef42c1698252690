import type { AlarmLimit } from '@puquio/domain'
import type { Scale } from './line-path.ts'
import type { ShownLine } from '../lines/shown-line.ts'

/** The plot in pixels of the canvas, of which `ratio` are one of the page. */
export type Frame = { left: number; top: number; width: number; height: number; ratio: number }
export type Inks = { text: string; ground: string; danger: string; warning: string; grid: string }

const nameHeightPx = 13
const isHigh = (kind: AlarmLimit) => kind === 'high' || kind === 'highHigh'
const isGravest = (kind: AlarmLimit) => kind === 'lowLow' || kind === 'highHigh'

/** Shades what lies beyond the limits of a line that is alone on its panel: of several it would not be clear whose. */
export const drawAlarmBands = (
  context: CanvasRenderingContext2D,
  line: Pick<ShownLine, 'limits'>,
  { y, frame, inks }: { y: Scale; frame: Frame; inks: Inks },
): void => {
  const limits = line.limits.filter(({ isOfRule }) => !isOfRule)
  for (const { kind, value } of limits) {
    const place = clamp(y.times * value + y.plus, frame)
    // From one high limit up to the next, and from a low one down.
    const beyond = limits.find(
      (other) => isHigh(other.kind) === isHigh(kind) && isGravest(other.kind) && !isGravest(kind),
    )
    const edge = beyond ? y.times * beyond.value + y.plus : isHigh(kind) ? -Infinity : Infinity
    const end = clamp(edge, frame)
    context.globalAlpha = 0.09
    context.fillStyle = isGravest(kind) ? inks.danger : inks.warning
    context.fillRect(frame.left, Math.min(place, end), frame.width, Math.abs(end - place))
    context.globalAlpha = 1
  }
}

const clamp = (place: number, { top, height }: Frame) =>
  Math.min(Math.max(place, top), top + height)

type NamedLimit = { place: number; text: string; isBeyond: boolean; color: string }

/** Limits as dashed lines with their names at the right edge; of those out of sight the name alone, with an arrow. */
export const drawLimits = (
  context: CanvasRenderingContext2D,
  limits: readonly {
    value: number
    name: string
    kind: AlarmLimit
    y: Scale
    color: string | null
  }[],
  { frame, inks, gutterPx }: { frame: Frame; inks: Inks; gutterPx: number },
): void => {
  const { left, top, width, height, ratio } = frame
  const fromAbove = limits.toSorted((one, other) => other.value - one.value)
  const named: NamedLimit[] = fromAbove.map(({ value, name, kind, y, color }) => {
    const exact = y.times * value + y.plus
    const place = clamp(exact, frame)
    const arrow = exact < top - 1 ? '↑ ' : exact > top + height + 1 ? '↓ ' : ''
    const ink = color ?? (isGravest(kind) ? inks.danger : inks.warning)
    return { place, text: `${arrow}${name}`, isBeyond: arrow !== '', color: ink }
  })
  context.lineWidth = ratio
  context.setLineDash([6 * ratio, 4 * ratio])
  for (const { place, isBeyond, color } of named) {
    if (isBeyond) continue
    context.strokeStyle = color
    context.beginPath()
    context.moveTo(left, place)
    context.lineTo(left + width, place)
    context.stroke()
  }
  context.setLineDash([])
  context.textAlign = gutterPx > 0 ? 'left' : 'right'
  context.textBaseline = 'middle'
  // Inside of the plot they stand above their lines.
  const [x, abovePx] =
    gutterPx > 0 ? [left + width + 5 * ratio, 0] : [left + width - 4 * ratio, 8 * ratio]
  for (const { text, color, at } of apart(
    named.map((name) => ({ ...name, place: name.place - abovePx })),
    nameHeightPx * ratio,
    frame,
  )) {
    // In front of lines that run below it.
    context.strokeStyle = inks.ground
    context.lineWidth = 3 * ratio
    context.strokeText(text, x, at)
    context.fillStyle = color
    context.fillText(text, x, at)
  }
}

/** Each name beside its line; one too near the name above it stands below that one, and none below the frame. */
export const apart = <Name extends { place: number }>(
  names: readonly Name[],
  height: number,
  { top, height: frameHeight }: Pick<Frame, 'top' | 'height'>,
): (Name & { at: number })[] => {
  let free = -Infinity
  const placed = names
    .toSorted((one, other) => one.place - other.place)
    .map((name) => {
      const at = Math.max(name.place, free, top + height / 2)
      free = at + height
      return { ...name, at }
    })
  let below = top + frameHeight + height / 2
  for (const name of placed.toReversed()) {
    name.at = Math.min(name.at, below - height)
    below = name.at
  }
  return placed
}

/** Hollow circles: readings that are suspect. */
export const drawHollow = (
  context: CanvasRenderingContext2D,
  places: readonly { px: number; py: number }[],
  { color, ground, ratio }: { color: string; ground: string; ratio: number },
): void => {
  context.lineWidth = 1.5 * ratio
  context.strokeStyle = color
  context.fillStyle = ground
  for (const { px, py } of places) {
    context.beginPath()
    context.arc(px, py, 3 * ratio, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}

/** Filled diamonds: what laboratories measured. */
export const drawDiamonds = (
  context: CanvasRenderingContext2D,
  places: readonly { px: number; py: number }[],
  { color, ground, ratio }: { color: string; ground: string; ratio: number },
): void => {
  const half = 5 * ratio
  context.lineWidth = 1.5 * ratio
  context.strokeStyle = ground
  context.fillStyle = color
  for (const { px, py } of places) {
    context.beginPath()
    context.moveTo(px, py - half)
    context.lineTo(px + half, py)
    context.lineTo(px, py + half)
    context.lineTo(px - half, py)
    context.closePath()
    context.stroke()
    context.fill()
  }
}
