import { bodyFinder } from '../pages/page-bodies.ts'
import { type ComparableText, comparableSteps, type Letters } from './comparable-text.ts'

/** Where the parts of two pages stand that a break lies between: of the first one from `first`, so many units. */
export type Split = { first: number; length: number; second: number }

/** A page, or two, as it is searched; the letters are read once a quote asks for them. */
export type Searched = ComparableText & { split?: Split; letters?: Letters }

type Steps<Result> = Generator<undefined, Result>

/** Held at once, as they are searched: that takes twenty times their text, and a document has thousands. */
const heldMost = 16

/** The pages of a document as quotes are looked for in them, each read as it is needed, in small steps. */
export const searchedPages = (pages: readonly string[]) => {
  const bodyAt = bodyFinder(pages)
  const held = new Map<string, Searched>()
  function* hold(name: string, text: string, split?: Split): Steps<Searched> {
    const known = held.get(name)
    if (known) held.delete(name)
    const searched = known ?? { ...(yield* comparableSteps(text)), ...(split && { split }) }
    held.set(name, searched)
    if (held.size > heldMost) held.delete(held.keys().next().value as string)
    return searched
  }
  function* ofPage(at: number): Steps<Searched | null> {
    const text = pages[at]
    return text === undefined ? null : yield* hold(`page ${at}`, text)
  }
  function* ofBreak(at: number): Steps<Searched | null> {
    const [text, next] = [pages[at], pages[at + 1]]
    if (text === undefined || next === undefined) return null
    const [body, nextBody] = [bodyAt(at), bodyAt(at + 1)]
    return yield* hold(
      `break ${at}`,
      `${text.slice(body.start, body.end)}\n${next.slice(nextBody.start, nextBody.end)}`,
      { first: body.start, length: body.end - body.start, second: nextBody.start },
    )
  }
  const keys: (PageKey | undefined)[] = []
  function* keyAt(at: number): Steps<PageKey | null> {
    const known = keys[at]
    if (known) return known
    const page = yield* ofPage(at)
    if (page === null) return null
    const { start, end } = bodyAt(at)
    const [from, to] = [placeOf(page.starts, start), placeOf(page.starts, end)]
    const before = signsOf(page.text.slice(0, from))
    const body = signsOf(page.text.slice(from, to))
    const whole = `${before}${body}${signsOf(page.text.slice(to))}`
    return (keys[at] = { whole, start: before.length, end: before.length + body.length })
  }
  return {
    ofPage,
    ofBreak,
    /** False where a page, or a break, has not even the letters and digits of a quote, as `signsOf` gives them. */
    *mayHold(at: number, isBreak: boolean, signs: string): Steps<boolean> {
      const key = yield* keyAt(at)
      if (!isBreak) return key?.whole.includes(signs) === true
      const next = yield* keyAt(at + 1)
      if (!key || !next) return false
      return (
        key.whole.slice(key.start, key.end) + next.whole.slice(next.start, next.end)
      ).includes(signs)
    },
  }
}

/** The letters and digits of a page, and which of them are of its body. */
type PageKey = { whole: string; start: number; end: number }

/**
 * The letters and digits of a comparable text in one case: what a text holds, these hold of it, whether it is compared
 * sign by sign or by `lettersOf`, which leaves out what is more than one UTF-16 unit.
 */
export const signsOf = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .replace(/[^\p{L}0-9]+|[\u{10000}-\u{10FFFF}]+/gu, '')

/** How many of ascending places lie before one. */
const placeOf = (places: Uint32Array, place: number): number => {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle] as number) < place) from = middle + 1
    else to = middle
  }
  return from
}
