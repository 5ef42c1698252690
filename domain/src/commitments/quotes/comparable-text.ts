import { normalForm } from '../../normal-form.ts'

/**
 * A text as quotes are compared, with the place in the original of each of its characters (UTF-16 units):
 * `starts[i]` and `ends[i]` are where the one came from that stands at `i`.
 */
export type ComparableText = { text: string; starts: Uint32Array; ends: Uint32Array }

export type Letters = { text: string; places: number[] }

/** So many signs are read in one step; those that are rare in any language take some 5 µs each. */
const stepSigns = 2_048

const ended = <Result>(steps: Generator<undefined, Result>): Result => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * Returns a text in compatibility form with composed accents, without ligatures and soft hyphens, with one
 * kind of quotation mark, dash and space. A hyphen between letters goes, with the line break after it, since
 * nothing tells one that a line end made from one that was written; at a digit it stays.
 */
export const comparableText = (text: string): ComparableText => ended(comparableSteps(text))

/** The same in small steps, between which others may work. */
export function* comparableSteps(text: string): Generator<undefined, ComparableText> {
  const signs = yield* signsOf(text)
  const { codes, starts, ends } = signs
  // What is put stands at or before what is read, so that it takes the same lists.
  let length = 0
  let last = 0
  let pauseAt = stepSigns
  for (let at = 0; at < signs.length; at++) {
    if (at >= pauseAt) {
      pauseAt = at + stepSigns
      yield undefined
    }
    const from = at
    let put = codes[at] as number
    if (put === hyphenCode || put === softHyphenCode) {
      let next = at + 1
      while (next < signs.length && codes[next] === spaceCode) next++
      const after = next < signs.length ? (codes[next] as number) : 0
      const isJoint = isLetterOrDigit(signOf(last)) && isLetterOrDigit(signOf(after))
      if (isJoint) at = next - 1
      if (put === softHyphenCode) put = isJoint && isAtDigit(last, after) ? hyphenCode : 0
      else if (isJoint && !isAtDigit(last, after)) put = 0
    } else if (put === spaceCode && (last === spaceCode || last === 0)) put = 0
    if (put === 0) continue
    codes[length] = last = put
    starts[length] = starts[from] as number
    ends[length] = ends[from] as number
    length++
  }
  return {
    text: textOf(codes.subarray(0, length)),
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
  }
}

/**
 * Returns the letters, digits and signs of quantities of a comparable text alone, with the place of each in
 * it: spaces and punctuation that mean nothing for a number are left out, and words of four letters and more
 * are in lower case. Shorter ones may be units: mW is not MW.
 */
export const lettersOf = (text: string): Letters => ended(lettersSteps(text))

/** The same in small steps, between which others may work. */
export function* lettersSteps(text: string): Generator<undefined, Letters> {
  const places: number[] = []
  const parts: string[] = []
  let pending = ''
  let at = 0
  let pauseAt = stepSigns
  const put = (sign: string, place: number) => {
    parts.push(sign)
    places.push(place)
  }
  while (at < text.length) {
    if (at >= pauseAt) {
      pauseAt = at + stepSigns
      yield undefined
    }
    const sign = text.charAt(at)
    if (isLetter(sign)) {
      const from = at
      while (at < text.length && isLetter(text.charAt(at))) at++
      const word = text.slice(from, at)
      const lower = word.toLowerCase()
      const folded = word.length >= 4 && lower.length === word.length ? lower : word
      for (let of = 0; of < folded.length; of++) put(folded.charAt(of), from + of)
      pending = ''
      continue
    }
    if (isDigit(sign)) {
      if (pending !== '') put(pending, at)
      put(sign, at)
      pending = ''
    } else if (ofQuantities.includes(sign)) put(sign, at)
    else if (sign === hyphen && (isDigit(nextOf(text, at)) || isDigit(text.charAt(at - 1)))) {
      put(sign, at)
    } else if (isDigit(text.charAt(at - 1)) || pending !== '')
      pending = isDigit(text.charAt(at + 1)) && '.,:'.includes(sign) ? sign : ' '
    at++
  }
  return { text: parts.join(''), places }
}

