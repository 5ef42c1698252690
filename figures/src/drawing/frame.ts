/** Pixels of the edges within which values are drawn. */
export type Frame = { left: number; right: number; top: number; bottom: number }
export type Scale = (value: number) => number

export const scaleOf =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start)

/** Moves labels down so that none stands on another, and up again where the last would leave the frame. */
export function spread<L extends { y: number }>(
  labels: readonly L[],
  apart: number,
  bottom: number,
): L[] {
  const placed = labels.map((label) => ({ ...label })).toSorted((a, b) => a.y - b.y)
  placed.forEach((label, at) => {
    const above = placed[at - 1]
    if (above) label.y = Math.max(label.y, above.y + apart)
  })
  for (let at = placed.length - 1; at >= 0; at--) {
    const [label, below] = [placed[at] as L, placed[at + 1]]
    label.y = Math.min(label.y, below ? below.y - apart : bottom)
  }
  return placed
}
