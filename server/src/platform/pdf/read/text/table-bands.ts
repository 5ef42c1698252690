import type { Bar, Rule } from './page-content.ts'
import type { Segment } from './rows.ts'

/** The lines that are drawn on a page. */
export type Grid = { rules: readonly Rule[]; bars: readonly Bar[] }
/** Rows one below another: of a table, those between the same two lines. */
export type Band = { rows: Segment[][]; between: { top: number; bottom: number } | null }

const near = 3

/** Joins pieces of one level line: programs draw a table's borders cell by cell. */
export function joinedRules(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = []
  for (const rule of rules.toSorted(
    (a, b) => Math.round(a.y) - Math.round(b.y) || a.left - b.left,
  )) {
    const last = joined.at(-1)
    if (last && Math.abs(last.y - rule.y) <= 1 && rule.left <= last.right + near)
      last.right = Math.max(last.right, rule.right)
    else joined.push({ ...rule })
  }
  return joined
}

/** Parts rows, which stand from top to bottom, by the lines that reach from end to end of them. */
export function bandsOf(rows: readonly Segment[][], rules: readonly Rule[]): Band[] {
  const bands: Band[] = []
  for (const row of rows) {
    const between = linesAround(row, rules)
    const last = bands.at(-1)
    const isSame =
      last && last.between?.top === between?.top && last.between?.bottom === between?.bottom
    if (isSame) last.rows.push(row)
    else bands.push({ rows: [row], between })
  }
  return bands
}

function linesAround(row: readonly Segment[], rules: readonly Rule[]): Band['between'] {
  const left = row.reduce((least, one) => Math.min(least, one.left), Number.POSITIVE_INFINITY)
  const right = row.reduce((most, one) => Math.max(most, one.right), Number.NEGATIVE_INFINITY)
  const { y } = row[0]!
  let top = Number.NEGATIVE_INFINITY
  let bottom = Number.POSITIVE_INFINITY
  for (const rule of rules) {
    if (rule.left > left + near || rule.right < right - near) continue
    if (rule.y < y) top = Math.max(top, rule.y)
    else bottom = Math.min(bottom, rule.y)
  }
  return Number.isFinite(top) && Number.isFinite(bottom) ? { top, bottom } : null
}

/** Parts what stands in a band of a table by the upright lines through it, or returns null where there are none. */
export function cellsOf({ rows, between }: Band, bars: readonly Bar[]): Segment[][] | null {
  if (!between) return null
  const segments = rows.flat()
  const middle = (between.top + between.bottom) / 2
  const through = bars
    .filter(({ top, bottom }) => top <= middle && bottom >= middle)
    .map(({ x }) => x)
    .filter((x) => segments.every((one) => one.right <= x + 1 || one.left >= x - 1))
    .toSorted((a, b) => a - b)
  const cells = new Map<number, Segment[]>()
  for (const segment of segments) {
    const centre = (segment.left + segment.right) / 2
    const cell = through.filter((x) => x < centre).length
    const others = cells.get(cell)
    if (others) others.push(segment)
    else cells.set(cell, [segment])
  }
  if (cells.size < 2) return null
  return [...cells].toSorted(([a], [b]) => a - b).map(([, cell]) => cell)
}