export const isLetter = (sign: string): boolean =>
  sign < '\u0080' ? (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') : letter.test(sign)

export const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9' && sign.length === 1

export const isLetterOrDigit = (sign: string): boolean => isDigit(sign) || isLetter(sign)

const letter = /^\p{L}/u
const hyphen = '-'
const [hyphenCode, softHyphenCode, spaceCode] = [0x2d, 0xad, 0x20]
const ofQuantities = '<>≤≥=±%‰°+/*^$×'

/** Signs as UTF-16 units, since a string for each takes twice the time; the lists may be longer than they are. */
type Signs = { codes: Uint16Array; starts: Uint32Array; ends: Uint32Array; length: number }

const signOf = (code: number): string => (code === 0 ? '' : String.fromCharCode(code))

const isAtDigit = (before: number, after: number): boolean =>
  isDigit(signOf(before)) || isDigit(signOf(after))

const textOf = (codes: Uint16Array): string => {
  const parts: string[] = []
  // The most arguments that every engine takes.
  for (let at = 0; at < codes.length; at += 8192)
    parts.push(String.fromCharCode(...codes.subarray(at, at + 8192)))
  return parts.join('')
}

const nextOf = (text: string, at: number): string => text.charAt(at + 1)

const marks = /\p{M}+/uy

/** The text as single signs; each letter with its accents is one. */
function* signsOf(text: string): Generator<undefined, Signs> {
  let signs = room(text.length + 16)
  let length = 0
  const put = (code: number, start: number, end: number) => {
    if (length === signs.codes.length) signs = room(length * 2, signs)
    signs.codes[length] = code
    signs.starts[length] = start
    signs.ends[length] = end
    length++
  }
  let pauseAt = stepSigns
  for (let start = 0; start < text.length; ) {
    if (start >= pauseAt) {
      pauseAt = start + stepSigns
      yield undefined
    }
    const end = signEnd(text, start)
    const code = text.charCodeAt(start)
    if (end === start + 1 && code < 0x80) put(asciiCodes[code] as number, start, end)
    else {
      const plain = plainOf(text.slice(start, end), text.charAt(start - 1))
      for (let at = 0; at < plain.length; at++) put(plain.charCodeAt(at), start, end)
    }
    start = end
  }
  return { ...signs, length }
}

const room = (size: number, from?: Omit<Signs, 'length'>): Omit<Signs, 'length'> => {
  const made = {
    codes: new Uint16Array(size),
    starts: new Uint32Array(size),
    ends: new Uint32Array(size),
  }
  if (from) for (const key of ['codes', 'starts', 'ends'] as const) made[key].set(from[key])
  return made
}

/** The end of a sign with its accents; none of them is below U+0300. */
const signEnd = (text: string, start: number): number => {
  const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1)
  if (end >= text.length || text.charCodeAt(end) < 0x300) return end
  marks.lastIndex = end
  return marks.test(text) ? marks.lastIndex : end
}

/** Returns what a sign with its accents is in comparable texts; nothing for what is invisible. */
const plainOf = (part: string, before: string): string => {
  let plain = plainSigns.get(part)
  if (plain === undefined) {
    plain = madePlain(part)
    // The letters of a language are few; a long text of all signs must not be kept.
    if (plainSigns.size < 4096) plainSigns.set(part, plain)
  }
  // 10² is not 102, and 2½ not 21/2.
  return plain !== part && isDigit(before) && isDigit(plain.charAt(0)) ? `^${plain}` : plain
}

const plainSigns = new Map<string, string>()

const madePlain = (part: string): string => {
  const known = oneFor[part]
  if (known !== undefined) return known
  if (invisible.test(part)) return ''
  if (part.trim() === '') return ' '
  return normalForm(normalForm(part.replace('\u0131', 'i'), 'NFKD'), 'NFC')
    .replace(/\s/g, ' ')
    .replace(/[\u2044]/g, '/')
}

const invisible = /^(?!\u00ad)\p{Cf}+$/u

const each = (signs: string, one: string): Record<string, string> =>
  Object.fromEntries([...signs].map((sign) => [sign, one]))

/** Signs that look alike; º is the degree sign of "N°" and "25 °C" as often as an ordinal. */
const oneFor: Readonly<Record<string, string>> = {
  ...each('“”„‟«»″〝〞', '"'),
  ...each('‘’‚‛′‹›´`ʼ', "'"),
  ...each('‐‑‒–—―−﹘﹣-¬', hyphen),
  ...each('º˚', '°'),
}

const asciiCodes = Uint16Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return sign <= ' ' ? spaceCode : (oneFor[sign] ?? sign).charCodeAt(0)
})
