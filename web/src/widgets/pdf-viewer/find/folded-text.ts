import { normalForm } from '@puquio/domain'

/** A run of a page's text as pdf.js gives it, in the order of the page. */
export type TextRun = { str: string; hasEOL: boolean }

/**
 * The text of a page as it is searched: without case and accents, a line's end as a space, and the words that it had cut
 * joined again. `run` and `offset` say for each of its letters where it came from.
 */
export type FoldedText = { text: string; run: number[]; offset: number[] }

const hyphens = '-\u00ad\u2010'

export function foldRuns(runs: readonly TextRun[]): FoldedText {
  const letters: string[] = []
  const run: number[] = []
  const offset: number[] = []
  const put = (letter: string, ofRun: number, at: number) => {
    letters.push(letter)
    run.push(ofRun)
    offset.push(at)
  }
  const takeBack = () => {
    letters.pop()
    run.pop()
    offset.pop()
  }
  const space = (ofRun: number, at: number) => {
    if (letters.length > 0 && letters.at(-1) !== ' ') put(' ', ofRun, at)
  }
  for (const [n, { str, hasEOL }] of runs.entries()) {
    let at = 0
    for (const character of str) {
      if (/\s/.test(character)) space(n, at)
      else for (const letter of lettersOf(character)) put(letter, n, at)
      at += character.length
    }
    if (!hasEOL) continue
    const isCut = hyphens.includes(letters.at(-1) ?? ' ') && /\p{L}/u.test(letters.at(-2) ?? '')
    if (isCut) takeBack()
    else space(n, str.length)
  }
  return { text: letters.join(''), run, offset }
}

const known = new Map<string, string>()

/** A character without case and accents: several letters of a ligature. */
function lettersOf(character: string): string {
  const letters =
    known.get(character) ?? normalForm(character, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  known.set(character, letters)
  return letters
}

/** What is searched for, as texts are. */
export const foldNeedle = (needle: string): string =>
  foldRuns([{ str: needle.trim(), hasEOL: false }]).text

/** Where a needle begins in a folded text. */
export function placesIn(text: string, needle: string): number[] {
  const places: number[] = []
  if (needle === '') return places
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    places.push(at)
  return places
}

/** A part of a run: from `from` to before `to`. */
export type RunPart = { run: number; from: number; to: number }

/** The parts of runs that a place covers, by which it is marked on the page. */
export function partsOf({ run, offset }: FoldedText, start: number, length: number): RunPart[] {
  const parts: RunPart[] = []
  for (let at = start; at < start + length; at++) {
    const [ofRun, from] = [run[at] ?? 0, offset[at] ?? 0]
    const last = parts.at(-1)
    if (last?.run === ofRun) last.to = Math.max(last.to, from + 1)
    else parts.push({ run: ofRun, from, to: from + 1 })
  }
  return parts
}
