import {
  comparableText,
  isDigit,
  isLetter,
  isLetterOrDigit,
  lettersOf,
  lettersSteps,
} from './comparable-text.ts'
import { type Searched, searchedPages, signsOf, type Split } from './searched-pages.ts'

/** How a quote was found: on the cited page, on one beside it, over a page break, elsewhere, by its letters. */
export const quoteMatches = ['page', 'neighbour', 'page-break', 'other-page', 'letters'] as const
export type QuoteMatch = (typeof quoteMatches)[number]

/**
 * Where a quote stands: its first page (from 1), the next one where it runs over, and its place in the pages'
 * texts as they are stored, in UTF-16 units. `end` is a place in `toPage` where there is one.
 */
export type QuotePlace = {
  page: number
  toPage?: number
  start: number
  end: number
  how: QuoteMatch
}

/** Quotes that are shorter, in comparable signs, or longer, in units as given, are refused. */
export const quoteLengths = { min: 15, max: 6000 } as const

/** Returns the search of `quoteSearch` without a pause between its steps. */
export const quoteFinder = (pages: readonly string[]) => {
  const search = quoteSearch(pages)
  return (quote: string, page: number): QuotePlace | null => {
    const steps = search(quote, page)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }
}

/**
 * Returns the search of quotes in one document: where a quote stands in its pages, or null where it does not. `page` is
 * the cited page, from 1. A quote is found despite line and page breaks, hyphens at line ends, ligatures, accents in
 * either form, kinds of quotation marks and dashes; another word, number, unit or order is not found. Nor is a part that
 * begins after a negation, or within a word or number. It goes in small steps, between which others may work: one at
 * least for each page that is looked into.
 */
export const quoteSearch = (pages: readonly string[]) => {
  const { ofPage, ofBreak, mayHold } = searchedPages(pages)
  return function* (quote: string, page: number): Generator<undefined, QuotePlace | null> {
    const cited = Math.trunc(page) - 1
    const sought = soughtOf(quote)
    if (!sought) return null
    for (const byLetters of sought.letters.length >= lettersMin ? [false, true] : [false])
      for (const { at, isBreak, how } of order(cited, pages.length)) {
        yield undefined
        if (how === 'other-page' && !(yield* mayHold(at, isBreak, sought.signs))) continue
        const page = yield* isBreak ? ofBreak(at) : ofPage(at)
        const found = page && (yield* placeIn(page, sought, byLetters))
        if (found) return { ...onPages(found, at), how: byLetters ? 'letters' : how }
      }
    return null
  }
}

/** By letters alone, only what is too long to agree by chance. */
const lettersMin = 30

type Sought = { text: string; letters: string; signs: string; negations: string }

const soughtOf = (quote: string): Sought | null => {
  if (quote.length > quoteLengths.max) return null
  const text = withoutMarks(comparableText(quote).text.trim())
  if (text.length < quoteLengths.min) return null
  const { text: letters } = lettersOf(text)
  return { text, letters, signs: signsOf(text), negations: negationsOf(text) }
}

/** Without quotation marks around the whole. */
const withoutMarks = (text: string): string =>
  (text.startsWith('"') && text.endsWith('"')) || (text.startsWith("'") && text.endsWith("'"))
    ? text.slice(1, -1).trim()
    : text

/** Where to look, the nearest to the cited page first. */
function* order(cited: number, count: number) {
  const near = [cited - 1, cited + 1]
  const breaks = [cited - 1, cited]
  yield { at: cited, isBreak: false, how: 'page' as const }
  for (const at of near) yield { at, isBreak: false, how: 'neighbour' as const }
  for (const at of breaks) yield { at, isBreak: true, how: 'page-break' as const }
  for (let at = 0; at < count; at++) {
    if (at !== cited && !near.includes(at)) yield { at, isBreak: false, how: 'other-page' as const }
    if (!breaks.includes(at)) yield { at, isBreak: true, how: 'other-page' as const }
  }
}

type Found = { start: number; end: number; split: Split | undefined }

function* placeIn(
  page: Searched,
  sought: Sought,
  byLetters: boolean,
): Generator<undefined, Found | null> {
  const { text, starts, ends, split } = page
  const found = (from: number, to: number): Found => ({
    start: starts[from] as number,
    end: ends[to - 1] as number,
    split,
  })
  if (!byLetters) {
    for (const from of occurrences(text, sought.text)) {
      const to = from + sought.text.length
      if (isWhole(text, from, to)) return found(from, to)
    }
    return null
  }
  page.letters ??= yield* lettersSteps(text)
  const { text: letters, places } = page.letters
  for (const at of occurrences(letters, sought.letters)) {
    const from = places[at] as number
    const to = (places[at + sought.letters.length - 1] as number) + 1
    if (isWhole(text, from, to) && negationsOf(text.slice(from, to)) === sought.negations)
      return found(from, to)
  }
  return null
}

/** The first hundred: a text that repeats one thing must not make the search quadratic. */
function* occurrences(text: string, part: string): Generator<number> {
  let from = text.indexOf(part)
  for (let times = 0; from >= 0 && times < 100; times++) {
    yield from
    from = text.indexOf(part, from + 1)
  }
}

/** Whether a part begins and ends with whole words, numbers and units, and no negation was cut off before it. */
const isWhole = (text: string, from: number, to: number): boolean => {
  const [first, last] = [text.charAt(from), text.charAt(to - 1)]
  const [before, after] = [text.slice(Math.max(0, from - 12), from), text.slice(to, to + 3)]
  if (isLetterOrDigit(first) && isLetterOrDigit(before.slice(-1))) return false
  if (isLetterOrDigit(last) && isLetterOrDigit(after.charAt(0))) return false
  if (isDigit(first) && /[\d\p{L}][.,:/-]$|[<>≤≥±=]\s?$|(?:^|\s)[+-]$|\^$/u.test(before))
    return false
  if (isDigit(last) && /^(?:[.,:/-]\d|\s?[%‰°^])/.test(after)) return false
  if (isLetter(last) && /^\/[\p{L}\d]|^-\d/u.test(after)) return false
  return !/(?:^|[^\p{L}])(?:no|ni|sin|nunca|jamás|tampoco)\s+$/iu.test(before)
}

const negation =
  /(?<!\p{L})(?:no|ni|sin|nunca|jamás|tampoco|ningun[oa]?|ningún|nada|salvo|excepto)(?!\p{L})/giu

const negationsOf = (text: string): string => (text.match(negation) ?? []).join(' ').toLowerCase()

const onPages = ({ start, end, split }: Found, at: number): Omit<QuotePlace, 'how'> => {
  if (!split) return { page: at + 1, start, end }
  const second = split.length + 1
  const placeOf = (place: number) =>
    place < second ? split.first + place : split.second + place - second
  // Both ends may lie on one of the two pages, where its own header hid it from the search of that page.
  if (end <= split.length) return { page: at + 1, start: placeOf(start), end: placeOf(end) }
  if (start >= second) return { page: at + 2, start: placeOf(start), end: placeOf(end) }
  return { page: at + 1, toPage: at + 2, start: placeOf(start), end: placeOf(end) }
}
