import type { Scheme } from '../../status/marks.ts'

/**
 * Okabe and Ito's colours, black replaced by the page's ink. Those that stand out from white come first, since thin
 * lines need 3:1 (WCAG 2.2, 1.4.11).
 */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', 'ink', '#e69f00', '#56b4e9', '#f0e442']
/** Blue misses 3:1 on the dark ground. */
const ofScheme: Record<Scheme, Record<string, string>> = {
  light: { ink: '#1b1e25' },
  dark: { ink: '#d8dde4', '#0072b2': '#56b4e9', '#56b4e9': '#0072b2' },
}
const dashes: readonly number[][] = [[], [7, 3]]

/** How the line at a position is drawn: once all colours are taken they come again, dashed. */
export const lineLook = (position: number, scheme: Scheme): { color: string; dash: number[] } => {
  const color = colors[position % colors.length] ?? 'ink'
  return {
    color: ofScheme[scheme][color] ?? color,
    dash: dashes[Math.floor(position / colors.length) % dashes.length] ?? [],
  }
}
