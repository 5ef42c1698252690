import type { MergeRange } from 'hucre'
import { parseAddress } from './address.ts'

/** A sheet says what is merged behind its rows; more than this much of it is nobody's work. */
const tailBytesMax = 2 * 1024 * 1024
const opening = 'mergeCells'

/** Keeps of a sheet's XML, which passes by in pieces, what stands from its merged cells on. */
export function findMerges() {
  let tail: Buffer[] | null = null
  let kept = 0
  // The word may lie across two pieces.
  let end: Buffer = Buffer.alloc(0)
  return {
    take(piece: Buffer): void {
      if (tail === null) {
        const joined = end.length > 0 ? Buffer.concat([end, piece]) : piece
        const at = joined.indexOf(opening)
        if (at >= 0) tail = [joined.subarray(at)]
        else end = joined.subarray(-opening.length)
      } else if (kept < tailBytesMax) tail.push(piece)
      if (tail !== null) kept += piece.length
    },
    merges(): MergeRange[] {
      if (tail === null || kept > tailBytesMax) return []
      const refs = Buffer.concat(tail).toString('utf8').matchAll(ref)
      return [...refs].flatMap(([, first = '', last = '']) => rangeOf(first, last))
    },
  }
}

const ref = /<(?:[\w.-]+:)?mergeCell\s[^>]*?\bref\s*=\s*["']([A-Z]+\d+):([A-Z]+\d+)["']/g

function rangeOf(firstCell: string, lastCell: string): MergeRange[] {
  const [first, last] = [parseAddress(firstCell), parseAddress(lastCell)]
  if (!first || !last) return []
  const [startRow, startCol] = [first.row - 1, first.column]
  return [{ startRow, startCol, endRow: last.row - 1, endCol: last.column }]
}
