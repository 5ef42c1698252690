import type { BoardPanel, PanelHeight } from '@puquio/contract/boards/panels'

/** On a wall: at least so many pixels of a row, and its part of what is left. */
const rows: Record<PanelHeight, { leastPx: number; part: number }> = {
  low: { leastPx: 206, part: 200 },
  middle: { leastPx: 230, part: 380 },
  tall: { leastPx: 300, part: 620 },
}
const inOrder: readonly PanelHeight[] = ['low', 'middle', 'tall']

/**
 * The rows that panels stand in, one after another from the left, as rows of a grid that fill a screen: each is as tall
 * as the tallest of its panels asks. A row of texts alone is as tall as they are.
 */
export function wallRows(panels: readonly Pick<BoardPanel, 'kind' | 'width' | 'height'>[]): string {
  const found: (typeof panels)[number][][] = []
  let left = 0
  for (const panel of panels) {
    if (panel.width > left) {
      found.push([])
      left = 12
    }
    found.at(-1)?.push(panel)
    left -= panel.width
  }
  return found
    .map((row) => {
      if (row.every(({ kind }) => kind === 'text')) return 'auto'
      const tallest = Math.max(...row.map(({ height }) => inOrder.indexOf(height)))
      const { leastPx, part } = rows[inOrder[tallest] ?? 'middle']
      return `minmax(${leastPx}px, ${part}fr)`
    })
    .join(' ')
}
