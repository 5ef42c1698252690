import { normalForm } from '../../normal-form.ts'

/**
 * A text as quotes are compared, with the place in the original of each of its characters (UTF-16 units):
 * `starts[i]` and `ends[i]` are where the one came from that stands at `i`.
 */
export type ComparableText = { text: string; starts: Uint32Array; ends: Uint32Array }

/**
 * Returns a text in compatibility form with composed accents, without ligatures and soft hyphens, with one
 * kind of quotation mark, dash and space. A hyphen between letters goes, with the line break after it, since
 * nothing tells one that a line end made from one that was written; at a digit it stays.
 */
export const comparableText = (text: string): ComparableText => {
  const signs = signsOf(text)
  const parts: string[] = []
  const starts = new Uint32Array(signs.length)
  const ends = new Uint32Array(signs.length)
  let last = ''
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] as Sign
    let put = sign.sign
    if (put === hyphen || put === softHyphen) {
      let next = at + 1
      while (signs[next]?.sign === ' ') next++
      const after = signs[next]?.sign ?? ''
      const isJoint = isLetterOrDigit(last) && isLetterOrDigit(after)
      if (isJoint) at = next - 1
      if (put === softHyphen) put = isJoint && isAtDigit(last, after) ? hyphen : ''
      else if (isJoint && !isAtDigit(last, after)) put = ''
    } else if (put === ' ' && (last === ' ' || last === '')) put = ''
    if (put === '') continue
    starts[parts.length] = sign.start
    ends[parts.length] = sign.end
    parts.push(put)
    last = put
  }
  const { length } = parts
  return { text: parts.join(''), starts: starts.slice(0, length), ends: ends.slice(0, length) }
}

/**
 * Returns the letters, digits and signs of quantities of a comparable text alone, with the place of each in
 * it: spaces and punctuation that mean nothing for a number are left out, and words of four letters and more
 * are in lower case. Shorter ones may be units: mW is not MW.
 */
export const lettersOf = (text: string): { text: string; places: number[] } => {
  const places: number[] = []
  const parts: string[] = []
  let pending = ''
  let at = 0
  const put = (sign: string, place: number) => {
    parts.push(sign)
    places.push(place)
  }
  while (at < text.length) {
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
const [hyphen, softHyphen] = ['-', '\u00ad']
const ofQuantities = '<>≤≥=±%‰°+/*^$×'

type Sign = { sign: string; start: number; end: number }

const isAtDigit = (before: string, after: string): boolean => isDigit(before) || isDigit(after)

const nextOf = (text: string, at: number): string => text.charAt(at + 1)

const marks = /\p{M}+/uy

/** The text as single signs; each letter with its accents is one. */
const signsOf = (text: string): Sign[] => {
  const signs: Sign[] = []
  for (let start = 0; start < text.length; ) {
    const end = signEnd(text, start)
    const isPlain = end === start + 1 && text.charCodeAt(start) < 0x80
    const part = isPlain ? text.charAt(start) : text.slice(start, end)
    const plain = plainOf(part, text.charAt(start - 1))
    for (let at = 0; at < plain.length; at++) signs.push({ sign: plain.charAt(at), start, end })
    start = end
  }
  return signs
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
  if (part.length === 1 && part < '\u0080') return part <= ' ' ? ' ' : (oneFor[part] ?? part)
  const known = oneFor[part]
  if (known !== undefined) return known
  if (invisible.test(part)) return ''
  if (part.trim() === '') return ' '
  const plain = normalForm(normalForm(part.replace('\u0131', 'i'), 'NFKD'), 'NFC')
    .replace(/\s/g, ' ')
    .replace(/[\u2044]/g, '/')
  // 10² is not 102, and 2½ not 21/2.
  return plain !== part && isDigit(before) && isDigit(plain.charAt(0)) ? `^${plain}` : plain
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
