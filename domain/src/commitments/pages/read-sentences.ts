import { lineText } from '../../plain-text.ts'
import { isLetterOrDigit } from '../quotes/comparable-text.ts'
import { bodyFinder, linesOf, type PageLine } from './page-bodies.ts'
import { bullets, sentenceEnds } from './sentence-ends.ts'

/**
 * A sentence, list item or row of a document. `page` counts from 1; `toPage` is the next one where it runs
 * over. `intro` is the sentence with a colon that leads to the list it is in, `heading` the title above it.
 */
export type Sentence = {
  text: string
  page: number
  toPage: number | null
  isItem: boolean
  intro: string | null
  heading: string | null
}

/** Longer ones are tables whose cells nothing tells apart. */
const sentenceMax = 1500

/**
 * Returns the sentences of a document over line and page breaks, without headers, footers, titles and
 * contents. Takes time in proportion to the text.
 */
export const readSentences = (pages: readonly string[]): Sentence[] => [...sentencesOf(pages)]

/** The same, one after another, each when it is asked for. */
export function* sentencesOf(pages: readonly string[]): Generator<Sentence> {
  let heading: string | null = null
  let intro: string | null = null
  for (const { text, breaks, kind } of paragraphs(pages)) {
    if (kind === 'title') {
      heading = text
      intro = null
      continue
    }
    if (kind === 'text') intro = null
    let from = 0
    for (const end of sentenceEnds(text)) {
      const part = text.slice(from, end)
      const start = from + (part.length - part.trimStart().length)
      const sentence = withoutBullet(part)
      from = end
      if (sentence === '' || sentence.length > sentenceMax) continue
      const page = pageAt(breaks, start)
      const last = pageAt(breaks, Math.max(start, end - 1))
      yield {
        text: sentence,
        page,
        toPage: last > page ? last : null,
        isItem: kind === 'item' || bullets.includes(part.trimStart().charAt(0)),
        intro: kind === 'item' ? intro : null,
        heading,
      }
      if (kind === 'text' || intro === null) intro = sentence.endsWith(':') ? sentence : intro
    }
  }
}

/** Lines that belong together, with the offset at which each page of them begins. */
type Paragraph = { text: string; breaks: PageBreak[]; kind: 'text' | 'item' | 'title' }
type PageBreak = { from: number; page: number }

const pageAt = (breaks: readonly PageBreak[], at: number): number =>
  breaks.findLast(({ from }) => from <= at)?.page ?? 1

function* paragraphs(pages: readonly string[]): Generator<Paragraph> {
  let open: OpenParagraph | null = null
  for (const line of bodyLines(pages)) {
    const kind = kindOf(line.text)
    if (open && (kind !== 'text' || !open.goesOnIn(line))) {
      yield open.close()
      open = null
    }
    if (kind === 'contents') continue
    open ??= openParagraph(kind)
    open.add(line)
    if (kind === 'title') {
      yield open.close()
      open = null
    }
  }
  if (open) yield open.close()
}

type BodyLine = {
  text: string
  page: number
  isAfterBlank: boolean
  /** How much of the page's widest line it fills. */
  filled: number
  /** Whether it is one of few, of which none tells how wide the page is. */
  isOfFew: boolean
}

function* bodyLines(pages: readonly string[]): Generator<BodyLine> {
  const bodyAt = bodyFinder(pages)
  for (const [at, page] of pages.entries()) {
    const { start, end } = bodyAt(at)
    const lines = [...linesOf(page, start, end)]
    const pageWidth = lines.reduce((width, { text }) => Math.max(width, text.length), 0)
    let last: PageLine | undefined
    for (const line of lines) {
      const isAfterBlank = last !== undefined && isBlank(page, last.end, line.start)
      yield {
        text: lineText(withHyphen(line.text)),
        page: at + 1,
        isAfterBlank,
        filled: line.text.length / pageWidth,
        isOfFew: lines.length < 3,
      }
      last = line
    }
  }
}

/** A soft hyphen that a line ends with divides a word; elsewhere it is no sign, and is left out. */
const withHyphen = (line: string): string => line.replace(/\u00ad(?=\s*$)/, '-')

const isBlank = (page: string, from: number, to: number): boolean =>
  page.indexOf('\n', page.indexOf('\n', from) + 1) < to &&
  page.indexOf('\n', page.indexOf('\n', from) + 1) >= 0

type OpenParagraph = ReturnType<typeof openParagraph>

