import type { MergeRange } from 'hucre'
import { cellAddress, parseAddress } from '../package/address.ts'
import { attribute, findTag } from '../package/xml-edit.ts'

/** Facts of a sheet that the stream of its rows does not have. */
export type SheetFacts = {
  /** Merged ranges, which come after the rows. */
  merges: MergeRange[]
  /** Addresses of formulas without a result, as written by programs that do not calculate. */
  unsolved: string[]
}

/** Limit for both; no real sheet has more. */
const tailBytesMax = 2 * 1024 * 1024
const unsolvedMax = 100_000
const carriedMax = 64 * 1024

/** Collects a sheet's facts from its XML, which arrives in pieces. */
export function gatherFacts() {
  const unsolved: string[] = []
  let tail: Buffer[] | null = null
  let kept = 0
  // The rest after the last whole cell belongs to the next piece.
  let carried: Buffer = Buffer.alloc(0)
  return {
    take(piece: Buffer): void {
      if (tail === null) {
        const hasFormula = piece.includes(formulaEnd) || carried.includes(formulaEnd)
        // Most sheets have no formulas: their pieces are not copied.
        const joined = hasFormula && carried.length > 0 ? Buffer.concat([carried, piece]) : piece
        const end = joined.lastIndexOf(cellEnd) + cellEnd.length
        if (hasFormula && end > cellEnd.length) gatherUnsolved(joined.subarray(0, end), unsolved)
        const rest = joined.subarray(Math.max(end, joined.length - carriedMax))
        const at = rest.indexOf(mergeOpening)
        if (at >= 0) tail = [rest.subarray(at)]
        else carried = rest
      } else if (kept < tailBytesMax) tail.push(piece)
      if (tail !== null) kept += piece.length
    },
    facts(): SheetFacts {
      const hasMerges = tail !== null && kept <= tailBytesMax
      const xml = hasMerges ? Buffer.concat(tail ?? []).toString('utf8') : ''
      return { merges: mergesIn(xml), unsolved }
    },
  }
}

/** Of the list as well as of its entries: where a piece ends within the first, the next one has the second. */
const mergeOpening = '<mergeCell'
const mergeName = 'mergeCell'
/** No real sheet has more, and every row compares all ranges open at it. */
const mergesMax = 20_000
/** No valid tag of these is longer. */
const tagMax = 1_000

function mergesIn(xml: string): MergeRange[] {
  const merges: MergeRange[] = []
  for (let tag = findTag(xml, mergeName); tag; tag = findTag(xml, mergeName, tag.openEnd)) {
    if (tag.tag.length > tagMax) continue
    const [first = '', last = ''] = (attribute(tag.tag, 'ref') ?? '').split(':')
    merges.push(...rangeOf(first, last))
    if (merges.length >= mergesMax) break
  }
  return merges
}

function rangeOf(firstCell: string, lastCell: string): MergeRange[] {
  const [first, last] = [parseAddress(firstCell), parseAddress(lastCell)]
  if (!first || !last) return []
  const [startRow, startCol] = [first.row - 1, first.column]
  return [{ startRow, startCol, endRow: last.row - 1, endCol: last.column }]
}

const [cellEnd, formulaEnd] = ['</c>', '</f>']
const withoutResult = /^<\/f>\s*(?:<v\s*\/>|<v\s*><\/v>)?\s*<\/c>/

/**
 * A formula with a blank text as its result has that type. Linear time: from a formula's end, the search
 * for its cell goes back no further than the formula before it.
 */
function gatherUnsolved(cells: Buffer, into: string[]): void {
  let before = 0
  for (let at = cells.indexOf(formulaEnd); at >= 0; at = cells.indexOf(formulaEnd, at + 1)) {
    const since = before
    before = at
    if (!withoutResult.test(cells.toString('latin1', at, at + 40))) continue
    const opening = cells.subarray(since, at).lastIndexOf('<c ')
    if (opening < 0) continue
    const start = since + opening
    const length = cells.subarray(start, at).indexOf('>')
    if (length < 0 || length > tagMax) continue
    const tag = cells.toString('latin1', start, start + length)
    const address = parseAddress(/\sr\s*=\s*["'](\w+)["']/.exec(tag)?.[1] ?? '')
    if (address && !/\st\s*=/.test(tag) && into.length < unsolvedMax)
      into.push(cellAddress(address.row, address.column))
  }
}
