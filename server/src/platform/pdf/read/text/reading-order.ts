import { rowsOf, type Segment } from './rows.ts'
import { bandsOf, cellsOf, type Grid } from './table-bands.ts'

/** Lines of a column that there must be at least on either side of a gap. */
const linesMin = 3
/** A line of prose has so many characters, and fills so much of its column; a table's figures do not. */
const proseCharacters = 14
const proseFill = 0.5
const depthMax = 8
/** Rows that a header or footer may have, and how many sizes of the text's letters lie between it and the text. */
const [edgeRows, apartSizes] = [3, 2.5]
const stepPt = 4
const noGrid: Grid = { rules: [], bars: [] }

/**
 * Puts segments into the order in which people read them: each entry is a line. A table is read row by row, a cell of
 * several lines before the next one; columns one after another, down to what reaches across the gap between them.
 */
export function inReadingOrder(
  segments: readonly Segment[],
  grid: Grid,
  depth = 0,
): readonly Segment[][] {
  const rows = rowsOf(segments).map((row) => row.toSorted((a, b) => a.left - b.left))
  if (depth >= depthMax) return rows
  return bandsOf(rows, grid.rules).flatMap((band) => {
    if (band.rows.length === 1) return band.rows
    const cells = cellsOf(band, grid.bars)
    return cells
      ? cells.flatMap((cell) => inReadingOrder(cell, noGrid, depth + 1))
      : inColumns(band.rows, grid, depth)
  })
}

function inColumns(rows: Segment[][], grid: Grid, depth: number): readonly Segment[][] {
  const gap = rows.length < linesMin ? null : columnGap(rows.flat())
  if (gap === null) return rows
  const across = grid.rules.filter(({ left, right }) => left < gap && right > gap)
  const lines: Segment[][] = []
  let band: Segment[][] = []
  const close = (): void => {
    const all = band.flat()
    const left = all.filter((one) => one.right <= gap)
    const right = all.filter((one) => one.right > gap)
    const isParted = band.length > 1 && left.length > 0 && right.length > 0
    if (isParted)
      for (const part of [left, right]) lines.push(...inReadingOrder(part, grid, depth + 1))
    else lines.push(...band)
    band = []
  }
  const apart = depth === 0 ? rowsApart(rows) : { head: 0, foot: rows.length }
  let above = Number.NEGATIVE_INFINITY
  for (const [at, row] of rows.entries()) {
    if (at < apart.head || at >= apart.foot) {
      close()
      lines.push(row)
      continue
    }
    const { y } = row[0]!
    const isAcross = row.some(({ left, right }) => left < gap && right > gap)
    if (isAcross || across.some((rule) => rule.y > above && rule.y <= y)) close()
    if (isAcross) lines.push(row)
    else band.push(row)
    above = y
  }
  close()
  return lines
}

/**
 * Where the header ends and the footer begins of a page in columns: a row at its edge with much white between it and
 * the rest, in letters no larger than the text's. Its left and its right part stand above both columns, and belong to
 * neither: they would end the one and begin the next in the middle of a sentence.
 */
function rowsApart(rows: readonly Segment[][]): { head: number; foot: number } {
  const sizes = rows.flat().map(({ size }) => size)
  const size = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0
  const isFar = (from: number, to: number): boolean =>
    Math.abs(yOf(rows[to]) - yOf(rows[from])) >= apartSizes * size
  const isSmall = (at: number): boolean => (rows[at] ?? []).every((one) => one.size <= size * 1.05)
  const inner = rows.length - edgeRows
  let [head, foot] = [0, rows.length]
  for (let at = 0; at < edgeRows && at < inner && isSmall(at); at++)
    if (isFar(at, at + 1)) head = at + 1
  for (let at = rows.length - 1; at >= inner && at > head && isSmall(at); at--)
    if (isFar(at, at - 1)) foot = at
  return { head, foot }
}

const yOf = (row: readonly Segment[] | undefined): number => row?.[0]?.y ?? 0

/** Where a gap parts prose into two columns, or null. */
function columnGap(segments: readonly Segment[]): number | null {
  const [left, right] = extentOf(segments)
  let best = { score: 0, from: 0, to: 0 }
  for (let x = left + stepPt; x < right; x += stepPt) {
    let [before, after] = [0, 0]
    for (const one of segments)
      if (one.right <= x) before++
      else if (one.left >= x) after++
    const score = Math.min(before, after)
    if (score < linesMin || score < best.score) continue
    if (score > best.score) best = { score, from: x, to: x }
    else if (x - best.to <= stepPt) best.to = x
  }
  if (best.score === 0) return null
  const gap = (best.from + best.to) / 2
  const before = segments.filter((one) => one.right <= gap)
  const after = segments.filter((one) => one.left >= gap)
  return isProse(before) && isProse(after) ? gap : null
}

function isProse(segments: readonly Segment[]): boolean {
  const [left, right] = extentOf(segments)
  const full = segments.filter((one) => one.right - one.left >= proseFill * (right - left))
  const characters = segments.reduce((sum, one) => sum + one.characters, 0) / segments.length
  return full.length >= segments.length / 2 && characters >= proseCharacters
}

/** Not `Math.min(...)`, which a page of very many texts would overflow. */
function extentOf(segments: readonly Segment[]): [left: number, right: number] {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const one of segments) {
    left = Math.min(left, one.left)
    right = Math.max(right, one.right)
  }
  return [left, right]
}
