import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type GraphicsState, isWhite } from './graphics-state.ts'
import { type Matrix, placed } from './matrix.ts'
import type { Box, PageContent } from './page-content.ts'

type Painted = {
  fn: number
  /** As pdf.js writes a path: 0 move, 1 line, 2 and 3 curves, 4 close, each before its points. */
  data: ArrayLike<number> | null
  box: Box
  state: GraphicsState
  order: number
}

const fills: number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]
/** Points: a line of a table is at most so thick, and at least so long. */
const thickMax = 3
const longMin = 8
/** Enough for every line of a table's page. */
const linesMax = 6_000
const fillsMax = 6_000

/** Notes a painted path: an area where it is filled, and its upright and level lines. */
export function paintPath(content: PageContent, { fn, data, box, state, order }: Painted): void {
  content.paths++
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (Math.min(width, height) <= thickMax) {
    noteLine(content, box.left, box.top, box.right, box.bottom)
    return
  }
  if (data) noteLines(content, data, state.matrix)
  if (!fills.includes(fn) || content.fills.length >= fillsMax) return
  const isPlain = state.fill !== null && state.alpha >= 1 && !state.isBlended && isRectangle(data)
  content.fills.push({ ...box, order, isWhite: isWhite(state.fill), isPlain })
}

function noteLine({ rules, bars }: PageContent, x0: number, y0: number, x1: number, y1: number) {
  if (rules.length + bars.length >= linesMax) return
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)]
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)]
  if (bottom - top <= thickMax && right - left >= longMin)
    rules.push({ left, right, y: (top + bottom) / 2 })
  else if (right - left <= thickMax && bottom - top >= longMin)
    bars.push({ top, bottom, x: (left + right) / 2 })
}

/** How many numbers follow each of pdf.js's path operators. */
const lengths = [2, 2, 6, 4, 0]

function noteLines(content: PageContent, data: ArrayLike<number>, matrix: Matrix): void {
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  for (let at = 0; at < data.length; ) {
    const operator = data[at] ?? 4
    const end = at + (lengths[operator] ?? 0)
    if (operator === 4) noteLine(content, fromX, fromY, startX, startY)
    else {
      const [x, y] = placed(matrix, data[end - 1] ?? 0, data[end] ?? 0)
      if (operator === 0) [startX, startY] = [x, y]
      if (operator === 1) noteLine(content, fromX, fromY, x, y)
      ;[fromX, fromY] = [x, y]
    }
    at = end + 1
  }
}

/** Four straight sides; that they stand upright is left to its box. */
function isRectangle(data: ArrayLike<number> | null): boolean {
  if (!data || data.length < 12 || data.length > 16) return false
  for (let at = 0; at < data.length; at += (lengths[data[at] ?? 4] ?? 0) + 1)
    if (data[at] === 2 || data[at] === 3) return false
  return true
}
