/** A page as it is shown, turned and cropped, in points. */
export type PageSize = { width: number; height: number }

/** Quarter turns of the reader, on top of the page's own. */
export type Turn = 0 | 90 | 180 | 270

export type Layout = {
  /** Where each page begins, in pixels from the top of the sheet. */
  tops: readonly number[]
  widths: readonly number[]
  heights: readonly number[]
  width: number
  height: number
}

/** Pixels of CSS in a point at 100 %. */
export const pixelsPerPoint = 96 / 72

/** Between pages, and around them. */
export const gapPx = 12

/** A browser holds no element much higher. */
const highestPx = 30_000_000

export const smallestZoom = 0.25
const largestZoom = 5

const turned = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Puts all pages below one another. */
export function layOut(sizes: readonly PageSize[], zoom: number, turn: Turn): Layout {
  const tops: number[] = []
  const widths: number[] = []
  const heights: number[] = []
  let top = gapPx
  let widest = 0
  for (const size of sizes) {
    const { width, height } = turned(size, turn)
    const [widthPx, heightPx] = [width, height].map((points) =>
      Math.max(1, Math.floor(points * zoom * pixelsPerPoint)),
    ) as [number, number]
    tops.push(top)
    widths.push(widthPx)
    heights.push(heightPx)
    top += heightPx + gapPx
    widest = Math.max(widest, widthPx)
  }
  return { tops, widths, heights, width: widest + 2 * gapPx, height: top }
}

/** The page at a height, or the one before where that is between two; from 1. */
export function pageAt({ tops }: Pick<Layout, 'tops'>, y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** More would cost the memory of a phone. */
export const mostHeld = 12
const heldBefore = 1
const heldAfter = 2

/** The pages that are drawn: those in sight, and some around them; from 1, in their order. */
export function heldPages(layout: Layout, top: number, bottom: number): number[] {
  const count = layout.tops.length
  if (count === 0) return []
  const [first, last] = [pageAt(layout, top), pageAt(layout, bottom)]
  const from = Math.max(1, first - heldBefore)
  const to = Math.min(count, last + heldAfter)
  const held = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  if (held.length <= mostHeld) return held
  return held.slice(Math.min(first - from, held.length - mostHeld)).slice(0, mostHeld)
}

export type Zoom = 'width' | 'page' | number

export type Frame = { width: number; height: number }

/** The zoom that a wish comes to in a frame; `page` is the one that is to fit. */
export function zoomIn(frame: Frame, page: PageSize, turn: Turn, wish: Zoom): number {
  if (typeof wish === 'number') return wish
  const { width, height } = turned(page, turn)
  const across = (frame.width - 2 * gapPx) / (width * pixelsPerPoint)
  if (wish === 'width') return Math.max(0.1, Math.min(across, largestZoom))
  const down = (frame.height - 2 * gapPx) / (height * pixelsPerPoint)
  return Math.max(0.1, Math.min(across, down, largestZoom))
}

/** Keeps a zoom to what can be drawn: all pages below one another must fit into an element. */
export function boundedZoom(zoom: number, sizes: readonly PageSize[]): number {
  const points = sizes.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
  const most = points === 0 ? largestZoom : highestPx / (points * pixelsPerPoint)
  return Math.max(smallestZoom, Math.min(zoom, largestZoom, most))
}

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

/** The next step of zoom, in or out. */
export const zoomStep = (zoom: number, isIn: boolean): number =>
  (isIn
    ? zoomSteps.find((step) => step > zoom * 1.01)
    : zoomSteps.findLast((step) => step < zoom * 0.99)) ?? zoom
