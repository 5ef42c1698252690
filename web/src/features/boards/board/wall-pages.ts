import type { BoardPanel, PanelHeight } from '@puquio/contract/boards/panels'

type Placed = Pick<BoardPanel, 'kind' | 'width' | 'height'>

/** What a wall shows at once. */
export type WallPage = {
  /** The panels from one place to before another. */
  from: number
  to: number
  /** The rows that they stand in, as rows of a grid. */
  rows: string
}

/** On a wall: at least so many pixels of a row, and its part of what is left. */
const heights: Record<PanelHeight, { leastPx: number; part: number }> = {
  low: { leastPx: 206, part: 200 },
  middle: { leastPx: 320, part: 380 },
  tall: { leastPx: 420, part: 620 },
}
const inOrder: readonly PanelHeight[] = ['low', 'middle', 'tall']
/** A row of texts alone is as tall as they are: about so tall. */
const textsPx = 100
const gapPx = 12

type Row = { from: number; to: number; leastPx: number; size: string }

/**
 * Divides the panels of a board into pages that fill a screen of this height, whole rows each: what one reads from
 * further away is not pressed into less than its room, and nobody scrolls a wall.
 */
export function wallPages(panels: readonly Placed[], heightPx: number): WallPage[] {
  const pages: Row[][] = []
  let left = 0
  for (const row of rowsOf(panels)) {
    const page = pages.at(-1)
    if (page && row.leastPx + gapPx <= left) {
      page.push(row)
      left -= row.leastPx + gapPx
    } else {
      pages.push([row])
      left = heightPx - row.leastPx
    }
  }
  return pages.map((rows) => ({
    from: rows[0]?.from ?? 0,
    to: rows.at(-1)?.to ?? 0,
    rows: rows.map(({ size }) => size).join(' '),
  }))
}

/** The rows that panels stand in, one after another from the left, each as tall as the tallest of its panels asks. */
function rowsOf(panels: readonly Placed[]): Row[] {
  const starts: number[] = []
  let left = 0
  for (const [at, { width }] of panels.entries()) {
    if (width > left) {
      starts.push(at)
      left = 12
    }
    left -= width
  }
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? panels.length
    const row = panels.slice(from, to)
    if (row.every(({ kind }) => kind === 'text'))
      return { from, to, leastPx: textsPx, size: 'auto' }
    const tallest = Math.max(...row.map(({ height }) => inOrder.indexOf(height)))
    const { leastPx, part } = heights[inOrder[tallest] ?? 'middle']
    return { from, to, leastPx, size: `minmax(${leastPx}px, ${part}fr)` }
  })
}
