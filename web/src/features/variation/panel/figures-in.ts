import type { PanelRoom } from '../../../widgets/boards/panel.ts'

/** Pixels of a figure: it is no narrower, and side by side with others before it is lower than this. */
const [leastWidth, goodHeight, leastHeight] = [320, 170, 100]
/** Of the title above it. */
const title = 30

/** How many figures stand side by side in a panel that nobody scrolls, and how tall each is. */
export function figuresIn(
  { widthPx, heightPx }: Pick<PanelRoom, 'widthPx' | 'heightPx'>,
  count: number,
): { columns: number; heightPx: number } {
  const most = Math.min(count, Math.max(1, Math.floor(widthPx / leastWidth)))
  const heightOf = (columns: number) => Math.floor(heightPx / Math.ceil(count / columns)) - title
  let columns = 1
  while (columns < most && heightOf(columns) < goodHeight) columns += 1
  return { columns, heightPx: Math.max(leastHeight, heightOf(columns)) }
}
