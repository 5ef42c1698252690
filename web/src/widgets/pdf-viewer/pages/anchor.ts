import { gapPx, type Frame, type Layout, pageAt } from '../layout.ts'

/** A point of a page, as parts of its width and height, and where in the frame it stands. */
export type Anchor = { page: number; across: number; down: number; x: number; y: number }

type Position = { left: number; top: number }

/** What follows a page stays in place when pages before it turn out higher, and what is zoomed under the finger. */
export function anchorAt(
  layout: Layout,
  frame: Frame,
  { left, top }: Position,
  { x, y }: { x: number; y: number },
): Anchor {
  const page = pageAt(layout, top + y)
  const box = boxOf(layout, frame, page)
  return {
    page,
    across: (left + x - box.left) / box.width,
    down: (top + y - box.top) / box.height,
    x,
    y,
  }
}

/** Where to scroll so that the point stands where it stood. */
export function positionOf(layout: Layout, frame: Frame, anchor: Anchor): Position {
  const box = boxOf(layout, frame, anchor.page)
  return {
    left: box.left + anchor.across * box.width - anchor.x,
    top: box.top + anchor.down * box.height - anchor.y,
  }
}

export type Box = Position & Frame

/** Where a page stands on the sheet: in its middle. */
export function boxOf(layout: Layout, frame: Frame, page: number): Box {
  const width = layout.widths[page - 1] ?? 1
  const sheet = Math.max(layout.width, frame.width)
  return {
    left: Math.max(gapPx, Math.floor((sheet - width) / 2)),
    top: layout.tops[page - 1] ?? 0,
    width,
    height: layout.heights[page - 1] ?? 1,
  }
}

/** The page that one reads: what stands in the upper third. */
export function currentPage(layout: Layout, frame: Frame, top: number): number {
  const count = layout.tops.length
  if (top > 0 && top + frame.height >= layout.height - 1) return count
  const first = pageAt(layout, top + gapPx)
  const height = Math.min(frame.height, layout.heights[first - 1] ?? 0)
  return pageAt(layout, top + gapPx + height / 3)
}
