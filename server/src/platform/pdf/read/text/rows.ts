import { spaceGap } from './show-text.ts'
import type { Fragment } from './page-content.ts'

/** A fragment in a frame in which its text runs from left to right. */
export type Placed = { fragment: Fragment; x: number; y: number }
export type Word = { text: string; fragments: Fragment[] }
/** What stands on one line without a wide gap: a line of a column, a cell. */
export type Segment = {
  left: number
  right: number
  y: number
  size: number
  characters: number
  words: Word[]
}
/** Parts of the font's size: beyond the first a baseline is another one, beyond the second a gap parts columns. */
const sameLine = 0.4
const columnGap = 1

/** Gathers what stands on one line each, from top to bottom. Raised and lowered small figures stay on their line. */
export function rowsOf<T extends { y: number; size: number }>(parts: readonly T[]): T[][] {
  const rows: { y: number; size: number; parts: T[] }[] = []
  for (const part of parts.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1)
    if (last && part.y - last.y <= sameLine * Math.max(last.size, part.size)) {
      last.parts.push(part)
      // The larger letters tell where the line is.
      if (part.size > last.size) [last.y, last.size] = [part.y, part.size]
    } else rows.push({ y: part.y, size: part.size, parts: [part] })
  }
  return rows.map((row) => row.parts)
}

/** Joins fragments to words and words to segments. */
export function segmentsOf(placed: readonly Placed[]): Segment[] {
  const parts = placed.map((one) => ({ ...one, size: one.fragment.size }))
  return rowsOf(parts).flatMap((row) => {
    const segments: Segment[] = []
    for (const { fragment, x, y, size } of row.toSorted((a, b) => a.x - b.x)) {
      const last = segments.at(-1)
      const gap = last ? x - last.right : 0
      const em = last ? Math.max(size, last.size) : size
      const right = x + fragment.length
      const length = fragment.text.length
      const word = { text: fragment.text, fragments: [fragment] }
      if (!last || gap > columnGap * em) {
        segments.push({ left: x, right, y, size, characters: length, words: [word] })
        continue
      }
      const before = last.words.at(-1)!
      if (fragment.afterSpace || gap > spaceGap * em) last.words.push(word)
      else {
        before.text += fragment.text
        before.fragments.push(fragment)
      }
      last.right = Math.max(last.right, right)
      last.characters += length
      if (size > last.size) [last.y, last.size] = [y, size]
    }
    return segments
  })
}
