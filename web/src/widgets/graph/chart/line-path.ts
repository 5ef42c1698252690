import { highAt, isSuspectPoint, lowAt, widthMs } from '@puquio/domain'
import { type Columns, firstFrom } from '../lines/columns.ts'

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
/** A line's pen also fills a pixel from one height to another. */
export type LinePen = Pick<Pen, 'moveTo' | 'lineTo'> & {
  /** A reading without neighbours. */
  dot: (px: number, py: number) => void
  bar: (leftPx: number, topPx: number, heightPx: number) => void
}
type Window = { fromMs: number; toMs: number }

/** Half of a stroke. */
const halfPx = 0.5
/** Readings of a pixel that lie nearer than this are a stroke: a bar would stand out of it. */
const flatPx = 1.5

/**
 * Draws columns as a line. Where several readings fall into one pixel from left to right it is filled from the lowest to
 * the highest, which looks as a line through all of them would and costs far less than to stroke it. Suspect readings
 * are passed over, gaps stay open, and one reading between two gaps is a dot.
 */
export const traceLine = (pen: LinePen, columns: Columns, place: Place, window: Window): void => {
  const { at, mean } = columns
  const { x, y, gapMs, shiftMs } = place
  const centerMs = shiftMs + widthMs(columns.level) / 2
  const [begin, end] = indexes(columns, place, window)
  let pixel = Number.NaN
  let [first, low, high, last, only] = [0, 0, 0, 0, 0]
  let isMany = false
  let beforeMs = -Infinity
  /** Where the line has come to; null after a gap. `isStroke` where the pen is there, too. */
  let reached: { px: number; py: number; pixel: number; isStroke: boolean } | null = null

  const strokeTo = (px: number, py: number) => {
    if (reached === null) pen.moveTo(px, py)
    else {
      if (!reached.isStroke) pen.moveTo(reached.px, reached.py)
      pen.lineTo(px, py)
    }
  }
  const flush = () => {
    if (Number.isNaN(pixel)) return
    if (!isMany || low - high < flatPx) {
      const [px, py] = isMany ? [pixel + 0.5, (low + high) / 2] : [only, first]
      strokeTo(px, py)
      reached = { px, py, pixel, isStroke: true }
      return
    }
    if (reached !== null && reached.pixel === pixel - 1) {
      low = Math.max(low, reached.py)
      high = Math.min(high, reached.py)
    } else if (reached !== null) strokeTo(pixel + 0.5, first)
    const top = Math.floor(high - halfPx)
    pen.bar(pixel, top, Math.ceil(low + halfPx) - top)
    reached = { px: pixel + 0.5, py: last, pixel, isStroke: false }
  }
  const lift = () => {
    const isAlone = reached === null && !Number.isNaN(pixel)
    flush()
    if (isAlone) pen.dot(isMany ? pixel + 0.5 : only, isMany ? last : first)
    pixel = Number.NaN
    reached = null
  }
  for (let index = begin; index < end; index++) {
    if (isSuspectPoint(columns, index)) continue
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
    if (!isSuspectPoint(columns, index)) continue
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
