import type { TimeMark } from '../lines/time-mark.ts'
import type { Frame, Inks } from './draw-marks.ts'
import type { Scale } from './line-path.ts'

const badgePx = 9
const gapPx = 2
const digitPx = 6.5

type Look = { frame: Frame; inks: Inks }
/** Of the annotations from `first` to `last`, which would lie over each other. */
type Badge = { first: number; last: number; px: number; widthPx: number }

/** A line down from the number of each, or a band where it lasts; numbers too near each other share one: `3–5`. */
export const drawTimeMarks = (
  context: CanvasRenderingContext2D,
  marks: readonly TimeMark[],
  { x, ...look }: Look & { x: Scale },
): void => {
  const { frame, inks } = look
  const { left, top, width, height, ratio } = frame
  const right = left + width
  const badges: Badge[] = []
  for (const { number, fromMs, untilMs, tone } of marks) {
    const ink = tone ? inks[tone] : inks.text
    const from = x.times * fromMs + x.plus
    const until = untilMs === null ? from : x.times * untilMs + x.plus
    if (until < left || from > right) continue
    const place = Math.max(from, left)
    if (untilMs !== null) {
      context.globalAlpha = tone ? 0.16 : 0.08
      context.fillStyle = ink
      context.fillRect(place, top, Math.min(until, right) - place, height)
      context.globalAlpha = 1
    }
    context.strokeStyle = ink
    context.lineWidth = ratio
    context.setLineDash([2 * ratio, 3 * ratio])
    context.beginPath()
    for (const at of untilMs === null ? [from] : [from, until]) {
      if (at < left || at > right) continue
      context.moveTo(at, top)
      context.lineTo(at, top + height)
    }
    context.stroke()
    context.setLineDash([])
    if (number !== null) addBadge(badges, { number, px: place, ratio })
  }
  for (const badge of badges) drawBadge(context, badge, look)
}

const addBadge = (
  badges: Badge[],
  { number, px, ratio }: { number: number; px: number; ratio: number },
) => {
  const last = badges.at(-1)
  const widthOf = (text: string) => Math.max(2 * badgePx, text.length * digitPx + badgePx) * ratio
  const own = { first: number, last: number, px, widthPx: widthOf(String(number)) }
  if (!last || px - last.px > (last.widthPx + own.widthPx) / 2 + gapPx * ratio) {
    badges.push(own)
    return
  }
  last.last = number
  last.widthPx = widthOf(textOf(last))
}

const textOf = ({ first, last }: Badge) => (first === last ? String(first) : `${first}–${last}`)

const drawBadge = (
  context: CanvasRenderingContext2D,
  badge: Badge,
  { frame: { top, ratio }, inks: { text: ink, ground } }: Look,
) => {
  const { px, widthPx } = badge
  const radius = badgePx * ratio
  const middle = top + radius + ratio
  context.fillStyle = ground
  context.strokeStyle = ink
  context.lineWidth = ratio
  context.beginPath()
  context.roundRect(px - widthPx / 2, middle - radius, widthPx, 2 * radius, radius)
  context.fill()
  context.stroke()
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(textOf(badge), px, middle)
}
