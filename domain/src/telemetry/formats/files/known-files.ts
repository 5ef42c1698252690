import type { Refusal } from '../message.ts'
import type { FilePiece, FilePlace } from './file-rows.ts'
import { decodeMon, isMon, monHeadLines, withoutMonEnd } from './diver-mon.ts'
import { decodeXle, isXle, xleLines } from './solinst-xle.ts'
import { decodeToa5 } from './toa5.ts'
import { decodeRdb, isRdb, rdbHeadLines } from './usgs-rdb.ts'

type How = { zone: string; isGrowing: boolean; from?: FilePlace }

/** A file of a logger that says itself what it is. */
export type KnownFile = {
  wayIn: 'toa5' | 'rdb' | 'mon' | 'xle'
  /** In lines, as it is read. */
  text: string
  /** The lines before the first row. */
  headLines: number
  decode: (text: string, how: How) => FilePiece | Refusal
}

const toa5HeadLines = 4

/**
 * Returns how a text is read that is in a form of its own; null for one that a profile has to describe. In steps, for
 * `inSlices` of the server.
 */
export function* knownFileOf(text: string): Generator<undefined, KnownFile | null> {
  if (/^\ufeff?"?TOA5/.test(text))
    return { wayIn: 'toa5', text, headLines: toa5HeadLines, decode: decodeToa5 }
  if (isXle(text))
    return { wayIn: 'xle', text: yield* xleLines(text), headLines: 1, decode: decodeXle }
  if (isMon(text)) {
    const rows = withoutMonEnd(text)
    return { wayIn: 'mon', text: rows, headLines: monHeadLines(rows), decode: decodeMon }
  }
  if (isRdb(text)) return { wayIn: 'rdb', text, headLines: rdbHeadLines(text), decode: decodeRdb }
  return null
}
