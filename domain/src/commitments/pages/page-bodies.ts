import { nameKey } from '../../name-key.ts'

/** Where a page's own text stands in it, without its header and footer; an empty body has start equal to end. */
export type PageBody = { start: number; end: number }

/** A line of a page by its place in the page's text, without the spaces around it. */
export type PageLine = { start: number; end: number; text: string }

/**
 * Returns the body of each page. A header or footer is a line at a page's edge that repeats, but for its
 * numbers, at the same edge of pages near by, or a page number; what repeats elsewhere on a page stays.
 */
export const pageBodies = (pages: readonly string[]): PageBody[] => {
  const bodyAt = bodyFinder(pages)
  return pages.map((_, at) => bodyAt(at))
}

/** Returns the body of a page by its place from 0, for which it looks at the pages near it alone. */
export const bodyFinder = (pages: readonly string[]): ((at: number) => PageBody) => {
  const finders = (['top', 'bottom'] as const).map((side) => {
    const edges: (Edge | undefined)[] = []
    return (at: number): Edge | undefined => {
      const page = pages[at]
      return page === undefined ? undefined : (edges[at] ??= edgeOf(page, side))
    }
  })
  const [topAt, bottomAt] = finders as [EdgeAt, EdgeAt]
  const { length } = pages
  return (at) => {
    const page = pages[at] ?? ''
    const first = topAt(at)?.lines[repeated(topAt, at, length)]
    const last = bottomAt(at)?.lines[repeated(bottomAt, at, length)]
    const start = first?.start ?? page.length
    return { start, end: Math.max(start, last?.end ?? 0) }
  }
}

/** Returns the lines of a part of a text that are not blank. */
export function* linesOf(text: string, start = 0, end = text.length): Generator<PageLine> {
  for (let from = start; from < end; ) {
    const broken = text.indexOf('\n', from)
    const to = broken < 0 || broken > end ? end : broken
    const line = lineAt(text, from, to)
    if (line) yield line
    from = to + 1
  }
}

/** Lines of a header or footer, and how far away the same ones are looked for: left and right pages alternate. */
const [edgeLines, near, lengthMax] = [5, 4, 300]

/** The lines at an edge of a page, the outermost first, with the keys by which they are compared; one more than may go. */
type Edge = { lines: PageLine[]; keys: string[] }

type EdgeAt = (at: number) => Edge | undefined

const edgeOf = (page: string, side: 'top' | 'bottom'): Edge => {
  const lines: PageLine[] = []
  if (side === 'top')
    for (const line of linesOf(page)) {
      lines.push(line)
      if (lines.length > edgeLines) break
    }
  else
    for (let to = page.length; to >= 0 && lines.length <= edgeLines; ) {
      const from = to === 0 ? 0 : page.lastIndexOf('\n', to - 1) + 1
      const line = lineAt(page, from, to)
      if (line) lines.push(line)
      to = from - 1
    }
  return { lines, keys: lines.slice(0, edgeLines).map(({ text }) => edgeKey(text)) }
}

const lineAt = (text: string, from: number, to: number): PageLine | null => {
  let [start, end] = [from, to]
  while (start < end && isSpace(text, start)) start++
  while (end > start && isSpace(text, end - 1)) end--
  return start < end ? { start, end, text: text.slice(start, end) } : null
}

const isSpace = (text: string, at: number): boolean => text.charAt(at).trim() === ''

/** A sentence that says what shall be done is a footer only where it repeats, numbers and all, on page after page. */
const edgeKey = (line: string): string => {
  if (line.length > lengthMax) return ''
  const key = nameKey(line).replace(/\s+/g, '')
  return duty.test(line) ? `${sentenceMark}${key}` : key.replace(/\d+/g, '#')
}

const duty = /(?:rá|rán|deben?|prohib[a-z]+)(?!\p{L})/iu
const [sentenceMark, neededOfSentences] = ['~', 4]

const pageNumber = /^(?:-?#-?|p[a-z.]{0,6}#(?:de#|\/#)?|#(?:de|\/)#|[ivxlc]{1,7}|\|#|#\|)$/

/** Returns how many lines at this edge of a page are repeated ones. */
const repeated = (edgeAt: EdgeAt, at: number, count: number): number => {
  const keys = edgeAt(at)?.keys ?? []
  const needed = count <= 3 ? count - 1 : 2
  const isHeader = (key: string): boolean => {
    if (pageNumber.test(key)) return true
    if (key === '' || needed < 1) return false
    let found = 0
    for (let other = Math.max(0, at - near); other <= at + near; other++)
      if (other !== at && edgeAt(other)?.keys.includes(key) === true) found++
    return found >= (key.startsWith(sentenceMark) ? neededOfSentences : needed)
  }
  const body = keys.findIndex((key) => !isHeader(key))
  return body < 0 ? keys.length : body
}
