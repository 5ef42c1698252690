import { createHash, type Hash } from 'node:crypto'

/** Text of a logger: UTF-8, and Latin-1 where it is none. A letter that the end of the file cuts is left out. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Where a line of the text ends; the text's length where it has fewer lines. */
export function endOfLines(text: string, lines: number): number {
  let at = 0
  for (let line = 0; line < lines && at < text.length; line++) at = endOfLine(text, at)
  return at
}

const endOfLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

export type Piece = { from: number; until: number; line: number; nextLine: number }
type Bounds = { rows: number; characters: number; isGrowing: boolean }

/**
 * Returns the next lines of a text, as many as may be read at once, at least one; null at its end. The last line of a
 * file that grows waits until it ends.
 */
export function nextPiece(
  text: string,
  { at, line }: { at: number; line: number },
  { rows, characters, isGrowing }: Bounds,
): Piece | null {
  let until = at
  let nextLine = line
  while (until < text.length && nextLine - line < rows) {
    const end = endOfLine(text, until)
    if (isGrowing && text[end - 1] !== '\n') break
    if (until > at && end - at > characters) break
    until = end
    nextLine++
  }
  return until === at ? null : { from: at, until, line, nextLine }
}

export const hashOfText = (text: string): Hash => createHash('sha256').update(text)
