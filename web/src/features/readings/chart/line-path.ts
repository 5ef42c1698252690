import { type Columns, firstFrom, highAt, isSuspect, lowAt } from '../lines/columns.ts'
import { widthMs } from '../lines/gaps.ts'

/** Pixels of a canvas: `px = times × value + plus`. */
export type Scale = { times: number; plus: number }
export type Place = {
  x: Scale
  y: Scale
  /** Farther apart than this, nothing joins two points. */
  gapMs: number
  /** By which a line of an earlier period is drawn later. */
  shiftMs: number
}
export type Pen = Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>
type Window = { fromMs: number; toMs: number }

/** Half of the stroke that stands for a reading without neighbours. */
const dotPx = 1

/**
 * Draws columns as a line: what falls into one pixel from left to right is its first, lowest, highest and last value,
 * which looks as all of its readings would. Suspect readings are passed over, gaps stay open, and one reading between
 * two gaps is a dot.
 */
export const traceLine = (pen: Pen, columns: Columns, place: Place, window: Window): void => {
  const { at, mean } = columns
  const { x, y, gapMs, shiftMs } = place
  const centerMs = shiftMs + widthMs(columns.level) / 2
  const [begin, end] = indexes(columns, place, window)
  let pixel = Number.NaN
  let [first, low, high, last, only] = [0, 0, 0, 0, 0]
  let isMany = false
  let points = 0
  let beforeMs = -Infinity

  const flush = () => {
    if (Number.isNaN(pixel)) return
    const px = isMany ? pixel + 0.5 : only
    if (points === 0) pen.moveTo(px, first)
    else pen.lineTo(px, first)
    points++
    if (!isMany) return
    if (low !== first) pen.lineTo(px, low)
    if (high !== low) pen.lineTo(px, high)
    if (last !== high) pen.lineTo(px, last)
  }
  const lift = () => {
    flush()
    if (points === 1 && !isMany) pen.lineTo(only + dotPx, first)
    pixel = Number.NaN
    points = 0
  }
  for (let index = begin; index < end; index++) {
    if (isSuspect(columns, index)) continue
    const ms = at[index] as number
    if (ms - beforeMs > gapMs) lift()
    beforeMs = ms
    const px = x.times * (ms + centerMs) + x.plus
    const py = y.times * (mean[index] as number) + y.plus
    const own = Math.floor(px)
    if (own === pixel) {
      isMany = true
      // Of a canvas the lowest place is the greatest number.
      if (py > low) low = py
      if (py < high) high = py
      last = py
    } else {
      flush()
      pixel = own
      only = px
      isMany = false
      first = low = high = last = py
    }
  }
  lift()
}

/** Draws what lies between the lowest and the highest value of buckets, closed around each run without a gap. */
export const traceBand = (pen: Pen, columns: Columns, place: Place, window: Window): void => {
  if (columns.level === 'raw') return
  const { at } = columns
  const { x, y, gapMs, shiftMs } = place
  const centerMs = shiftMs + widthMs(columns.level) / 2
  const [begin, end] = indexes(columns, place, window)
  const pxAt = (index: number) => x.times * ((at[index] as number) + centerMs) + x.plus
  let from = begin
  for (let index = begin; index < end; index++) {
    const isLast = index + 1 === end || (at[index + 1] as number) - (at[index] as number) > gapMs
    if (!isLast) continue
    pen.moveTo(pxAt(from), y.times * highAt(columns, from) + y.plus)
    for (let next = from + 1; next <= index; next++)
      pen.lineTo(pxAt(next), y.times * highAt(columns, next) + y.plus)
    for (let back = index; back >= from; back--)
      pen.lineTo(pxAt(back), y.times * lowAt(columns, back) + y.plus)
    pen.closePath()
    from = index + 1
  }
}

/** Where suspect readings stand, at most one in a pixel from left to right. */
export const suspectPlaces = (
  columns: Columns,
  place: Place,
  window: Window,
): { px: number; py: number }[] => {
  if (columns.level !== 'raw') return []
  const places: { px: number; py: number }[] = []
  const [begin, end] = indexes(columns, place, window)
  let pixel = Number.NaN
  for (let index = begin; index < end; index++) {
    if (!isSuspect(columns, index)) continue
    const px = place.x.times * ((columns.at[index] as number) + place.shiftMs) + place.x.plus
    if (Math.floor(px) === pixel) continue
    pixel = Math.floor(px)
    places.push({ px, py: place.y.times * (columns.mean[index] as number) + place.y.plus })
  }
  return places
}

/** What is in sight, and a point more at either side, to which lines lead. */
const indexes = (columns: Columns, { shiftMs }: Place, { fromMs, toMs }: Window) =>
  [
    Math.max(0, firstFrom(columns, fromMs - shiftMs - widthMs(columns.level)) - 1),
    Math.min(columns.at.length, firstFrom(columns, toMs - shiftMs) + 1),
  ] as const
