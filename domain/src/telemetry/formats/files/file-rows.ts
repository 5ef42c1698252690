import { bodyMessagesMax, type DecodedMessage, type Refusal, refusal } from '../message.ts'

/** Letters of a line: no logger writes a longer one. */
const lineLengthMax = 20_000

/** Where the next piece of a file begins: the index of its first letter, and that line's number from 1. */
export type FilePlace = { at: number; line: number }

/** A piece of a file: its messages, the rows that were refused, and where to go on; null at its end. */
export type FilePiece = {
  messages: DecodedMessage[]
  refused: Refusal[]
  next: FilePlace | null
}

export type FileLine = FilePlace & { text: string; isEnded: boolean; nextAt: number }

/** Returns the line that begins at a place; null at the end of the text. */
export const lineAt = (text: string, { at, line }: FilePlace): FileLine | null => {
  if (!(at >= 0 && at < text.length)) return null
  const end = text.indexOf('\n', at)
  const isEnded = end !== -1
  const raw = text.slice(at, isEnded ? end : text.length)
  const shown = raw.endsWith('\r') ? raw.slice(0, -1) : raw
  return { at, line, text: shown, isEnded, nextAt: isEnded ? end + 1 : text.length }
}

/** Returns the first lines of a file. */
export const firstLines = (text: string, count: number): FileLine[] => {
  const lines: FileLine[] = []
  // The mark of UTF-8 at the beginning is no letter of the first cell.
  let place: FilePlace = { at: text.startsWith('\ufeff') ? 1 : 0, line: 1 }
  while (lines.length < count) {
    const found = lineAt(text, place)
    if (!found) break
    // What is longer is no head: it would be parted into millions of cells.
    lines.push({ ...found, text: found.text.slice(0, lineLengthMax) })
    place = { at: found.nextAt, line: found.line + 1 }
  }
  return lines
}

/**
 * Reads rows from a place on, as many as a body may have messages. Of a file that grows, a last line without its end
 * may be cut in the middle of a number: it is refused, and read when the file comes again.
 */
export const readRows = (
  text: string,
  from: FilePlace,
  isGrowing: boolean,
  messageOf: (line: string, where: string) => DecodedMessage | Refusal,
): FilePiece => {
  const [messages, refused]: [DecodedMessage[], Refusal[]] = [[], []]
  let place = from
  while (messages.length + refused.length < bodyMessagesMax) {
    const line = lineAt(text, place)
    if (!line) return { messages, refused, next: null }
    place = { at: line.nextAt, line: line.line + 1 }
    if (line.text.trim() === '') continue
    const where = `line ${line.line}`
    const isCut = isGrowing && !line.isEnded
    const isRow = line.text.length <= lineLengthMax
    const read = isCut
      ? refusal('cut-row', where)
      : isRow
        ? messageOf(line.text, where)
        : refusal('row', where)
    if ('problem' in read) refused.push(read)
    else messages.push(read)
  }
  return { messages, refused, next: place.at < text.length ? place : null }
}

/**
 * Returns the cells of a line; null for one that is too long, has too many cells or a quote without its end. Loggers
 * write no line break in a cell, so that a damaged quote spoils its own line only.
 */
export const cellsOf = (line: string, delimiter: string): string[] | null => {
  if (line.length > lineLengthMax) return null
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    if (cells.length === cellsMax) return null
    const isQuoted = line[at] === '"'
    const end = isQuoted ? endOfQuotes(line, at) : line.indexOf(delimiter, at)
    if (isQuoted && end === -1) return null
    const after = end === -1 ? line.length : end
    if (isQuoted && after < line.length && !line.startsWith(delimiter, after)) return null
    const cell = line.slice(at, after)
    cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    at = after + delimiter.length
  }
  return cells
}

const cellsMax = 400

/** The index behind the quote that ends a cell; -1 where there is none. */
const endOfQuotes = (line: string, at: number): number => {
  for (let end = line.indexOf('"', at + 1); end !== -1; end = line.indexOf('"', end + 2))
    if (line[end + 1] !== '"') return end + 1
  return -1
}
