/** What a model is given at once: pages (from 1, both included), each after its mark. */
export type ModelChunk = { fromPage: number; toPage: number; text: string }

/**
 * Cuts a document into chunks of at most `maxChars` UTF-16 units, each page after its mark `<page n>`. A
 * chunk begins with the last page of the one before it, or with as much of its end as fits, so that what
 * runs over a page break stands whole in one of them. A page that is too long is cut at its lines.
 * `firstPage` is the number of the first of the pages.
 */
export const cutForModel = (
  pages: readonly string[],
  maxChars = 12_000,
  firstPage = 1,
): ModelChunk[] => {
  const cutter = chunkCutter(maxChars, firstPage)
  return [...pages.flatMap((page) => cutter.add(page)), ...cutter.end()]
}

/** The same for pages that come one after another: `add` and `end` return the chunks that are complete then. */
export const chunkCutter = (maxChars = 12_000, firstPage = 1) => {
  const most = Math.max(200, maxChars)
  let number = firstPage
  let parts: PagePart[] = []
  let length = 0
  const end = (): ModelChunk[] => {
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last) return []
    const text = parts.map(marked).join('')
    return [{ fromPage: first.page, toPage: last.page, text }]
  }
  const add = (page: string): ModelChunk[] => {
    const chunks: ModelChunk[] = []
    for (const part of partsOf(page, most, number++)) {
      const added = marked(part).length
      const last = parts.at(-1)
      if (last && length + added > most) {
        chunks.push(...end())
        const room = most - added - marked({ page: last.page, text: '' }).length
        const overlap = { page: last.page, text: endOf(last.text, room) }
        parts = overlap.text === '' ? [] : [overlap]
        length = overlap.text === '' ? 0 : marked(overlap).length
      }
      parts.push(part)
      length += added
    }
    return chunks
  }
  return { add, end }
}

type PagePart = { page: number; text: string }

const marked = ({ page, text }: PagePart): string => `<page ${page}>\n${text}\n`

/** A page, in parts of at most half a chunk where it is longer; without marks of pages of its own. */
function* partsOf(page: string, maxChars: number, number: number): Generator<PagePart> {
  const longest = Math.floor(maxChars / 2)
  const text = page.replace(/<(?=\s?\/?\s?page)/gi, '‹')
  if (marked({ page: number, text }).length <= maxChars) {
    yield { page: number, text }
    return
  }
  for (let from = 0; from < text.length; ) {
    const part = upToLine(text.slice(from, from + longest), from + longest < text.length)
    yield { page: number, text: part }
    from += part.length
  }
}

/** Up to the end of its last line, where that leaves half of it. */
const upToLine = (text: string, goesOn: boolean): string => {
  if (!goesOn) return text
  const line = text.lastIndexOf('\n') + 1
  return line > text.length / 2 ? text.slice(0, line) : text.replace(/[\ud800-\udbff]$/, '')
}

/** The end of a text, of whole lines where it can be, that fits into so much room. */
const endOf = (text: string, room: number): string => {
  if (text.length <= room) return text
  if (room < 40) return ''
  const rest = text.slice(text.length - room)
  const line = rest.indexOf('\n') + 1
  return line > 0 && line < rest.length / 2
    ? rest.slice(line)
    : rest.replace(/^[\udc00-\udfff]/, '')
}
