import type { Box } from './page-content.ts'

/** As PDF writes one: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first. */
export const multiplied = (outer: Matrix, inner: ArrayLike<number>): Matrix => {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0]! + c * inner[1]!,
    b * inner[0]! + d * inner[1]!,
    a * inner[2]! + c * inner[3]!,
    b * inner[2]! + d * inner[3]!,
    a * inner[4]! + c * inner[5]! + e,
    b * inner[4]! + d * inner[5]! + f,
  ]
}

export const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The upright box around a rectangle that was moved by a matrix. */
export function movedBox(matrix: Matrix, box: ArrayLike<number>): Box {
  const [x0, y0, x1, y1] = [box[0]!, box[1]!, box[2]!, box[3]!]
  const corners = [
    placed(matrix, x0, y0),
    placed(matrix, x1, y0),
    placed(matrix, x0, y1),
    placed(matrix, x1, y1),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}