const openParagraph = (kind: Paragraph['kind']) => {
  const parts: string[] = []
  const breaks: PageBreak[] = []
  let length = 0
  let last: BodyLine | undefined
  const put = (text: string) => {
    parts.push(text)
    length += text.length
  }
  return {
    add: (line: BodyLine) => {
      if (last) {
        // A word that the line's end divided; "PZ-" and "2020-" keep their hyphen.
        if (isDivided(last.text, line.text)) length -= dropLast(parts)
        else if (!last.text.endsWith('-')) put(' ')
      }
      if (breaks.at(-1)?.page !== line.page) breaks.push({ from: length, page: line.page })
      put(line.text)
      last = line
    },
    goesOnIn: (line: BodyLine): boolean => {
      if (!last) return true
      if (last.text.endsWith('-') || opensLine.test(line.text)) return true
      if (endsParagraph.test(last.text)) return !line.isAfterBlank && last.page === line.page
      if (joins.test(last.text)) return true
      if (line.isAfterBlank || (parts.length === 1 && leadsTo(last.text, line.text))) return false
      return last.page === line.page ? last.filled >= 0.55 : !last.isOfFew && last.filled >= 0.85
    },
    close: (): Paragraph => ({ text: parts.join(''), breaks, kind }),
  }
}

/** "5 Relaciones comunitarias" above a sentence: as a title, or a row of a table, it does not go on in it. */
const leadsTo = (first: string, next: string): boolean =>
  first.length <= 80 && /^\d{1,2}\s+\p{Lu}\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(next)

const opensLine = /^[\p{Ll}(,;]/u
const endsParagraph = /[.:;!?]["”»)]?$/
const joins =
  /(?:[,(]|(?<!\p{L})(?:del?|el|las?|los|y|e|o|u|en|con|por|para|al?|una?|que|se|su|sus|N\.?°))$/iu

const isDivided = (before: string, after: string): boolean =>
  /\p{L}[-\u00ad¬]$/u.test(before) && /^\p{Ll}/u.test(after)

const dropLast = (parts: string[]): number => {
  const last = parts.pop() ?? ''
  parts.push(last.slice(0, -1))
  return 1
}

const itemMark =
  /^(?:[•▪●■◦‣➢►✓✔*·\uf0b7\uf0a7\uf0d8–—-]\s*(?=\S)|o\s+(?=\p{Lu})|\(?(?:[a-z]|\d{1,2}|[ivx]{1,5})\)\s*|(?:[a-z]|\d{1,2})[.]-?\s+(?=\p{Lu}))/iu

const withoutBullet = (text: string): string => text.trim().replace(itemMark, '').trim()

const kindOf = (line: string): Paragraph['kind'] | 'contents' => {
  if (isContents(line)) return 'contents'
  if (isTitle(line)) return 'title'
  return isMarked(line) ? 'item' : 'text'
}

const isMarked = (line: string): boolean => {
  const [mark] = itemMark.exec(line) ?? []
  // "-5 °C" and "–" within a sentence are no bullets, nor is "o" within one.
  if (mark === undefined || /^o\s+\p{Lu}/u.test(line))
    return mark !== undefined && line.startsWith('o')
  return !/^[–—-]\d/.test(line)
}

/** Dots that lead to a page number. */
const isContents = (line: string): boolean => {
  let dots = 0
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (sign === '.' || sign === '…' || sign === '·') dots += sign === '…' ? 3 : 1
    else if (sign !== ' ') dots = 0
    if (dots >= 5) return true
  }
  return false
}

const isTitle = (line: string): boolean => {
  if (line.length > 140) return false
  if (caption.test(line)) return !line.endsWith('.') || line.length < 100
  if (/[.;,:]$/.test(line) || (duty.test(line) && !/ que (?:se |no )/iu.test(line))) return false
  if (/^(?:\d{1,2}(?:\.\d{1,2}){1,5}\.?|[IVX]{1,5}\.)\s+\p{Lu}/u.test(line)) return true
  return isAllCapitals(line)
}

const caption =
  /^(?:cap[íi]tulo|anexo|tabla|cuadro|figura|gr[áa]fico|mapa|plano|l[áa]mina|foto(?:graf[íi]a)?|ap[ée]ndice)\s+(?:N\.?[°º]?\s*)?(?:\d|[IVXLC]+(?!\p{L}))/iu

const duty = /(?:rá|rán|deben?|prohib\p{L}+|compromet\p{L}+|oblig\p{L}+)(?!\p{L})/iu

const isAllCapitals = (line: string): boolean => {
  let letters = 0
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (!isLetterOrDigit(sign)) continue
    if (sign !== sign.toUpperCase()) return false
    if (sign !== sign.toLowerCase()) letters++
  }
  return letters >= 5 && line.includes(' ')
}
